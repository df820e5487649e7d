"""What a tile is written with, in one place, so that a tile's file begins with its rule."""

from flambeur.core.chance import Rolled, Roller, Shuffle
from flambeur.core.frame import Frame
from flambeur.core.parts import Data, Move
from flambeur.core.secret import Secret
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas.payout import Payout, settle
from flambeur.games.vegas.royale.dice import THROW
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.reward import Reward, worth
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.tile import Tile


class TileData(Data, Tile, frozen=True):
    """A tile that lies beside a casino; fields of its own are its whole state."""

    casino: int


class Ask(Data, Frame, frozen=True):
    """A tile asks a seat something."""

    seat: int
    casino: int


class Throw(Ask, frozen=True):
    """A tile lets a seat throw both black dice."""

    def turn(self, table: RoyaleTable) -> Chance:
        """Await them."""
        return THROW


Stack = tuple[tuple[int, int, int], ...]
"""Dice on a tile: seat, small dice and big dice."""


def dice_in(stack: Stack, seat: int) -> tuple[int, int]:
    """Count the dice of a seat on a tile."""
    return next(((dice, big) for owner, dice, big in stack if owner == seat), (0, 0))


def stacked(stack: Stack, seat: int, dice: int, big: int) -> Stack:
    """Add dice of a seat to those on a tile, or take some away."""
    small, large = dice_in(stack, seat)
    rest = tuple(entry for entry in stack if entry[0] != seat)
    now = (seat, small + dice, large + big)
    return (*rest, now) if any(now[1:]) else rest


__all__ = [
    "Ask",
    "Chance",
    "Choice",
    "Data",
    "Decline",
    "Frame",
    "Move",
    "Payout",
    "Reward",
    "Rolled",
    "Roller",
    "RoyaleTable",
    "Secret",
    "Shuffle",
    "Stack",
    "Throw",
    "Tile",
    "TileData",
    "dice_in",
    "settle",
    "stacked",
    "worth",
]
