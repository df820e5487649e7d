"""What a tile gives: chips or cash."""

import msgspec


class Reward(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chips, or an amount from the bank; neither is nothing."""

    chips: int = 0
    cash: int = 0

    def __bool__(self) -> bool:
        """Tell whether there is anything to get."""
        return bool(self.chips or self.cash)


SMALLEST_CARD = 30_000
CHIP = 10_000


def worth(amount: int) -> Reward:
    """Make a reward of an amount: under 30,000 there are no cards, so chips stand in [R10.6]."""
    return Reward(cash=amount) if amount >= SMALLEST_CARD else Reward(chips=amount // CHIP)
