"""D1 Pay Day: 10,000 for every casino with a die of the player [RD1]."""

from tests.referees.royale.table import CASINOS
from tests.referees.royale.tile import Tile
from tests.referees.words import Steps

EACH = 10_000


class PayDay(Tile):
    """Remembers nothing."""

    id = "D1"

    def activate(self, seat: int) -> Steps[None]:
        """Count casinos, closed ones too, and pay; by My Choice this one may count [RD1.3]."""
        yield from ()
        present = [self.table.weight(casino, seat) > 0 for casino in CASINOS]
        if self.table.options["pay_day_counts_activated"]:
            present[self.casino - 1] = True
        self.table.money.reward(seat, sum(present) * EACH)
