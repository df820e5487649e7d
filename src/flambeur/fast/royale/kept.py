"""What tiles of the engine keep, read into the numbers of a kernel."""

from typing import Any

from flambeur.fast.royale.tiles.f1_block_it import CLUSTERS
from flambeur.fast.royale.tiles.f2_handicap import NAMES, SPACES
from flambeur.games.vegas.royale import tiles
from flambeur.games.vegas.royale.kit import Stack
from flambeur.games.vegas.tile import Tile


def read_tile(t: Any, tile: Tile) -> None:  # noqa: C901, PLR0912 - one branch for each tile
    """Read the fields of a tile; one that is not named here has nothing that lasts."""
    match tile:
        case tiles.Jackpot(index=index):
            t.jackpot = index
        case tiles.FiftyFifty(index=index, total=total):
            t.step, t.total = index, total
        case tiles.HighFive(owner=int(owner)):
            t.five = 1 << owner
        case tiles.PowerPlay(holder=int(holder)):
            t.power = 1 << holder
        case tiles.NoEntry(index=index, closed=closed):
            t.entry, t.closed = index, 0 if closed is None else 1 << closed - 1
        case tiles.Knockout(bar=bar):
            _read_stack(t.bar, t.bar_big, bar)
        case tiles.BlockIt(clusters=clusters):
            t.clusters = [int(n) - clusters.count(size) for size, n in enumerate(CLUSTERS, 1)]
        case tiles.Handicap():
            t.covered = [
                int(n) - getattr(tile, name) for name, n in zip(NAMES, SPACES, strict=True)
            ]
        case tiles.DoubleDown(dice=dice):
            _read_stack(t.down, t.down_big, dice)
        case tiles.NiceDice(parked=parked):
            for die in parked:
                t.parked[die.face - 1] = 1 + 2 * die.owner + die.big
        case tiles.MyChoice(gold=(owner, big)):
            t.gold = 1 + 2 * owner + big
        case _:
            pass


def _read_stack(small: list[int], big: list[int], stack: Stack) -> None:
    for seat, dice, big_dice in stack:
        small[seat], big[seat] = dice, big_dice
