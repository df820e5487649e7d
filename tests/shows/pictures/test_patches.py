"""Pictures of all recorded games can be told by patches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flambeur import find, resume
from flambeur.protocol.patch import diff, merge
from flambeur.sources import NoSource
from tests.records.test_records import FILES, FOLDER
from tests.shows.pictures.recording import picture_for


def nulls(value: Any) -> Iterator[str]:
    """Find what is null, by name."""
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if inner is None:
            yield str(name)
        elif isinstance(inner, dict | list | tuple):
            yield from nulls(inner)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_law(file: Path) -> None:
    """A patch makes the picture it was made for, at every step, for a player and a spectator."""
    match = resume(file.read_bytes(), find, NoSource())
    position = match.opening()
    seen: dict[int | None, dict[str, Any]] = {None: {}, 0: {}}
    for entry in match.record.entries:
        position.enter(entry)
        for seat, old in seen.items():
            new = picture_for(match.game.id, position.state, seat)
            assert new == merge(old, diff(old, new))
            assert [] == [*nulls(new)]
            seen[seat] = new
