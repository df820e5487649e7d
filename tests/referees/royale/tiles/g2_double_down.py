"""G2 Double Down: dice moved to the tile are paid there like in a casino [RG2]."""

from collections import defaultdict

from tests.referees.majority import ranked
from tests.referees.royale.dice import Group
from tests.referees.royale.table import Table
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask

PRIZES = (60_000, 30_000)


class DoubleDown(Tile):
    """An area for dice."""

    id = "G2"

    def __init__(self, table: Table, casino: int) -> None:
        """Begin without dice [RG2.1]."""
        super().__init__(table, casino)
        self.dice: dict[int, Group] = defaultdict(Group)

    def activate(self, seat: int) -> Steps[None]:
        """Move any number of one's own dice, also none; none from a closed casino [RG2.2]."""
        here = self.table.dice[self.casino][seat]
        may = Group() if self.table.closed == self.casino else here
        numbers = [(s, b) for s in range(may.small + 1) for b in range(may.big + 1)]
        moves: list[Move] = [("move_dice", *number) for number in numbers]
        _, small, big = yield from ask(seat, moves)
        self.table.put(self.casino, seat, -small, -big)
        self.dice[seat].add(small, big)

    def during_payout(self) -> Steps[None]:
        """Pay the first and the second [RG2.3]."""
        yield from ()
        order = ranked({seat: group.weight for seat, group in self.dice.items()})
        for seat, prize in zip(order, PRIZES, strict=False):
            self.table.money.reward(seat, prize)

    def facts(self) -> Facts:
        """Tell whose dice are on the tile."""
        return {"dice": {s: (g.small, g.big) for s, g in self.dice.items() if g.pieces}}
