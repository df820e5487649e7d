"""Casual play in Easy Come: one prize in mind at a time, and any that comes is welcome."""

from functools import cache, lru_cache

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome.seat import best_move
from flambeur.bots.easycome.strong import hopes
from flambeur.bots.easycome.turns import NO_PRIZE, worths
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.table import Table


class CasualEasyCome:
    """Keeps the dice for the prize that is nearest, whatever else they might become."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the best way to a single prize; of two on offer the rarer one."""
        moves_of(view)
        payoffs = hopes(view.state)
        return best_move(view, payoffs, single_minded(payoffs))


@lru_cache(maxsize=4096)
def single_minded(payoffs: tuple[float, ...]) -> list[float]:
    """Value all slots when only the best single prize is rolled for."""
    aims = [number for number in range(NO_PRIZE) if payoffs[number] > 0]
    rows = [[payoffs[number] * worth for worth in _aimed(number)] for number in aims]
    return [max(column) for column in zip(*rows, strict=True)]


@cache
def _aimed(prize: int) -> list[float]:
    """Value all slots when this prize alone counts."""
    return worths([float(number == prize) for number in range(NO_PRIZE + 1)])
