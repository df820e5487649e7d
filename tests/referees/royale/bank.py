"""Which cards the bank pays with, and which a player pays a fine with [R10, RC2]."""

from collections.abc import Iterator, Sequence
from itertools import combinations

CHIP = 10_000
CHEAPEST = 30_000
"""No card is worth less, so smaller rewards are chips [R10.6]."""
FINE = 50_000


def subsets(cards: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """List the different sets of up to so many cards, each from the cheapest up."""
    row = sorted(cards)
    for size in range(1, most + 1):
        yield from dict.fromkeys(combinations(row, size))


def exactly(bank: Sequence[int], amount: int) -> tuple[int, ...] | None:
    """Choose the fewest cards that make an amount, then the dearest ones [R10.3, R10.4]."""
    # More cards of a value than fit into the amount make no other sets.
    useful = [v for v in {*bank} for _ in range(min(bank.count(v), amount // v))]
    fitting = [s for s in subsets(useful, amount // CHEAPEST) if sum(s) == amount]
    return max(fitting, key=lambda s: (-len(s), s[::-1]), default=None)


def cheapest_first(cards: Sequence[int]) -> tuple[int, ...]:
    """Pay a fine from the cheapest card up (option `exact`) [RC2.7]."""
    paid: list[int] = []
    for card in sorted(cards):
        if sum(paid) < FINE:
            paid.append(card)
    return tuple(paid)


def least_loss(cards: Sequence[int], due: int) -> tuple[int, ...]:
    """Choose the cards for a fine; change under 30,000 does not exist and is lost [RC2.6]."""
    # Three cards are 90,000 or more, so a fourth only adds to the overpayment.
    enough = [paid for paid in subsets(cards, 3) if sum(paid) >= due]
    return min(enough, key=lambda paid: _regret(paid, due))


def _regret(paid: tuple[int, ...], due: int) -> tuple[int, int, int, tuple[int, ...]]:
    over = sum(paid) - due
    return (over if over < CHEAPEST else 0), over, len(paid), paid


def saving(cards: Sequence[int]) -> int:
    """Tell how many chips make the change of all cards a card, where it would be lost [RC2.8]."""
    # Only 60,000 and 70,000 bring no change: from 80,000 on there is a card, and 50,000 is even.
    over = sum(cards) - FINE
    return (CHEAPEST - over) // CHIP if 0 < over < CHEAPEST else 0
