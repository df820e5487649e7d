"""What the bots share: the position they are asked about, and the best move by a plan."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome.turns import NO_PRIZE, SLOTS, merged, worths
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS
from flambeur.games.easycome.turn import Choose


def best_move(view: View[Any], payoffs: Sequence[float], worth: Sequence[float]) -> Move:
    """Choose the move that is worth most; the first one among equals, so claims before dice."""
    frame = view.state.stack[-1]
    assert isinstance(frame, Choose)  # noqa: S101 - nothing else is ever asked

    def worth_of(move: Move) -> float:
        match move:
            case Claim(prize=prize):
                return payoffs[NUMBERS[prize]]
            case Keep(dice=dice) if len(aside := merged(frame.kept, dice)) < DICE:
                return worth[SLOTS[aside]]
        return payoffs[NO_PRIZE]

    return max(moves_of(view), key=worth_of)


def best_turn(view: View[Any], payoffs: tuple[float, ...]) -> Move:
    """Choose the best move when the endings of the turn are worth this."""
    return best_move(view, payoffs, _plan(payoffs))


@lru_cache(maxsize=4096)
def _plan(payoffs: tuple[float, ...]) -> list[float]:
    return worths(payoffs)
