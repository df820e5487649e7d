"""F1 Block It!: put a cluster of grey dice into a casino [RF1]."""

from tests.referees.royale.table import GREY, Table
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask


class BlockIt(Tile):
    """Nine grey dice in five clusters."""

    id = "F1"

    def __init__(self, table: Table, casino: int) -> None:
        """Begin with all clusters [RF1.1]."""
        super().__init__(table, casino)
        self.clusters = [1, 1, 2, 2, 3]

    def activate(self, seat: int) -> Steps[None]:
        """Take one whole cluster while there is one [RF1.2, RF1.3, RF1.5]."""
        if not self.clusters:
            return
        sizes = set(self.clusters)
        moves: list[Move] = [("block", size, c) for size in sizes for c in self.table.open()]
        _, size, casino = yield from ask(seat, moves)
        self.clusters.remove(size)
        self.table.put(casino, GREY, size)

    def facts(self) -> Facts:
        """Tell what is left."""
        return {"clusters": sorted(self.clusters)}
