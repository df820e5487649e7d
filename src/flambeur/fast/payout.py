"""What casinos pay: equal numbers of dice cancel, the others take the bills in order [V6, R5]."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.table import CASINOS, MOST_BILLS, NOBODY, OWNERS, PILE, ROYALE

NO_DICE = 1 << 40
"""A number of dice is one bit: the more dice, the lower. This one stands for none."""


@kernel
def alone_at(t: Any, casino: int) -> Any:
    """List the numbers of dice, as bits, that one colour alone has at a casino."""
    seen, twice = 0, 0
    for colour in range(OWNERS):
        bit = NO_DICE >> t.dice[casino][colour]
        twice |= seen & bit
        seen |= bit
    return seen & ~twice & NO_DICE - 1


@kernel
def pay_of(t: Any, casino: int, colour: int) -> Any:
    """Tell what a colour would be paid by a casino as it stands."""
    alone = alone_at(t, casino)
    own = NO_DICE >> t.dice[casino][colour]
    if not alone & own:
        return 0
    place, ahead = 0, alone & own - 1
    while ahead > 0:
        ahead &= ahead - 1
        place += 1
    return t.bills[casino][place] if place < MOST_BILLS else 0


@kernel
def margin(t: Any, casino: int, player: int, weight: int) -> Any:
    """Tell what a casino would pay to a player, so many times, less what it pays to the others."""
    alone = alone_at(t, casino)
    own = NO_DICE >> t.dice[casino][player]
    neutral = NO_DICE >> t.dice[casino][t.colours]
    grey = NO_DICE >> t.dice[casino][t.colours + 1]
    result = 0
    for place in range(MOST_BILLS):
        first = alone & -alone
        if first == own:
            result += weight * t.bills[casino][place]
        elif first not in (neutral, grey, 0):
            result -= t.bills[casino][place]
        alone ^= first
    return result


@kernel
def bury(t: Any, bill: int) -> None:
    """Put a bill under the pile."""
    t.pile[(t.pile_top + t.pile_size) % PILE] = bill
    t.pile_size += 1


@kernel
def pay_casino(t: Any, casino: int) -> None:
    """Pay a casino's bills in order; what nobody keeps goes under the pile, dearest first."""
    alone, leader = alone_at(t, casino), NOBODY
    for place in range(MOST_BILLS):
        bill = t.bills[casino][place]
        if bill == 0:
            break
        winner = who_has(t, casino, alone & -alone)
        alone &= alone - 1
        if winner == t.colours:
            bury(t, bill)
            continue
        t.money[winner] += bill
        t.notes[winner] += 1
        if leader == NOBODY:
            leader = winner
    if t.kind == ROYALE and leader != NOBODY:
        t.next_leader = leader


@kernel
def who_has(t: Any, casino: int, bit: int) -> Any:
    """Find the colour with this number of dice; without one it is nobody's bill."""
    for colour in range(t.colours):
        if NO_DICE >> t.dice[casino][colour] == bit:
            return colour
    return t.colours


@kernel
def pay_out(t: Any) -> None:
    """Pay all casinos, from 1 to 6, and clear them."""
    for casino in range(CASINOS):
        pay_casino(t, casino)
        for place in range(MOST_BILLS):
            t.bills[casino][place] = 0
        for colour in range(OWNERS):
            t.dice[casino][colour] = 0
