"""Why a move is refused, in one word for each reason [E27]."""

from collections import Counter
from typing import Literal

from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.order import RollOff
from flambeur.games.easycome.prizes import NUMBERS, Prize, satisfied
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose

Reason = Literal[
    "game_over",
    "not_your_turn",
    "wrong_phase",
    "keep_at_least_one",
    "not_just_rolled",
    "not_satisfied",
    "own_prize",
    "centre_locked",
]


def refusal(table: Table, seat: int, move: Move) -> Reason | None:
    """Tell why this seat may not do this now, or `None` if it may; a roll counts as its move."""
    if not table.stack:
        return "game_over"
    if seat != seat_on_turn(table):
        return "not_your_turn"
    match table.stack[-1], move:
        case Choose(rolled=rolled), Keep(dice=dice):
            if not dice:
                return "keep_at_least_one"
            return None if Counter(dice) <= Counter(rolled) else "not_just_rolled"
        case Choose(kept=kept, rolled=rolled), Claim(prize=prize):
            return _claim_refusal(table, tuple(sorted(kept + rolled)), prize)
        case Choose(), _:
            return "wrong_phase"
    return None if isinstance(move, Rolled) else "wrong_phase"


def seat_on_turn(table: Table) -> int:
    """Tell who has to roll or to decide."""
    match table.stack[-1]:
        case RollOff(seats=seats, totals=totals):
            return seats[len(totals)]
    return table.active


def _claim_refusal(table: Table, dice: tuple[int, ...], prize: Prize) -> Reason | None:
    if prize not in satisfied(dice):
        return "not_satisfied"
    if table.may_claim(prize):
        return None
    return "centre_locked" if table.owners[NUMBERS[prize]] is None else "own_prize"
