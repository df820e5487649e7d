"""Whole random games of Classic, for the tests in this folder."""

from collections.abc import Iterator
from random import Random

from flambeur.core.match import Match
from flambeur.core.parts import Event, Move
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas import CLASSICS, VegasOptions
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.sources import SeededSource
from tests.games.nodes import nodes

Node = tuple[ClassicTable, Chance | Choice, Move, list[Event]]


def random_game(
    seats: int, options: VegasOptions | None = None, seed: int = 0, game: Classic = CLASSICS[0]
) -> Iterator[Node]:
    """Play a random game; for each move give the table before it, the turn, it, and its events."""
    return nodes(game, seats, options, seed)


def random_match(
    seats: int, options: VegasOptions | None = None, seed: int = 0, game: Classic = CLASSICS[0]
) -> Iterator[Match[ClassicTable]]:
    """Play a random game as a match; give it after the start and after every move."""
    random = Random(seed)
    names = [f"P{seat}" for seat in range(seats)]
    match = Match(game, names, options, SeededSource(seed))
    match.settle()
    yield match
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, random.choice(choice.moves), match.version)
        yield match
