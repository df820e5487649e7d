"""C1 High Five: the first to place here with a weight of five takes the token, worth 100,000."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import pay_cash
from flambeur.games.vegas.royale.values import HIGH_FIVE, HIGH_FIVE_WEIGHT

CASH = HIGH_FIVE.cash // 1000


@kernel
def activate_high_five(t: Any, casino: int) -> None:
    """Hand the token over; its owner is one bit [RC1.2]."""
    if t.five == 0 and t.dice[casino][t.player] >= HIGH_FIVE_WEIGHT:
        t.five = 1 << t.player


@kernel
def pay_high_five(t: Any) -> None:
    """Exchange it for money [RC1.4]."""
    for seat in range(t.seats):
        if t.five >> seat & 1:
            pay_cash(t, seat, CASH)
