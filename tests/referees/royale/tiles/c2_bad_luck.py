"""C2 Bad Luck: whoever counts least here pays 50,000 [RC2]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Steps


class BadLuck(Tile):
    """The seats that are going to pay."""

    id = "C2"
    payers: tuple[int, ...] = ()

    def before_payout(self) -> Steps[None]:
        """Note all real players on the lowest weight, zero included [RC2.2]."""
        weights = [self.table.weight(self.casino, seat) for seat in range(self.table.seats)]
        self.payers = tuple(s for s, weight in enumerate(weights) if weight == min(weights))
        if self.table.options["bad_luck_timing"] == "before_payout":
            yield from self._collect()

    def after_payout(self) -> Steps[None]:
        """Collect when the round is over [RC2.3]."""
        if self.table.options["bad_luck_timing"] == "after_payout":
            yield from self._collect()

    def _collect(self) -> Steps[None]:
        """Let them pay clockwise from the start player [R11.2]."""
        for step in range(self.table.seats):
            seat = (self.table.leader + step) % self.table.seats
            if seat in self.payers:
                yield from self.table.money.fine(seat, last_round=self.table.last_round)

    def facts(self) -> Facts:
        """Tell who is going to pay."""
        return {"payers": self.payers}
