"""Prizes and dice by name, and what is missing for a prize."""

from collections.abc import Sequence

from flambeur.games.easycome.prizes import Prize, Values
from flambeur.games.easycome.table import Table
from flambeur.protocol.lines import Line, Phrase, commas, every, line
from flambeur.shows.easycome.reach import Reach

EXACT = {Prize.SUM_7: 7, Prize.SUM_13: 13}
MOST, LEAST = 3, 17
LISTED, LISTED_SUMS = 6, 4
"""Up to so many numbers are listed; what is left of a total is told as a total sooner."""


def prize(which: Prize) -> Line:
    """Name a prize."""
    return line(f"easycome-prize-{_id(which)}")


def quoted(which: Prize) -> Line:
    """Name a prize within a sentence."""
    return line("easycome-quoted", prize=prize(which))


def prizes(several: Sequence[Prize]) -> Phrase:
    """Name several prizes within a sentence."""
    return every([quoted(one) for one in several])


def condition(which: Prize) -> Phrase:
    """Tell what a prize asks of the four dice."""
    return line(f"easycome-asks-{_id(which)}")


def dice(shown: Values) -> str:
    """Write down what dice show; they stay together at the end of a line."""
    return "\N{NO-BREAK SPACE}".join(map(str, shown))


def survive(table: Table, seat: int) -> Phrase:
    """Tell how long a seat with three prizes has to keep them."""
    left = table.need - (table.holds[seat] or 0)
    return line("easycome-survive", left=left)


def missing(which: Prize, found: Reach) -> Phrase | None:
    """Tell what the dice still to be rolled must show; nothing where that is too much."""
    total = _total(which, found)
    numbers = len(found.rolls) * found.dice
    if numbers <= (LISTED_SUMS if total else LISTED):
        return _either([dice(roll) for roll in found.rolls])
    if which is Prize.TWO_PAIRS and found.dice == 2:  # noqa: PLR2004 - one pair lies aside
        return line("easycome-need-pair")
    return total


def _either(items: Sequence[str]) -> Phrase:
    """List items, with `or` before the last."""
    if len(items) == 1:
        return items[0]
    return line("easycome-or", head=commas(items[:-1]), last=items[-1])


def _total(which: Prize, found: Reach) -> Line | None:
    if found.dice == 1:
        return None
    match which:
        case Prize.SUM_7 | Prize.SUM_13:
            return line("easycome-need-total", total=EXACT[which] - found.aside)
        case Prize.SUM_LE_3:
            return line("easycome-need-most", total=MOST - found.aside)
        case Prize.SUM_GE_17:
            return line("easycome-need-least", total=LEAST - found.aside)
    return None


def _id(prize: Prize) -> str:
    return prize.value.lower().replace("_", "-")
