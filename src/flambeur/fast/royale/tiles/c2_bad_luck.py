"""C2 Bad Luck: when the round is over, whoever has fewest dice here pays 50,000."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import FINE
from flambeur.fast.royale.fine import chips_that_save, pay_fine
from flambeur.fast.royale.verbs import ask


@kernel
def collect_fines(t: Any, casino: int) -> None:
    """Let all on the lowest weight pay, clockwise from the leader, until one is asked [RC2.8].

    The dice lie as before the payout, when the engine notes who pays.
    """
    lowest = t.dice[casino][0]
    for seat in range(1, t.seats):
        lowest = min(lowest, t.dice[casino][seat])
    while t.fined < t.seats:
        seat = (t.leader + t.fined) % t.seats
        t.fined += 1
        if t.dice[casino][seat] == lowest:
            chips = chips_that_save(t, seat)
            if chips > 0 and t.round < t.rounds:
                t.told[0] = chips
                ask(t, FINE, seat, casino)
                return
            pay_fine(t, seat, chips)


@kernel
def answer_fine(t: Any, move: int) -> None:
    """Pay without chips, or with as many as it takes."""
    pay_fine(t, t.asked, t.told[0] if move > 0 else 0)
