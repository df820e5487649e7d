"""F1 Block It!: put a cluster of grey dice into a casino; grey plays along like anyone."""

from flambeur.games.vegas.royale.bank import without
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.kit import Ask, Choice, Data, Move, RoyaleTable, TileData
from flambeur.games.vegas.royale.values import BLOCK_IT


class Block(Data, Move, frozen=True):
    """Put a cluster of this size into this casino."""

    size: int
    casino: int


class ChooseCluster(Ask, frozen=True):
    """The player must take one whole cluster [RF1.2, RF1.3]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer every size left for every open casino."""
        sizes = sorted(set(table.tile(self.casino, BlockIt).clusters))
        moves = [Block(size, casino) for size in sizes for casino in table.open_casinos()]
        return Choice(self.seat, tuple(moves))

    def play(self, table: RoyaleTable, move: Block) -> None:
        """Move the grey dice; they stay where they are [RF1.4, RF1.5]."""
        tile = table.tile(self.casino, BlockIt)
        table.change(tile, clusters=without(tile.clusters, (move.size,)))
        table.put(move.casino, table.grey, move.size)
        table.say(DieMoved(table.grey, move.size, 0, tile.id, move.casino))


class BlockIt(TileData, frozen=True):
    """Nine grey dice in five clusters."""

    id = "F1"
    clusters: tuple[int, ...] = BLOCK_IT

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Ask for a cluster while there is one."""
        if self.clusters:
            table.push(ChooseCluster(seat, self.casino))

    def grey_dice(self) -> int:
        """Count those that are left."""
        return sum(self.clusters)
