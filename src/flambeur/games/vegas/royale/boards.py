"""The tiles by name, and every move and frame they bring: read off the list in `tiles`."""

import sys

from flambeur.core.parts import Part
from flambeur.games.vegas.royale import tiles
from flambeur.games.vegas.royale.kit import TileData

BOARDS: dict[str, type[TileData]] = {
    tile.id: tile
    for tile in vars(tiles).values()
    if isinstance(tile, type) and issubclass(tile, TileData)
}


def parts_of(tile: type[TileData]) -> tuple[type[Part], ...]:
    """List the moves, the frames and the tile that a tile's file defines."""
    return tuple(
        thing
        for thing in vars(sys.modules[tile.__module__]).values()
        if isinstance(thing, type)
        and issubclass(thing, Part)
        and thing.__module__ == tile.__module__
    )


PARTS = tuple(part for tile in BOARDS.values() for part in parts_of(tile))
