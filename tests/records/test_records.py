"""Recorded games are memory: each replays byte for byte, and its dice are proven."""

from pathlib import Path

import pytest

from flambeur import find, resume
from flambeur.registry import GAMES
from flambeur.sources import NoSource
from flambeur.sources.verify import verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_record_replays(file: Path) -> None:
    """The rules lead from the header through every move to the same result and the same bytes."""
    data = file.read_bytes()
    assert data == resume(data, find, NoSource()).record.dump()
    assert verify(data, find).honest


def test_there_is_a_record_for_every_way_to_play() -> None:
    """Every edition, mode and number of seats is remembered."""
    ways = {game.name: len(game.setups()) for game in GAMES}
    files = {game.name: len(list((FOLDER / game.name).glob("*.jsonl"))) for game in GAMES}
    assert ways == files
