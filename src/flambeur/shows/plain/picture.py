"""What there is to draw of a game without a picture of its own: its state, as it may be seen."""

from typing import Any

from msgspec import UNSET, UnsetType

from flambeur.core.codec import plain
from flambeur.core.view import View
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire
from flambeur.shows.plain.lines import PlainLines

State = tuple[Any]
"""In a row of one, which a patch replaces as a whole: states may hold what a patch cannot tell."""


class PlainMine(Wire, frozen=True):
    """The state as one seat sees it."""

    state: State


class PlainPicture(Wire, frozen=True, tag="plain"):
    """The state as everybody sees it."""

    heading: Phrase
    """How far the game is."""
    state: State
    mine: PlainMine | UnsetType = UNSET


def plain_picture(view: View[Any]) -> PlainPicture:
    """Show what everybody may see."""
    heading = PlainLines(view.state).heading(view)
    return PlainPicture(heading, (plain(view.state),))


def plain_mine(view: View[Any], seat: int) -> PlainMine:  # noqa: ARG001 - the view is theirs
    """Show what a seat may see."""
    return PlainMine((plain(view.state),))
