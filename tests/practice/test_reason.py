"""Every position of a bank has its reasons, in every language."""

from functools import cache
from typing import Any

import pytest

from flambeur.core.game import Game
from flambeur.families import find
from flambeur.practice.bank import bank_names, bank_of
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import pose, reasons_for
from flambeur.practice.verdict import verdict_on
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


def check(puzzle: Puzzle, words: Words) -> None:
    """Say all reasons of a position; nothing is left open in them."""
    posed = pose(puzzle)
    speaker = Speaker(words, ("Ana", "Ben", "Carla", "Denny", "Eva"), posed.view.seat)
    for option in puzzle.options:
        verdict = verdict_on(puzzle, option.move)
        assert verdict is not None
        lines = reasons_for(posed, verdict)
        assert (1 if verdict.chosen == 0 else 2) == len(lines)
        for said in map(speaker.say, lines):
            assert said.endswith(".")
            assert not any(sign in said for sign in ("{", "}", "why ", "–  ", "()"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_positions_at_random(name: str, language: str) -> None:
    """Whatever is decided, there is something to say."""
    words = Words(language)
    for puzzle in puzzles(name):
        check(puzzle, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bank_names())
def test_positions_of_the_banks(name: str, language: str) -> None:
    """The same holds for what comes with the software."""
    words, all_of_them = Words(language), bank_of(name).about()
    for puzzle in all_of_them[:: max(1, len(all_of_them) // SHOWN)]:
        check(puzzle, words)
