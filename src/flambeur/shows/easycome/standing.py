"""How each prize stands for the seat on turn: to take now, so many dice away, or out of reach."""

import msgspec

from flambeur.games.easycome.prizes import NUMBERS, Prize, Values, satisfied
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose
from flambeur.protocol.lines import Line, line
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.reach import nearest


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


def nearness(table: Table, prize: Prize) -> Line | None:
    """Tell how near a prize is, or nothing where nobody decides or it is one's own."""
    dice = dice_of(table)
    if dice is None or table.owners[NUMBERS[prize]] == table.active:
        return None
    if not table.may_claim(prize):
        return line("easycome-near-closed")
    if is_at_hand(table, prize):
        return line("easycome-near-now")
    return _away(dice, prize)


def _away(dice: Dice, prize: Prize) -> Line:
    found = nearest(dice.kept, dice.rolled, prize)
    if not found.rolls:
        return line("easycome-near-out")
    missing = phrases.missing(prize, found)
    if missing is None:
        return line("easycome-near-dice", count=found.dice)
    return line("easycome-near-need", need=missing)
