"""Fifty Fifty, worked out to its last bet: what it brings, and how to bet."""

from functools import cache
from itertools import product

from flambeur.fast.jit import numbers
from flambeur.fast.royale.prices import worth_of
from flambeur.fast.royale.tiles.b2_fifty_fifty import HIGHER, LOWER, STOP
from flambeur.games.vegas.royale.values import FIFTY_FIFTY

TOTALS = [one + other for one, other in product(range(1, 7), repeat=2)]
TOP = len(FIFTY_FIFTY) - 1


@cache
def standing(index: int, total: int) -> float:
    """Tell what Fifty Fifty brings from this space on, if one stops and bets at one's best."""
    return max(ways(index, total))


def ways(index: int, total: int) -> list[float]:
    """Tell what it brings to stop, to bet on higher, and to bet on lower."""
    now = worth_of(FIFTY_FIFTY[index])
    if index == TOP:
        return [now]
    return [now, thrown(index, total, higher=True), thrown(index, total, higher=False)]


@cache
def thrown(index: int, total: int, higher: bool | None) -> float:  # noqa: FBT001 - as the rules do
    """Tell what Fifty Fifty brings with a throw, the first one or one on a bet."""
    hits = [
        new
        for new in TOTALS
        if higher is None or (higher and new > total) or (not higher and new < total)
    ]
    return sum(standing(index + 1, new) for new in hits) / len(TOTALS)


def _best(index: int, total: int) -> int:
    found = ways(index, total)
    return (STOP, HIGHER, LOWER)[found.index(max(found))]


BETS = numbers([[_best(index, total) for total in range(13)] for index in range(TOP)])
"""The best move on each space with each total."""
FIRST = round(thrown(0, 0, None))
"""What the first throw is worth, in thousands."""
