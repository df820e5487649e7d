"""Which tile asks: a frame belongs to the tile whose file defines it."""

from flambeur.core.frame import Frame
from flambeur.core.parts import Part
from flambeur.games.vegas.royale.boards import BOARDS, parts_of
from flambeur.games.vegas.royale.fines import ChooseChips
from flambeur.games.vegas.royale.tiles import BadLuck, PowerPlay
from flambeur.games.vegas.royale.turn import RollOrUse

ASKS: dict[type[Part], str] = {
    RollOrUse: PowerPlay.id,
    ChooseChips: BadLuck.id,
    **{part: tile.id for tile in BOARDS.values() for part in parts_of(tile)},
}
"""The tile, by what its file defines; before a roll it is asked whether to use its token, and when
fines are collected whether to add chips."""


def tile_of(frame: Frame) -> str | None:
    """Tell which tile asks this, such as `A1`."""
    return ASKS.get(type(frame))
