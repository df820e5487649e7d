"""Recorded games are memory: each replays byte for byte, and its dice are proven."""

from pathlib import Path
from typing import Any

import pytest

from flambeur import find, resume
from flambeur.core.game import Game
from flambeur.families import every_game
from flambeur.sources import NoSource
from flambeur.sources.verify import verify
from tests.records.make import FORMAT_2, name_of, record, ways

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_record_replays(file: Path) -> None:
    """The rules lead from the header through every move to the same result and the same bytes."""
    data = file.read_bytes()
    assert data == resume(data, find, NoSource()).record.dump()
    assert verify(data, find).honest


def test_there_is_a_record_for_every_way_to_play() -> None:
    """Every edition, mode and number of seats is remembered in format 1."""
    setups = {game.name: len(game.setups()) for game in every_game()}
    files = {game.name: len(list((FOLDER / game.name).glob("*.jsonl"))) for game in every_game()}
    assert setups == files


def test_there_are_records_of_format_2() -> None:
    """Every game is remembered in format 2, too."""
    names = {
        FORMAT_2 / game.name / f"{name_of(*way)}.jsonl"
        for game in every_game()
        for way in ways(game)
    }
    assert names == set(FORMAT_2.rglob("*.jsonl"))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: str(game.name))
def test_records_of_format_2_are_made_again(game: Game[Any]) -> None:
    """The same dice and the same choices give the same bytes as when the record was made."""
    for seats, options in ways(game)[::2]:
        label = name_of(seats, options)
        file = FORMAT_2 / game.name / f"{label}.jsonl"
        assert file.read_bytes() == record(game, seats, options, label)
