"""Why to take a prize or to roll on: what it brings, or how likely the next roll brings one."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Keep
from flambeur.games.easycome.prizes import CONDITIONS, PRIZES, Prize, Values
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import claimable
from flambeur.protocol.lines import Line, Phrase, Seat, line
from flambeur.protocol.review import Described, Weighed
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.lines import EasyComeLines
from flambeur.shows.easycome.offers import about_to_win
from flambeur.shows.easycome.reach import FACES
from flambeur.shows.easycome.standing import Dice, dice_of
from flambeur.shows.why import HUNDRED, reasons


def easycome_why(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say why a decision is the best, and why the chosen one falls behind."""
    table = view.state
    dice = dice_of(table)
    assert dice is not None  # noqa: S101 - every decision follows a roll

    def facts(move: Move, _other: Move, said: Described) -> Sequence[Phrase]:
        if isinstance(move, Keep):
            aside = tuple(sorted(dice.kept + move.dice))
            further = said.brings if len(aside) == DICE else _rolling(table, aside)
            return [*_leaving(table, dice), *further]
        return said.brings

    return reasons(EasyComeLines(table), view, options, chosen, facts)


def _leaving(table: Table, dice: Dice) -> list[Phrase]:
    """Tell which prizes could be taken, but are not."""
    left = claimable(table, dice.kept, dice.rolled)
    return [line("easycome-why-leaves", prizes=phrases.prizes(left))] if left else []


def _rolling(table: Table, aside: Values) -> list[Phrase]:
    """Tell what the next roll may bring, and whom it may stop."""
    open_to = [prize for prize in PRIZES if table.may_claim(prize)]
    told: list[Phrase] = [line("easycome-why-chance", count=_percent(aside, open_to))]
    for seat in about_to_win(table):
        robbing = [prize for prize in open_to if prize in table.prizes_of(seat)]
        count = _percent(aside, robbing)
        told.append(line("easycome-why-stops", name=Seat(seat), count=count))
    return told


def _percent(aside: Values, prizes: Iterable[Prize]) -> int:
    """Count in how many of a hundred cases the other dice bring one of these prizes."""
    wanted = [CONDITIONS[prize] for prize in prizes]
    rolls = [tuple(sorted(aside + roll)) for roll in product(FACES, repeat=DICE - len(aside))]
    good = sum(any(fits(roll) for fits in wanted) for roll in rolls)
    return round(HUNDRED * Fraction(good, len(rolls)))
