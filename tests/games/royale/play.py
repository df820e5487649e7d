"""Whole random games of Royale, for the tests in this folder."""

from collections.abc import Iterator

from flambeur.core.match import Match
from flambeur.core.parts import Event, Move
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.rules import Royale
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.sources import SeededSource
from tests.games.nodes import nodes

ROYALE, BASE = ROYALES
Node = tuple[RoyaleTable, Chance | Choice, Move, list[Event]]


def random_game(
    seats: int, options: RoyaleOptions | None = None, seed: int = 0, game: Royale = ROYALE
) -> Iterator[Node]:
    """Play a random game; for each move give the table before it, the turn, it, and its events."""
    return nodes(game, seats, options, seed)


def events_of(
    seats: int, options: RoyaleOptions | None = None, seed: int = 0, game: Royale = ROYALE
) -> list[Event]:
    """Tell all that happens in a random game."""
    return [e for *_, events in random_game(seats, options, seed, game) for e in events]


def new_match(seats: int, options: RoyaleOptions | None, seed: int) -> Match[RoyaleTable]:
    """Start a match that waits for its first choice."""
    match = Match(ROYALE, [f"P{seat}" for seat in range(seats)], options, SeededSource(seed))
    match.settle()
    return match
