"""The fine of Bad Luck: which cards are paid, and whether chips save the change [RC2]."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import SMALLEST, give_up, owned, pay_cash
from flambeur.fast.rules import CHIP
from flambeur.fast.table import VALUES
from flambeur.games.vegas.royale.values import BAD_LUCK_FINE

DUE = BAD_LUCK_FINE // 1000
CODES = VALUES**3
SIZES = 4
OVERS = 1000
NO_PAYMENT = 1 << 50


@kernel
def payment(t: Any, seat: int, due: int) -> Any:
    """Choose one to three own cards that suffice; with three there is always change.

    They come as a number: what is lost, what is too much, how many, and which, in this order.
    The least number is the best payment.
    """
    best = NO_PAYMENT
    for one in range(VALUES):
        if owned(t, seat, one) == 0:
            continue
        best = min(best, weigh(due, 1, one, VALUES**2 * one))
        for two in range(one, VALUES):
            if owned(t, seat, two) <= (1 if two == one else 0):
                continue
            best = min(best, weigh(due, 2, one + two, VALUES**2 * one + VALUES * two))
            for three in range(two, VALUES):
                same = (1 if three == two else 0) + (1 if three == one else 0)
                if owned(t, seat, three) > same:
                    code = VALUES**2 * one + VALUES * two + three
                    best = min(best, weigh(due, 3, one + two + three, code))
    return best


@kernel
def weigh(due: int, size: int, values: int, code: int) -> Any:
    """Order payments: least loss, smallest overpayment, fewest cards, cheapest cards."""
    over = CHIP * (values + SMALLEST * size) - due
    if over < 0:
        return NO_PAYMENT
    loss = over if over < CHIP * SMALLEST else 0
    return ((loss * OVERS + over) * SIZES + size) * CODES + code


@kernel
def chips_that_save(t: Any, seat: int) -> Any:
    """Tell how few chips, paid with the cards, keep change from being lost [RC2.8]."""
    for added in range(t.chips[seat] + 1):
        due = DUE - CHIP * added
        if t.money[seat] < due or payment(t, seat, due) < OVERS * SIZES * CODES:
            return added
    return 0


@kernel
def pay_fine(t: Any, seat: int, added: int) -> None:
    """Take cards before chips; change comes in cards, or not at all [RC2.4 to RC2.8]."""
    due = DUE - CHIP * added
    if t.money[seat] < due:
        t.chips[seat] -= min(t.chips[seat], added + (due - t.money[seat]) // CHIP)
        give_up_all(t, seat)
        return
    best = payment(t, seat, due)
    code, size, over = best % CODES, best // CODES % SIZES, best // (CODES * SIZES) % OVERS
    t.chips[seat] -= added
    for _ in range(size):
        give_up(t, seat, code // VALUES**2)
        code = code * VALUES % CODES
    if over >= CHIP * SMALLEST:
        pay_cash(t, seat, over)


@kernel
def give_up_all(t: Any, seat: int) -> None:
    """Move all cards of a seat to the bank."""
    for value in range(VALUES):
        for _ in range(owned(t, seat, value)):
            give_up(t, seat, value)
