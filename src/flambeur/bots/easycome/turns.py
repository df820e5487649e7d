"""One turn of Easy Come as an exact programme over dice set aside and dice rolled [E30].

A turn ends in a prize or in none. Given what each ending is worth, all that can happen in between
is listed once: 126 results of four dice, and 83 ways to have one, two or three dice aside.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Values, satisfied

N = TypeVar("N", float, Fraction)
NO_PRIZE = len(PRIZES)
"""The place of the turn without a prize, after those of the prizes."""
FACES = range(6)


class Node(NamedTuple):
    """A roll after some dice were set aside: its options, as slots, and how many ways it falls."""

    options: tuple[int, ...]
    """First the four dice as they lie, then each way to set some aside."""
    take: Callable[[Sequence[Any]], tuple[Any, ...]]
    ways: int


class Aside(NamedTuple):
    """Dice set aside, with everything the rest can show."""

    slot: int
    nodes: tuple[Node, ...]
    rolls: int
    """The number of equally likely rolls: 6 to the power of dice left."""


def _multisets(size: int) -> list[Values]:
    return list(combinations_with_replacement(FACES, size))


def _ways(dice: Values) -> int:
    """Count the orders in which dice can show these values."""
    return factorial(len(dice)) // prod(factorial(n) for n in Counter(dice).values())


SLOTS: dict[Values, int] = {
    dice: slot
    for slot, dice in enumerate(dice for size in (4, 3, 2, 1, 0) for dice in _multisets(size))
}
"""A number for all dice that can lie aside or in sight: 126 results, then 83 and the empty hand."""
RESULTS = tuple(
    (*(NUMBERS[prize] for prize in satisfied(dice)), NO_PRIZE) for dice in _multisets(DICE)
)
"""By slot, how a turn can end with these four dice: the prizes they satisfy, or none."""
START = SLOTS[()]


def merged(kept: Values, more: Values) -> Values:
    """Put dice together, in ascending order."""
    return tuple(sorted(kept + more))


def _node(kept: Values, rolled: Values) -> Node:
    final = SLOTS[merged(kept, rolled)]
    others = {
        SLOTS[merged(kept, dice)]
        for size in range(1, len(rolled))
        for dice in combinations(rolled, size)
    }
    options = (final, *sorted(others))
    # A getter of one slot gives no row, so the last die is asked for twice.
    return Node(options, itemgetter(*options, final), _ways(rolled))


def _aside(kept: Values) -> Aside:
    left = DICE - len(kept)
    nodes = tuple(_node(kept, rolled) for rolled in _multisets(left))
    return Aside(SLOTS[kept], nodes, len(FACES) ** left)


ASIDES = tuple(_aside(kept) for kept in SLOTS if len(kept) < DICE)
"""All that can lie aside before a roll: three dice first, the empty hand last."""


def worths(payoffs: Sequence[N]) -> list[N]:
    """Value all slots when the turn is played as well as can be.

    `payoffs` says what each prize is worth, then what no prize is worth; a prize that cannot be
    claimed is worth less than none. The value of the whole turn is in the slot `START`.
    """
    best = [max([payoffs[end] for end in ends]) for ends in RESULTS]
    for aside in ASIDES:
        total = best[0] * 0
        for _, take, ways in aside.nodes:
            total += max(take(best)) * ways
        best.append(total / aside.rolls)
    return best


def endings(worth: Sequence[float], payoffs: Sequence[float]) -> list[float]:
    """Tell how likely each prize, and none, ends a turn that is played by these values."""
    reached = [0.0] * len(SLOTS)
    reached[START] = 1.0
    for aside in reversed(ASIDES):
        if weight := reached[aside.slot] / aside.rolls:
            for options, _, ways in aside.nodes:
                reached[max(options, key=worth.__getitem__)] += weight * ways
    found = [0.0] * (NO_PRIZE + 1)
    for ends, weight in zip(RESULTS, reached, strict=False):
        if weight:
            found[max(ends, key=payoffs.__getitem__)] += weight
    return found


@cache
def chance_of(prizes: frozenset[int]) -> Fraction:
    """Tell the best chance to win one of these prizes in one turn, exactly [E30, E31]."""
    payoffs = [Fraction(number in prizes) for number in range(NO_PRIZE + 1)]
    return worths(payoffs)[START]
