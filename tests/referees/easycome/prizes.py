"""What the nine prizes ask of four dice [E3, E4]."""

from collections import Counter
from collections.abc import Sequence

PRIZES = (
    "FOUR_KIND",
    "TWO_PAIRS",
    "TRIPLE_ODD",
    "TRIPLE_EVEN",
    "SUM_7",
    "SUM_13",
    "SUM_LE_3",
    "SUM_GE_17",
    "STRAIGHT",
)
RUNS = ([0, 1, 2, 3], [1, 2, 3, 4], [2, 3, 4, 5])


def satisfied(dice: Sequence[int]) -> set[str]:
    """List the prizes that four dice satisfy; zero is even."""
    total, alike = sum(dice), sorted(Counter(dice).values())
    odd = sum(value % 2 for value in dice)
    return {
        prize
        for prize, holds in {
            "FOUR_KIND": alike == [4],
            "TWO_PAIRS": alike == [2, 2],
            "TRIPLE_ODD": alike == [1, 3] and odd == 4,
            "TRIPLE_EVEN": alike == [1, 3] and odd == 0,
            "SUM_7": total == 7,
            "SUM_13": total == 13,
            "SUM_LE_3": total <= 3,
            "SUM_GE_17": total >= 17,
            "STRAIGHT": sorted(dice) in RUNS,
        }.items()
        if holds
    }
