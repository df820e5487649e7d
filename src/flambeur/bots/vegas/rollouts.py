"""Play by rollouts: every move is played out greedily many times, and the best one is made."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.sampled import guesses
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.fast.jit import COMPILED
from flambeur.fast.rollout import rollout_move, tally
from flambeur.fast.table import PASS
from flambeur.games.vegas.moves import PLACES
from flambeur.games.vegas.royale.moves import Pass

ROLLOUTS = 60 if COMPILED else 4
"""Of each move; interpreted they take fifty times as long."""


class StrongVegas:
    """Sees a placement through to the payout, again and again."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Begin at a seed."""
        self._seed = seed

    def choose(self, view: View[Any]) -> Move:
        """Choose the move after which the game is won most often."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        return move_of(rollout_move(guesses(view, self._seed), tally(), ROLLOUTS))


def move_of(number: int) -> Move:
    """Name a kernel's move as the engine does."""
    return Pass() if number == PASS else PLACES[number + 1]


def number_of(move: Move) -> int:
    """Number a move as kernels do."""
    return PASS if isinstance(move, Pass) else move.face - 1  # type: ignore[attr-defined]
