"""E2 Knockout?: every opponent puts a die into the bar [RE2]."""

from collections import defaultdict

from tests.referees.royale.dice import Group
from tests.referees.royale.table import Table
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Steps, ask

PLACES = 2


class Knockout(Tile):
    """A bar with two places for each player."""

    id = "E2"

    def __init__(self, table: Table, casino: int) -> None:
        """Begin with an empty bar [RE2.1]."""
        super().__init__(table, casino)
        self.bar: dict[int, Group] = defaultdict(Group)

    def activate(self, seat: int) -> Steps[None]:
        """Free one's own dice; then every opponent gives one, clockwise [RE2.2 to RE2.4]."""
        # The clauses do not say whether that comes first or last; as in the engine.
        freed = self.bar.pop(seat, Group())
        self.table.hands[seat].add(freed.small, freed.big)
        for step in range(1, self.table.seats):
            yield from self._give((seat + step) % self.table.seats)

    def _give(self, seat: int) -> Steps[None]:
        """Choose a die for the bar, if there is one and a place for it."""
        hand = self.table.hands[seat]
        if hand.pieces and self.bar[seat].pieces < PLACES:
            _, big = yield from ask(seat, [("put_in_bar", big) for big in hand.kinds])
            hand.take_die(big=big)
            self.bar[seat].add_die(big=big)

    def facts(self) -> Facts:
        """Tell whose dice are in the bar."""
        bar = {seat: (g.small, g.big) for seat, g in self.bar.items() if g.pieces}
        return {"bar": bar}
