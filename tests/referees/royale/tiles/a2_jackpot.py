"""A2 Jackpot: seven or a double wins what the counter shows [RA2]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Steps, roll

TRACK = (30_000, 40_000, 50_000, 60_000, 70_000, 80_000)


class Jackpot(Tile):
    """A counter on a track."""

    id = "A2"
    index = 0

    def activate(self, seat: int) -> Steps[None]:
        """Throw; pay and begin again, or move up [RA2.2, RA2.3]."""
        ((one, other),) = yield from roll(2)
        if one == other or one + other == 7:
            self.table.money.reward(seat, TRACK[self.index])
            self.index = 0
        else:
            self.index = min(self.index + 1, 5)

    def facts(self) -> Facts:
        """Tell where the counter is."""
        return {"index": self.index}
