"""D1 Pay Day: 10,000 for every casino with a die of the player [RD1]."""

from tests.referees.royale.table import CASINOS
from tests.referees.royale.tile import Tile
from tests.referees.words import Steps

EACH = 10_000


class PayDay(Tile):
    """Remembers nothing."""

    id = "D1"

    def activate(self, seat: int) -> Steps[None]:
        """Count casinos, closed ones too, and pay [RD1.2, RD1.3]."""
        yield from ()
        present = sum(self.table.weight(casino, seat) > 0 for casino in CASINOS)
        self.table.money.reward(seat, present * EACH)
