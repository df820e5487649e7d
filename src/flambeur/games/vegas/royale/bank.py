"""The bank of face-up cards: paying exactly, and taking a fine [R10, RC2]."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

import msgspec

from flambeur.games.vegas.royale.reward import CHIP, SMALLEST_CARD
from flambeur.games.vegas.royale.values import BAD_LUCK_FINE


def cards_for(bank: Sequence[int], amount: int) -> tuple[int, ...] | None:
    """Choose the fewest bank cards that make an amount, the dearest first; None if none do."""
    stock = Counter(bank)
    values = sorted(stock, reverse=True)
    for count in range(1, amount // SMALLEST_CARD + 1):
        for cards in combinations_with_replacement(values, count):
            if sum(cards) == amount and all(stock[c] >= n for c, n in Counter(cards).items()):
                return cards
    return None


def without(cards: Sequence[int], taken: Sequence[int]) -> tuple[int, ...]:
    """Take cards out of a row."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


class Fine(msgspec.Struct, frozen=True):
    """What a player gives for a fine, and the amount that comes back."""

    cards: tuple[int, ...]
    chips: int
    change: int
    """Paid back in cards; what no card can pay back is lost."""


def fine(cards: Sequence[int], chips: int, *, exact: bool) -> Fine:
    """Choose the payment: cards come before chips, and the loss is kept small [RC2.5, RC2.6]."""
    if sum(cards) < BAD_LUCK_FINE:
        missing = -(-(BAD_LUCK_FINE - sum(cards)) // CHIP)
        return Fine(tuple(sorted(cards)), min(chips, missing), 0)
    if exact:
        return _cheapest_first(cards)
    paid = min(_sets(cards), key=_loss)
    over = sum(paid) - BAD_LUCK_FINE
    return Fine(paid, 0, over if over >= SMALLEST_CARD else 0)


def _cheapest_first(cards: Sequence[int]) -> Fine:
    """Use cards from the cheapest up; the remainder is always given back [RC2.7]."""
    paid: list[int] = []
    for card in sorted(cards):
        if sum(paid) < BAD_LUCK_FINE:
            paid.append(card)
    return Fine(tuple(paid), 0, sum(paid) - BAD_LUCK_FINE)


def _loss(paid: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
    """Order payments: least loss, smallest overpayment, fewest cards, cheapest cards."""
    over = sum(paid) - BAD_LUCK_FINE
    return over if over < SMALLEST_CARD else 0, over, len(paid), paid


def _sets(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """List the sets of own cards that suffice; with three there is always change, so no loss."""
    kinds = Counter(cards)
    for count in (1, 2, 3):
        for chosen in combinations_with_replacement(sorted(kinds), count):
            enough = all(kinds[card] >= n for card, n in Counter(chosen).items())
            if enough and sum(chosen) >= BAD_LUCK_FINE:
                yield chosen
