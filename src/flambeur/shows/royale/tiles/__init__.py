"""What people see of the tiles: a file for each, named as the file of its rules.

A tile whose file is not here is told and drawn plainly.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Union

from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.tile import Tile
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import PlainTile, TilePicture


class PlainShow(TileShow[Tile]):
    """A tile that has no show of its own."""

    tile = Tile


_FILES = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
SHOWS: dict[str, TileShow[Any]] = dict.fromkeys(BOARDS, PlainShow()) | {
    file.SHOW.tile.id: file.SHOW for file in _FILES
}
"""By tile, such as `A1`."""

if TYPE_CHECKING:
    AnyTile = TilePicture
else:
    AnyTile = Union[(*(file.SHOW.picture for file in _FILES), PlainTile)]
