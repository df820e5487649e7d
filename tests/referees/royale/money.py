"""Cards and chips of the players, and the bank that pays them [R2, R8, R10]."""

from tests.referees.royale.bank import (
    CHEAPEST,
    CHIP,
    FINE,
    cheapest_first,
    exactly,
    least_loss,
    saving,
)
from tests.referees.words import Facts, Options, Steps, ask

CHIPS = 20
"""Chips in the box [R2.4]."""


class Money:
    """Everything that counts in the end."""

    def __init__(self, seats: int, options: Options) -> None:
        """Begin with nothing."""
        self.seats, self.options = seats, options
        self.chips = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.virtual: list[list[int]] = [[] for _ in range(seats)]
        self.bank: list[int] = []
        self.hidden = not options["open_money"]

    def gain_chips(self, seat: int, chips: int) -> None:
        """Give chips; a box that is limited gives what it has [R2.5]."""
        if self.options["chip_supply"] is not None:
            chips = min(chips, CHIPS - sum(self.chips))
        self.chips[seat] += chips

    def reward(self, seat: int, amount: int) -> None:
        """Give what a tile promises; 10,000 and 20,000 are chips [R10.6]."""
        if amount < CHEAPEST:
            self.gain_chips(seat, amount // CHIP)
        else:
            self.pay(seat, amount)

    def pay(self, seat: int, amount: int) -> None:
        """Pay from the bank, or with a virtual card [R10.3 to R10.5]."""
        cards = exactly(self.bank, amount)
        if cards is None:
            self.virtual[seat].append(amount)
            return
        for card in cards:
            self.bank.remove(card)
            self.cards[seat].append(card)

    def fine(self, seat: int, *, last_round: bool) -> Steps[None]:
        """Take 50,000: cards first, chips for what is missing; give change [RC2.4 to RC2.8]."""
        owned = [*self.cards[seat], *self.virtual[seat]]
        missing = max(0, FINE - sum(owned))
        self.chips[seat] -= min(self.chips[seat], -(-missing // CHIP))
        if missing:
            self._give(seat, tuple(owned))
            return
        if self.options["fine_change"] == "exact":
            paid, due = cheapest_first(owned), FINE
        else:
            added = yield from self._add_chips(seat, saving(owned), last_round=last_round)
            due = FINE - CHIP * added
            paid = least_loss(owned, due)
        self._give(seat, paid)
        self._change(seat, sum(paid) - due)

    def _add_chips(self, seat: int, wanted: int, *, last_round: bool) -> Steps[int]:
        """Have chips added that save change; who could still pass with them is asked [RC2.8]."""
        if self.options["fine_chips"] == "last" or wanted > self.chips[seat]:
            return 0
        added = wanted
        if wanted and not last_round:
            _, added = yield from ask(seat, [("pay_fine", 0), ("pay_fine", wanted)])
        self.chips[seat] -= added
        return added

    def _give(self, seat: int, paid: tuple[int, ...]) -> None:
        """Put cards into the bank; of two alike, the virtual one goes first."""
        # The clauses do not say which of two alike; as in the engine.
        for card in paid:
            if card in self.virtual[seat]:
                self.virtual[seat].remove(card)
            else:
                self.cards[seat].remove(card)
                self.bank.append(card)

    def _change(self, seat: int, change: int) -> None:
        """Give change in cards; less than a card is lost, or written down."""
        if change >= CHEAPEST:
            self.pay(seat, change)
        elif change and self.options["fine_change"] == "exact":
            self.virtual[seat].append(change)

    def worth(self, seat: int) -> int:
        """Tell what somebody has in the end [R8.1]."""
        return sum(self.cards[seat]) + sum(self.virtual[seat]) + CHIP * self.chips[seat]

    def things(self, seat: int) -> int:
        """Count what somebody has; it decides between equals [R8.2]."""
        return len(self.cards[seat]) + len(self.virtual[seat]) + self.chips[seat]

    def facts(self) -> Facts:
        """Tell who has what; the order of cards in front of a player means nothing."""
        return {
            "chips": self.chips,
            "won": [sorted(cards) for cards in self.cards],
            "virtual cards": [sorted(cards) for cards in self.virtual],
            "bank": sorted(self.bank),
            "who sees won cards": [(s,) if self.hidden else None for s in range(self.seats)],
        }
