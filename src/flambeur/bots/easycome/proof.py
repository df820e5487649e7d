"""How wrong the values can be at most; the proof stands in docs/reference/easycome-solved.md.

In short: if neither the best turn nor that of the strategy differs from the values by more than r,
and if w is a number for each position that falls by at least 1/2 a turn on average while one player
follows the strategy, whatever the other does, then the values are wrong by at most 2 r w.
"""

from collections.abc import Sequence
from typing import NamedTuple

from flambeur.bots.easycome.positions import LINKS, Link
from flambeur.bots.easycome.solver import (
    UNCLAIMABLE,
    Report,
    Row,
    Solution,
    evaluate,
    payoffs_of,
    silent,
)
from flambeur.bots.easycome.turns import NO_PRIZE, START, endings, worths

ROUNDING = 1e-13
"""More than rounding can do in one turn: four times some 220 sums and products below 1."""
FALL = 0.5
CLOSE = 1e-6
WORTH_CHANGING = 0.01


class Bound(NamedTuple):
    """What was proven."""

    error: float
    """No value is wrong by more than this."""
    length: float
    """The largest w: no strategy can make the rest of the game longer than 2 w on average."""


def prove(solution: Solution, report: Report = silent) -> Bound:
    """Bound the error of the values."""
    length = max(_lengths(solution.chances, report))
    residual = max(solution.residual, _shortfall(solution)) + ROUNDING
    return Bound(residual * length / FALL, length)


def _shortfall(solution: Solution) -> float:
    """Tell by how much a turn of the strategy can fall short of the values."""
    worst = 0.0
    for value, links, chances in zip(solution.values, LINKS, solution.chances, strict=True):
        payoffs = payoffs_of(links, solution.values)
        worst = max(worst, value - sum(p * x for p, x in zip(chances, payoffs, strict=True)))
    return worst


def _lengths(chances: Sequence[Sequence[float]], report: Report) -> list[float]:
    """Find w for turns of the strategy, then for turns of the other, who draws the game out."""
    count = len(LINKS)
    own = [_row(links, chances[place], 0, count) for place, links in enumerate(LINKS)]
    other = [_row(links, chances[place], count, 0) for place, links in enumerate(LINKS)]
    lengths = [0.0] * (2 * count)
    worst = 1.0
    while worst > FALL:
        evaluate([*own, *other], lengths, CLOSE)
        worst = _rise(own, lengths)
        for place, links in enumerate(LINKS):
            payoffs = [UNCLAIMABLE] * (NO_PRIZE + 1)
            for end, following, passes in links:
                payoffs[end] = 1.0 + _ahead(following, 0 if passes else count, lengths)
            worth = worths(payoffs)
            gain = worth[START] - lengths[count + place]
            worst = max(worst, gain)
            if gain > WORTH_CHANGING:
                other[place] = _row(links, endings(worth, payoffs), count, 0)
            report(place + 1, count)
    return lengths


def _row(links: Sequence[Link], chances: Sequence[float], same: int, other: int) -> Row:
    """Write the length of the game as an equation: this turn, and what follows on either side."""
    factors = [
        (chances[end], place + (other if passes else same))
        for end, place, passes in links
        if place is not None and chances[end]
    ]
    return 1.0, tuple(factors)


def _rise(rows: Sequence[Row], lengths: Sequence[float]) -> float:
    """Tell by how much a turn, counted as 1, and what follows can exceed the length."""
    return max(
        constant + sum(factor * lengths[other] for factor, other in factors) - lengths[place]
        for place, (constant, factors) in enumerate(rows)
    )


def _ahead(place: int | None, side: int, lengths: Sequence[float]) -> float:
    return 0.0 if place is None else lengths[place + side]
