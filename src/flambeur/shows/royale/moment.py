"""The moment at which tiles are drawn: the table, what is awaited, and who is asked by which."""

from typing import Any

from flambeur.core.frame import Frame
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import Handicap, MyChoice
from flambeur.games.vegas.tile import Tile
from flambeur.shows.picture import given
from flambeur.shows.royale.asking import tile_of


class Moment:
    """A table as it is drawn."""

    def __init__(self, view: View[RoyaleTable]) -> None:
        """Take the table, and find out which tile asks whom."""
        self.table = view.state
        self.frame = self.table.stack[-1] if self.table.stack else None
        self._asking = asking_tile(self.table, self.frame)
        self._seat = view.turn.seat if isinstance(view.turn, Choice) else None

    def at(self, tile: Tile) -> dict[str, Any]:
        """Tell what every picture of a tile tells."""
        asks = given(self._seat if tile is self._asking else None)
        return {"id": tile.id, "casino": tile.casino, "asks": asks}


def asking_tile(table: RoyaleTable, frame: Frame | None) -> Tile | None:
    """Tell which tile asks what is to be decided now."""
    if isinstance(frame, Adjust):
        movers = [tile for tile in table.tiles if isinstance(tile, Handicap | MyChoice)]
        # With both in play, the one where dice were just placed has spoken, itself or through
        # the other.
        here = [tile for tile in movers if table.last and tile.casino == table.last.face]
        return next(iter(here or movers), None)
    name = None if frame is None else tile_of(frame)
    return next((tile for tile in table.tiles if tile.id == name), None)
