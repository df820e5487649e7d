"""The nine prizes, each with what it asks of the four dice [E3, E4, E5]."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

Values = tuple[int, ...]
"""What dice show, 0 to 5, in ascending order."""


class Prize(StrEnum):
    """A prize, in the order of the rules [E3]."""

    FOUR_KIND = "FOUR_KIND"
    TWO_PAIRS = "TWO_PAIRS"
    TRIPLE_ODD = "TRIPLE_ODD"
    TRIPLE_EVEN = "TRIPLE_EVEN"
    SUM_7 = "SUM_7"
    SUM_13 = "SUM_13"
    SUM_LE_3 = "SUM_LE_3"
    SUM_GE_17 = "SUM_GE_17"
    STRAIGHT = "STRAIGHT"


PRIZES = tuple(Prize)
NUMBERS = {prize: number for number, prize in enumerate(PRIZES)}
"""The place of each prize in that order, from 0."""
THREE_AND_ONE = [1, 3]
"""How often the values of a triple and its odd one out occur."""


def is_four_kind(dice: Values) -> bool:
    """All four alike."""
    return len(set(dice)) == 1


def is_two_pairs(dice: Values) -> bool:
    """Two of one value and two of another; four alike are not two pairs [EA16]."""
    return sorted(Counter(dice).values()) == [2, 2]


def is_triple_odd(dice: Values) -> bool:
    """Three of an odd value and one of another odd value."""
    return _is_triple(dice) and all(value % 2 == 1 for value in dice)


def is_triple_even(dice: Values) -> bool:
    """Three of an even value and one of another even value; 0 is even [E4]."""
    return _is_triple(dice) and all(value % 2 == 0 for value in dice)


def is_sum_7(dice: Values) -> bool:
    """A total of exactly 7."""
    return sum(dice) == 7  # noqa: PLR2004 - the number is the prize


def is_sum_13(dice: Values) -> bool:
    """A total of exactly 13."""
    return sum(dice) == 13  # noqa: PLR2004 - the number is the prize


def is_sum_le_3(dice: Values) -> bool:
    """A total of 3 or less."""
    return sum(dice) <= 3  # noqa: PLR2004 - the number is the prize


def is_sum_ge_17(dice: Values) -> bool:
    """A total of 17 or more."""
    return sum(dice) >= 17  # noqa: PLR2004 - the number is the prize


def is_straight(dice: Values) -> bool:
    """Four values in a row, without going round from 5 to 0 [EA17]."""
    lowest = min(dice)
    return sorted(dice) == list(range(lowest, lowest + 4))


CONDITIONS: dict[Prize, Callable[[Values], bool]] = {
    Prize.FOUR_KIND: is_four_kind,
    Prize.TWO_PAIRS: is_two_pairs,
    Prize.TRIPLE_ODD: is_triple_odd,
    Prize.TRIPLE_EVEN: is_triple_even,
    Prize.SUM_7: is_sum_7,
    Prize.SUM_13: is_sum_13,
    Prize.SUM_LE_3: is_sum_le_3,
    Prize.SUM_GE_17: is_sum_ge_17,
    Prize.STRAIGHT: is_straight,
}


@lru_cache(maxsize=1296)
def satisfied(dice: Values) -> tuple[Prize, ...]:
    """List the prizes that these four dice satisfy, in the order of the rules [E5]."""
    return tuple(prize for prize, fits in CONDITIONS.items() if fits(dice))


def _is_triple(dice: Values) -> bool:
    return sorted(Counter(dice).values()) == THREE_AND_ONE
