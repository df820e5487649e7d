"""Whole random games, node by node."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from flambeur.core.game import Game, Options
from flambeur.core.parts import Event, Move
from flambeur.core.state import State, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.sources import SeededSource

S = TypeVar("S", bound=State)


def nodes(
    game: Game[S], seats: int, options: Options | None, seed: int
) -> Iterator[tuple[S, Chance | Choice, Move, list[Event]]]:
    """Play a random game; for each move give the table before it, the turn, it, and its events."""
    random, source = Random(seed), SeededSource(seed)
    table = game.start(seats, options)
    while not isinstance(awaited := turn(table), Over):
        if isinstance(awaited, Chance):
            move = source.settle(awaited.distribution)
        else:
            move = random.choice(awaited.moves)
        before = table.copy()
        yield before, awaited, move, play(table, move)
