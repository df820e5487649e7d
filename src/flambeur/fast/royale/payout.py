"""The payout of Royale: all casinos, what their tiles say, and the fines [R5, R11.2]."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.payout import alone_at, bury, who_has
from flambeur.fast.royale.bank import take_card
from flambeur.fast.royale.codes import BAD_LUCK, PAY, ROUND_OVER
from flambeur.fast.royale.hooks import after_casino, where
from flambeur.fast.royale.tiles.c2_bad_luck import collect_fines
from flambeur.fast.table import CASINOS, COLOURS, NOBODY, OWNERS


@kernel
def pay_on(t: Any) -> None:
    """Pay casino after casino, then the fines, until somebody is asked or the round is over."""
    while t.what == PAY and t.paid < CASINOS:
        casino = t.paid
        t.paid += 1
        after_casino(t, casino, pay_casino(t, casino))
    if t.what == PAY:
        casino = where(t, BAD_LUCK)
        if casino != NOBODY:
            collect_fines(t, casino)
    if t.what == PAY:
        sweep(t)
        t.what = ROUND_OVER


@kernel
def pay_casino(t: Any, casino: int) -> Any:
    """Pay both cards and note who leads next; tell who took the higher one, if it is a player."""
    alone = alone_at(t, casino)
    first = alone & -alone
    second = alone - first & -(alone - first)
    one, two = who_has(t, casino, first), who_has(t, casino, second)
    high, low = t.bills[casino][0], t.bills[casino][1]
    t.bills[casino][0], t.bills[casino][1] = 0, 0
    if two < t.colours:
        take_card(t, two, low)
        t.next_leader = two
    if one < t.colours:
        take_card(t, one, high)
        t.next_leader = one
    if one == t.colours and second > 0 and two == t.colours:
        bury(t, low)  # two imaginary winners: what the first takes is put away last
        bury(t, high)
        return NOBODY
    if one == t.colours:
        bury(t, high)
    if two == t.colours:
        bury(t, low)
    return one if one < t.colours else NOBODY


@kernel
def sweep(t: Any) -> None:
    """Take dice and tiles off the table; what tiles keep begins anew [R9.6]."""
    for casino in range(CASINOS):
        t.tile[casino], t.big_at[casino], t.parked[casino] = 0, 0, 0
        for colour in range(OWNERS):
            t.dice[casino][colour] = 0
    for seat in range(COLOURS):
        t.bar[seat], t.bar_big[seat], t.down[seat], t.down_big[seat] = 0, 0, 0, 0
    for kind in range(3):
        t.clusters[kind], t.covered[kind] = 0, 0
    t.jackpot, t.step, t.total, t.five = 0, 0, 0, 0
    t.power, t.closed, t.entry, t.gold = 0, 0, 0, 0
    t.paid, t.fined = 0, 0
