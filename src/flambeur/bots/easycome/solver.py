"""The two-player game solved: a strategy is improved until it is its own best answer [E32]."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from flambeur.bots.easycome.positions import LINKS, POSITIONS, Link
from flambeur.bots.easycome.turns import NO_PRIZE, START, endings, worths

Report = Callable[[int, int], None]
"""Told how much is done, and how much there is to do before the next round."""
Row = tuple[float, tuple[tuple[float, int], ...]]
"""A linear equation: a constant, and the factors of other unknowns."""

UNCLAIMABLE = -1.0
SETTLED = 1e-14
"""A smaller gain is rounding; what `evaluate` leaves is below, any real gain above."""
PER_PRIZE = 0.1


class Solution(NamedTuple):
    """Values, and what the best answer to them is."""

    values: Sequence[float]
    """By place, the chance to win of the player on turn."""
    residual: float
    """The most that the best turn gives beyond these values, or short of them."""
    chances: list[list[float]]
    """By place, how likely each prize, and none, ends the best turn."""


def silent(done: int, total: int) -> None:
    """Report to nobody."""


def solve(report: Report = silent) -> Solution:
    """Find the values of all positions: improve all turns, work out what that is worth, repeat."""
    values = [_first_guess(place) for place in range(len(POSITIONS))]
    solution = answer(values, [[]] * len(POSITIONS), report)
    while solution.residual > SETTLED:
        rows = [_row(*pair) for pair in zip(LINKS, solution.chances, strict=True)]
        evaluate(rows, values)
        solution = answer(values, solution.chances, report)
    return solution


def answer(
    values: Sequence[float], known: Sequence[list[float]], report: Report = silent
) -> Solution:
    """Find the best turn at every position; where a known one is as good, it stays."""
    residual, chances = 0.0, []
    for place, links in enumerate(LINKS):
        payoffs = payoffs_of(links, values)
        worth = worths(payoffs)
        gain = abs(worth[START] - values[place])
        residual = max(residual, gain)
        stays = gain <= SETTLED and known[place]
        chances.append(known[place] if stays else endings(worth, payoffs))
        report(place + 1, len(LINKS))
    return Solution(values, residual, chances)


def payoffs_of(links: Sequence[Link], values: Sequence[float]) -> list[float]:
    """Tell what each way to end the turn is worth to the player on turn."""
    payoffs = [UNCLAIMABLE] * (NO_PRIZE + 1)
    for end, place, passes in links:
        ahead = 0.0 if place is None else values[place]
        payoffs[end] = 1.0 - ahead if passes else ahead
    return payoffs


def evaluate(rows: Sequence[Row], values: list[float], close: float = SETTLED / 100) -> None:
    """Solve the equations in place, sweep by sweep, until they stand still or only tremble."""
    change = before = 1.0
    while change > close and (change < before or change > SETTLED):
        before, change = change, 0.0
        for place, (constant, factors) in enumerate(rows):
            value = constant
            for factor, other in factors:
                value += factor * values[other]
            change = max(change, abs(value - values[place]))
            values[place] = value


def _first_guess(place: int) -> float:
    """Guess that every prize more than the other player's is worth something."""
    _, mine, theirs = POSITIONS[place]
    return 0.5 + PER_PRIZE * (mine.bit_count() - theirs.bit_count())


def _row(links: Sequence[Link], chances: Sequence[float]) -> Row:
    """Write a value as an equation: where the turn passes, it is 1 less the other's value."""
    constant = 0.0
    factors = []
    for end, place, passes in links:
        constant += chances[end] if passes else 0.0
        if place is not None and chances[end]:
            factors.append((-chances[end] if passes else chances[end], place))
    return constant, tuple(factors)
