"""C1 High Five: the first to place here with a weight of five takes the token, worth 100,000."""

from flambeur.games.vegas.royale.events import TokenTaken
from flambeur.games.vegas.royale.kit import Payout, RoyaleTable, TileData
from flambeur.games.vegas.royale.values import HIGH_FIVE, HIGH_FIVE_WEIGHT


class HighFive(TileData, frozen=True):
    """A token for the first; nobody can take it away [RC1.3]."""

    id = "C1"
    owner: int | None = None

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Hand the token over [RC1.2]."""
        if self.owner is None and table.weight(self.casino, seat) >= HIGH_FIVE_WEIGHT:
            table.change(self, owner=seat)
            table.say(TokenTaken(self.id, seat))

    def on_payout(self, table: RoyaleTable, result: Payout) -> None:
        """Exchange it for money [RC1.4]."""
        if self.owner is not None:
            table.reward(self.owner, HIGH_FIVE, self.id)
