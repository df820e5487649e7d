"""How each prize stands for the seat on turn: to take now, so many dice away, or out of reach."""

import msgspec

from flambeur.games.easycome.prizes import NUMBERS, Prize, Values, satisfied
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose
from flambeur.text.easycome.phrases import Phrases
from flambeur.text.easycome.reach import nearest
from flambeur.text.words import Words


class Dice(msgspec.Struct, frozen=True):
    """The dice on the table: set aside, and rolled last."""

    kept: Values
    rolled: Values


def dice_of(table: Table) -> Dice | None:
    """Find the roll that somebody is about to decide on."""
    match table.stack[-1] if table.stack else None:
        case Choose(kept=kept, rolled=rolled):
            return Dice(kept, rolled)
    return None


def is_at_hand(table: Table, prize: Prize) -> bool:
    """Tell whether the seat on turn can take a prize now."""
    dice = dice_of(table)
    if dice is None or not table.may_claim(prize):
        return False
    return prize in satisfied(tuple(sorted(dice.kept + dice.rolled)))


class Standing:
    """Tells how near the prizes are."""

    def __init__(self, words: Words, phrases: Phrases) -> None:
        """Take the words."""
        self._words = words
        self._phrases = phrases

    def of(self, table: Table, prize: Prize) -> str:
        """Tell how near a prize is, or nothing where nobody decides or it is one's own."""
        dice = dice_of(table)
        if dice is None or table.owners[NUMBERS[prize]] == table.active:
            return ""
        if not table.may_claim(prize):
            return self._words("easycome-near-closed")
        if is_at_hand(table, prize):
            return self._words("easycome-near-now")
        return self._away(dice, prize)

    def _away(self, dice: Dice, prize: Prize) -> str:
        found = nearest(dice.kept, dice.rolled, prize)
        if not found.rolls:
            return self._words("easycome-near-out")
        missing = self._phrases.missing(prize, found)
        if not missing:
            return self._words("easycome-near-dice", count=found.dice)
        return self._words("easycome-near-need", need=missing)
