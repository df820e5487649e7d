"""C2 Bad Luck: when the round is over, whoever has fewest dice here pays 50,000."""

from flambeur.games.vegas.royale.events import BadLuckNoted
from flambeur.games.vegas.royale.fines import CollectFine
from flambeur.games.vegas.royale.kit import RoyaleTable, TileData


class BadLuck(TileData, frozen=True):
    """The seats that will have to pay."""

    id = "C2"
    payers: tuple[int, ...] = ()

    def before_payout(self, table: RoyaleTable) -> None:
        """Note who counts least [RC2.2]."""
        payers = self.lowest(table)
        noted = table.change(self, payers=payers)
        table.say(BadLuckNoted(payers))
        if table.options.bad_luck_timing == "before_payout":
            noted.collect(table)

    def lowest(self, table: RoyaleTable) -> tuple[int, ...]:
        """List all real players on the lowest weight, zero included [RC2.2]."""
        weights = [table.weight(self.casino, seat) for seat in range(table.seats)]
        return tuple(s for s, weight in enumerate(weights) if weight == min(weights))

    def after_payout(self, table: RoyaleTable) -> None:
        """Collect the fine, so that this round's winnings can be used [RC2.3]."""
        if table.options.bad_luck_timing == "after_payout":
            self.collect(table)

    def collect(self, table: RoyaleTable) -> None:
        """Let the noted players pay, clockwise from the leader [R11.2]."""
        payers = sorted(self.payers, key=lambda seat: (seat - table.leader) % table.seats)
        table.follow(*(CollectFine(seat, self.casino) for seat in payers))
