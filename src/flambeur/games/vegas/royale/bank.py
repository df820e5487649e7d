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

    @property
    def cost(self) -> int:
        """What the payment costs in all; more than the fine if something is lost."""
        return sum(self.cards) + CHIP * self.chips - self.change


def fine(cards: Sequence[int], chips: int, *, exact: bool, added: int = 0) -> Fine:
    """Choose the payment: cards come before chips, and the loss is kept small [RC2.5, RC2.6].

    Chips that are added are paid first, and cards for the rest [RC2.8].
    """
    due = BAD_LUCK_FINE - CHIP * added
    if sum(cards) < due:
        missing = -(-(due - sum(cards)) // CHIP)
        return Fine(tuple(sorted(cards)), min(chips, added + missing), 0)
    if exact:
        return _cheapest_first(cards)
    paid = min(_sets(cards, due), key=lambda paid: _loss(paid, due))
    over = sum(paid) - due
    return Fine(paid, added, over if over >= SMALLEST_CARD else 0)


def chips_to_add(cards: Sequence[int], chips: int, *, exact: bool) -> int:
    """Tell how few chips, paid with the cards, keep change from being lost [RC2.8].

    None where nothing is lost without them, and none where there are not enough.
    """
    for added in range(chips + 1):
        if fine(cards, chips, exact=exact, added=added).cost <= BAD_LUCK_FINE:
            return added
    return 0


def _cheapest_first(cards: Sequence[int]) -> Fine:
    """Use cards from the cheapest up; the remainder is always given back [RC2.7]."""
    paid: list[int] = []
    for card in sorted(cards):
        if sum(paid) < BAD_LUCK_FINE:
            paid.append(card)
    return Fine(tuple(paid), 0, sum(paid) - BAD_LUCK_FINE)


def _loss(paid: tuple[int, ...], due: int) -> tuple[int, int, int, tuple[int, ...]]:
    """Order payments: least loss, smallest overpayment, fewest cards, cheapest cards."""
    over = sum(paid) - due
    return over if over < SMALLEST_CARD else 0, over, len(paid), paid


def _sets(cards: Sequence[int], due: int) -> Iterator[tuple[int, ...]]:
    """List the sets of own cards that suffice; with three there is always change, so no loss."""
    kinds = Counter(cards)
    for count in (1, 2, 3):
        for chosen in combinations_with_replacement(sorted(kinds), count):
            enough = all(kinds[card] >= n for card, n in Counter(chosen).items())
            if enough and sum(chosen) >= due:
                yield chosen
