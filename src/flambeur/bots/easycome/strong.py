"""Strong play in Easy Come: every turn played out in full, all prizes held equally dear."""

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome.outlook import outlooks
from flambeur.bots.easycome.seat import best_turn
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.table import Table

A_PRIZE = 0.2
"""What any prize adds to the odds; from 0.1 to 0.3 it makes little difference."""


class StrongEasyCome:
    """Weighs holds and the race that follows, but knows no solution and no dearer prizes."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the move that leads to a win most often, as far as this model goes."""
        moves_of(view)
        return best_turn(view, outlooks(view.state, evenly))


def evenly(prizes: int) -> float:
    """Weigh prizes by their number."""
    return A_PRIZE * prizes.bit_count()
