"""Every position of a bank has its reasons, in every language."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from flambeur.core.game import Game
from flambeur.families import find
from flambeur.practice.bank import bank_names, bank_of
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import pose, reasons_for
from flambeur.practice.verdict import verdict_on
from flambeur.protocol.lines import Line
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker
from tests.practice.positions import random_puzzles

GAMES: dict[str, dict[str, object]] = {
    "vegas/2018": {},
    "vegas/royale": {},
    "easycome": {},
    "strike": {"form": "abstract"},
}
SHOWN = 60
"""So many positions of each are told."""


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """Make positions of a game at random, from its whole length."""
    game: Game[Any] = find(name)
    found = [*random_puzzles(game, 2, 1, **GAMES[name]), *random_puzzles(game, 3, 2, **GAMES[name])]
    return tuple(found[:: max(1, len(found) // SHOWN)])


class Told(msgspec.Struct, frozen=True):
    """Why an option of a position is good or bad, for the seat that chooses."""

    seat: int | None
    chosen: int
    lines: tuple[Line, ...]


def tell(some: Sequence[Puzzle]) -> Iterator[Told]:
    """List all reasons of positions, for whatever is chosen."""
    for puzzle in some:
        posed = pose(puzzle)
        for option in puzzle.options:
            verdict = verdict_on(puzzle, option.move)
            assert verdict is not None
            yield Told(posed.view.seat, verdict.chosen, reasons_for(posed, verdict))


# Reasons have no language; to find those of Strike takes longer than to say them in all four.
@cache
def told_at_random(name: str) -> tuple[Told, ...]:
    """Tell about positions at random."""
    return tuple(tell(puzzles(name)))


@cache
def told_of_bank(name: str) -> tuple[Told, ...]:
    """Tell about positions of a bank."""
    every = bank_of(name).about()
    return tuple(tell(every[:: max(1, len(every) // SHOWN)]))


def check(told: Told, words: Words) -> None:
    """Say the reasons of an option; nothing is left open in them."""
    speaker = Speaker(words, ("Ana", "Ben", "Carla", "Denny", "Eva"), told.seat)
    assert (1 if told.chosen == 0 else 2) == len(told.lines)
    for said in map(speaker.say, told.lines):
        assert said.endswith(".")
        assert not any(sign in said for sign in ("{", "}", "why ", "–  ", "()"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_positions_at_random(name: str, language: str) -> None:
    """Whatever is decided, there is something to say."""
    words = Words(language)
    for told in told_at_random(name):
        check(told, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bank_names())
def test_positions_of_the_banks(name: str, language: str) -> None:
    """The same holds for what comes with the software."""
    words = Words(language)
    for told in told_of_bank(name):
        check(told, words)
