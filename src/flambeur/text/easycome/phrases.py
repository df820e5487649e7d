"""Prizes and dice by name, and what is missing for a prize."""

from collections.abc import Sequence

from flambeur.games.easycome.prizes import Prize, Values
from flambeur.games.easycome.table import Table
from flambeur.text.easycome.reach import Reach
from flambeur.text.words import Words

EXACT = {Prize.SUM_7: 7, Prize.SUM_13: 13}
MOST, LEAST = 3, 17
LISTED, LISTED_SUMS = 6, 4
"""Up to so many numbers are listed; what is left of a total is told as a total sooner."""


class Phrases:
    """Says prizes, dice and distances."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    def prize(self, prize: Prize) -> str:
        """Name a prize."""
        return self._words(f"easycome-prize-{_id(prize)}")

    def quoted(self, prize: Prize) -> str:
        """Name a prize within a sentence."""
        return self._words("easycome-quoted", prize=self.prize(prize))

    def prizes(self, prizes: Sequence[Prize]) -> str:
        """Name several prizes within a sentence."""
        return self._words.every([self.quoted(prize) for prize in prizes])

    def condition(self, prize: Prize) -> str:
        """Tell what a prize asks of the four dice."""
        return self._words(f"easycome-asks-{_id(prize)}")

    def dice(self, dice: Values) -> str:
        """Write down what dice show; they stay together at the end of a line."""
        return "\N{NO-BREAK SPACE}".join(map(str, dice))

    def survive(self, table: Table, seat: int) -> str:
        """Tell how long a seat with three prizes has to keep them."""
        left = table.need - (table.holds[seat] or 0)
        return self._words("easycome-survive", left=left)

    def missing(self, prize: Prize, found: Reach) -> str:
        """Tell what the dice still to be rolled must show; nothing where that is too much."""
        total = self._total(prize, found)
        numbers = len(found.rolls) * found.dice
        if numbers <= (LISTED_SUMS if total else LISTED):
            return self.either([self.dice(roll) for roll in found.rolls])
        if prize is Prize.TWO_PAIRS and found.dice == 2:  # noqa: PLR2004 - one pair lies aside
            return self._words("easycome-need-pair")
        return total

    def either(self, items: Sequence[str]) -> str:
        """List items, with `or` before the last."""
        if len(items) == 1:
            return items[0]
        return self._words("easycome-or", head=self._words.commas(items[:-1]), last=items[-1])

    def _total(self, prize: Prize, found: Reach) -> str:
        if found.dice == 1:
            return ""
        match prize:
            case Prize.SUM_7 | Prize.SUM_13:
                return self._words("easycome-need-total", total=EXACT[prize] - found.aside)
            case Prize.SUM_LE_3:
                return self._words("easycome-need-most", total=MOST - found.aside)
            case Prize.SUM_GE_17:
                return self._words("easycome-need-least", total=LEAST - found.aside)
        return ""


def _id(prize: Prize) -> str:
    return prize.value.lower().replace("_", "-")
