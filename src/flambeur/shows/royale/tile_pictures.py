"""What the pictures of all tiles have in common: prizes, dice, and who is asked."""

from msgspec import UNSET, UnsetType

from flambeur.games.vegas.royale.reward import Reward
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Tagged, Wire


class Prize(Wire, frozen=True):
    """What a space pays: chips, or cash; neither is an empty space."""

    chips: int
    cash: int


def prize(reward: Reward) -> Prize:
    """Draw a reward."""
    return Prize(reward.chips, reward.cash)


class TileDice(Wire, frozen=True):
    """Dice of one colour on a tile."""

    colour: int
    small: int
    big: int


class TilePicture(Tagged, frozen=True, kw_only=True):
    """A tile beside a casino; which one it is stands in `type`."""

    id: str
    """Board and side, such as `A1`."""
    casino: int
    asks: int | UnsetType = UNSET
    """The seat that this tile asks to decide, now."""


class PlainTile(TilePicture, frozen=True, kw_only=True, tag="plain"):
    """A tile that nobody has drawn: its state, in words."""

    state: Phrase = ""
