"""B1 Prime Time: before the payout, whoever leads here throws two black dice and may add them."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.payout import alone_at, who_has
from flambeur.fast.royale.codes import PRIME, THROW
from flambeur.fast.royale.verbs import ask
from flambeur.fast.table import NOBODY

BOTH = 3
"""Both black dice, as bits."""


@kernel
def begin_prime(t: Any, casino: int) -> None:
    """Let whoever would take the higher card throw; an imaginary player does not [RB1.5]."""
    alone = alone_at(t, casino)
    leader = who_has(t, casino, alone & -alone)
    if leader < t.colours:
        ask(t, THROW, leader, casino)


@kernel
def settle_prime(t: Any) -> None:
    """Ask which to use."""
    ask(t, PRIME, t.asked, NOBODY)


@kernel
def usable(t: Any) -> Any:
    """List the black dice that enter no closed casino, as bits: the low one, the high one."""
    return BOTH - (t.closed >> t.black[0] & 1) - 2 * (t.closed >> t.black[1] & 1)


@kernel
def count_prime(t: Any) -> Any:
    """Count the selections: none, one, the other, both; those of a double are alike."""
    dice = usable(t)
    if dice == BOTH:
        return 3 if t.black[0] == t.black[1] else 4
    return 2 if dice > 0 else 1


@kernel
def answer_prime(t: Any, move: int) -> None:
    """Count black dice as dice of the player; nothing is put, so no tile sees them move."""
    dice = usable(t)
    if dice == BOTH:
        # With a double, the move after "one" is "both".
        dice = 2 * move - 1 if t.black[0] == t.black[1] and move > 0 else move
    elif move == 0:
        dice = 0
    t.dice[t.black[0]][t.asked] += dice & 1
    t.dice[t.black[1]][t.asked] += dice >> 1
