"""The log of a table: every step that was ever taken there, the game's own entries included."""

from typing import Any

from flambeur.core.record import Entry
from flambeur.protocol.card import Ending, Pace, Proposal
from flambeur.protocol.wire import Tagged


class Opened(Tagged, frozen=True):
    """The table is there, with its rules, its places and the promise about its dice."""

    table: str
    game: str
    options: dict[str, Any]
    chairs: int
    host: str
    pace: Pace
    public: bool
    auto: bool
    hash: str
    hints: bool = False


class Sat(Tagged, frozen=True):
    """A person or a bot took a place."""

    seat: int
    name: str
    nonce: str
    person: str | None = None
    bot: str | None = None


class Stood(Tagged, frozen=True):
    """A place became free again."""

    seat: int


class Began(Tagged, frozen=True):
    """The game started with those who sit; this is what chance brought first."""

    entries: tuple[Entry, ...]


class Moved(Tagged, frozen=True):
    """A player made a move; this is the move and what chance brought after it."""

    entries: tuple[Entry, ...]


class Away(Tagged, frozen=True):
    """A player let the time run out; a bot plays until they are back."""

    seat: int


class Returned(Tagged, frozen=True):
    """A player is back."""

    seat: int


class Resigned(Tagged, frozen=True):
    """A player left for good; a bot plays to the end."""

    seat: int


class Proposed(Tagged, frozen=True):
    """A player asked the others for something."""

    seat: int
    what: Proposal


class Answered(Tagged, frozen=True):
    """A player answered; when everybody has agreed, it is done."""

    seat: int
    yes: bool


class Closed(Tagged, frozen=True):
    """The table was closed before its game came to an end."""

    ending: Ending


class Rematched(Tagged, frozen=True):
    """The same people play again at another table."""

    table: str


Step = (
    Opened
    | Sat
    | Stood
    | Began
    | Moved
    | Away
    | Returned
    | Resigned
    | Proposed
    | Answered
    | Closed
    | Rematched
)
