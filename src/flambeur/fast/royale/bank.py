"""The bank: cards are counted by value, from 30 up; a promise is as good as a card [R10]."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.rules import CHIP
from flambeur.fast.table import VALUES

SMALLEST = 3
"""The cheapest card, in tens."""


@kernel
def take_card(t: Any, seat: int, card: int) -> None:
    """Hand a card to a seat; it is told by its value."""
    t.cards[seat][card // CHIP - SMALLEST] += 1
    t.money[seat] += card
    t.notes[seat] += 1


@kernel
def reward(t: Any, seat: int, chips: int, cash: int) -> None:
    """Give a seat chips, or cards that make an amount."""
    t.chips[seat] += chips
    if cash > 0:
        pay_cash(t, seat, cash)


@kernel
def reward_worth(t: Any, seat: int, amount: int) -> None:
    """Give an amount: under 30 there are no cards, so chips stand in [R10.6]."""
    if amount < CHIP * SMALLEST:
        reward(t, seat, amount // CHIP, 0)
    else:
        reward(t, seat, 0, amount)


@kernel
def pay_cash(t: Any, seat: int, amount: int) -> None:
    """Pay the fewest cards, the dearest first; without fitting ones it is promised [R10.3-5].

    No amount is above 100, so three cards are 30 twice and one of 30 or 40.
    """
    one = amount // CHIP - SMALLEST
    if t.bank[one] > 0:
        from_bank(t, seat, one)
        return
    two = one - SMALLEST
    for high in range(two, -1, -1):
        low = two - high
        if low <= high and t.bank[high] > 0 and t.bank[low] > (1 if low == high else 0):
            from_bank(t, seat, high)
            from_bank(t, seat, low)
            return
    three = two - SMALLEST
    if three >= 0 and t.bank[three] > 0 and t.bank[0] > (2 if three == 0 else 1):
        from_bank(t, seat, three)
        from_bank(t, seat, 0)
        from_bank(t, seat, 0)
        return
    t.promises[seat][one] += 1
    t.money[seat] += amount
    t.notes[seat] += 1


@kernel
def from_bank(t: Any, seat: int, value: int) -> None:
    """Move a card from the bank to a seat."""
    t.bank[value] -= 1
    take_card(t, seat, CHIP * (value + SMALLEST))


@kernel
def give_up(t: Any, seat: int, value: int) -> None:
    """Move a card from a seat to the bank; a promise is torn up first."""
    if t.promises[seat][value] > 0:
        t.promises[seat][value] -= 1
    else:
        t.cards[seat][value] -= 1
        t.bank[value] += 1
    t.money[seat] -= CHIP * (value + SMALLEST)
    t.notes[seat] -= 1


@kernel
def owned(t: Any, seat: int, value: int) -> Any:
    """Count the cards of a seat of one value, promised ones too."""
    return t.cards[seat][value] + t.promises[seat][value]


@kernel
def fill_bank(t: Any, reserve: int) -> None:
    """Lay all but the top cards of the pile into the bank [R10.1]."""
    for place in range(reserve, t.pile_size):
        t.bank[t.pile[t.pile_top + place] // CHIP - SMALLEST] += 1
    t.pile_size = reserve


@kernel
def empty_bank(t: Any) -> None:
    """Nobody has any card."""
    for value in range(VALUES):
        t.bank[value] = 0
        for seat in range(t.colours):
            t.cards[seat][value] = 0
            t.promises[seat][value] = 0
