"""How a table looks to a seat in the middle of a round: what all would have if it ended now."""

from typing import Any

from flambeur.fast.greedy import DIE_COST
from flambeur.fast.jit import kernel
from flambeur.fast.payout import margin
from flambeur.fast.royale.codes import ACTIVATE, ADJUST, GILD, RESULT, ROLL, THROW
from flambeur.fast.royale.tiles import g2_double_down, h1_nice_dice, h2_my_choice
from flambeur.fast.rules import CHIP, worth
from flambeur.fast.table import CASINOS

AWAITED = 20
"""What a roll or a throw that comes next is worth, in thousands."""
TO_DECIDE = 15
"""The same for what the seat may decide next."""
FIRST, SECOND = g2_double_down.CASH
GOLD = h2_my_choice.GOLD
PARKED_CASH, PARKED_CHIPS = h1_nice_dice.CASH, h1_nice_dice.CHIPS


@kernel
def looks(t: Any, seat: int) -> Any:
    """Value a table: what the seat has less what each other one has, times the others."""
    others = t.seats - 1
    value = others * (on_tiles(t, seat) + awaited(t))
    for other in range(t.seats):
        value += (others if other == seat else -1) * owned(t, other)
    for casino in range(CASINOS):
        value += margin(t, casino, seat, others)
    return value


@kernel
def owned(t: Any, seat: int) -> Any:
    """Count what a seat has: money, chips, and dice in hand."""
    return worth(t, seat) + DIE_COST * (t.hand[seat] + 2 * t.big[seat])


@kernel
def on_tiles(t: Any, seat: int) -> Any:
    """Count what dice of a seat on tiles would bring; others may still drive single ones away."""
    value = 0
    for face in range(CASINOS):
        if t.parked[face] > 0 and (t.parked[face] - 1) // 2 == seat:
            value += PARKED_CASH[face] + CHIP * PARKED_CHIPS[face]
    if t.gold > 0 and (t.gold - 1) // 2 == seat:
        value += GOLD
    return 2 * value // 3 + doubled(t, seat)


@kernel
def doubled(t: Any, seat: int) -> Any:
    """Guess at what Double Down would pay a seat: most of the first or of the second place."""
    own, most = t.down[seat] + 2 * t.down_big[seat], 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, t.down[other] + 2 * t.down_big[other])
    if own > most:
        return 3 * FIRST // 4
    return SECOND // 2 if 0 < own < most else 0


@kernel
def awaited(t: Any) -> Any:
    """Value what comes next."""
    if t.what in (ROLL, THROW):
        return AWAITED
    if t.what == GILD:
        return GOLD // 2
    return TO_DECIDE if t.what in (ACTIVATE, ADJUST, RESULT) else 0
