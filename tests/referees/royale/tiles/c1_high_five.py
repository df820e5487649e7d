"""C1 High Five: the first with a weight of five takes the token [RC1]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Steps

ENOUGH = 5
WORTH = 100_000


class HighFive(Tile):
    """One token."""

    id = "C1"
    owner: int | None = None

    def activate(self, seat: int) -> Steps[None]:
        """Hand the token to the first who qualifies [RC1.2, RC1.3]."""
        yield from ()
        if self.owner is None and self.table.weight(self.casino, seat) >= ENOUGH:
            self.owner = seat

    def during_payout(self) -> Steps[None]:
        """Exchange the token for money [RC1.4]."""
        yield from ()
        if self.owner is not None:
            self.table.money.reward(self.owner, WORTH)

    def facts(self) -> Facts:
        """Tell who has the token."""
        return {"owner": self.owner}
