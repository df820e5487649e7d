"""Three or four players: the rest of the game played out, turn by turn.

A turn is one draw: how likely each prize ends it is exact for players who want any prize, or,
while somebody holds three, a prize of the holder.
"""

from functools import cache
from itertools import accumulate
from random import Random

from flambeur.bots.easycome.turns import NO_PRIZE, endings, worths
from flambeur.coach.judge import Shares
from flambeur.games.easycome.prizes import PRIZES
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import end_turn

ENDS = range(NO_PRIZE + 1)
UNWANTED = -1.0


def race(table: Table, number: int) -> Shares:
    """Play the rest so often from the start of a turn; equal tables meet the same luck."""
    if table.winner is not None:
        return tuple(float(seat == table.winner) for seat in range(table.seats))
    random = Random(number)
    wins = [0] * table.seats
    for _ in range(number):
        wins[_winner(table.copy(), random)] += 1
    return tuple(count / number for count in wins)


def finish_turn(table: Table, end: int) -> None:
    """End the turn with the prize of this number, or with none."""
    prize = None if end == NO_PRIZE else PRIZES[end]
    if prize is not None:
        table.award(prize)
    end_turn(table, prize)
    table.said.clear()


def _winner(table: Table, random: Random) -> int:
    while table.winner is None:
        (end,) = random.choices(ENDS, cum_weights=_chances(_wanted(table)))
        finish_turn(table, end)
    return table.winner


def _wanted(table: Table) -> int:
    """Tell which prizes the seat on turn is after, as bits."""
    holders = [seat for seat, hold in enumerate(table.holds) if hold is not None]
    me = table.active
    others = [seat for seat in holders if seat != me]
    return sum(
        1 << number
        for number, owner in enumerate(table.owners)
        if owner != me and (owner in others or not others)
    )


@cache
def _chances(wanted: int) -> list[float]:
    """Tell how likely each prize, and none, ends a turn, added up."""
    payoffs = [1.0 if wanted >> number & 1 else UNWANTED for number in range(NO_PRIZE)]
    payoffs.append(0.0)
    return list(accumulate(endings(worths(payoffs), payoffs)))
