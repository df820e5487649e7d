"""The log of a table: every step that was ever taken there, the game's own entries included."""

from typing import Any

from flambeur.core.record import Entry
from flambeur.protocol.card import Ending, Pace, Place, Proposal
from flambeur.protocol.wire import Tagged, Wire


class DayDice(Wire, frozen=True):
    """The dice of a day's board, which do not follow from the table."""

    day: str
    closes: int
    key: str
    """The key of all dice, in hexadecimal; nobody may see it before the day closes."""


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
    places: tuple[Place, ...] = ()
    """Those who sit there from the beginning, at a table that follows another one or goes on."""
    gives: tuple[bool, ...] = ()
    """Which of them add to the dice."""
    scheme: int = 1
    """By which scheme the dice are made; logs from before there were two do not tell."""
    lesson: bool = False
    """The dice are prepared as the lesson of the game has it."""
    chapter: str = ""
    """The lesson is the example of this chapter of the rules."""
    start: dict[str, Any] | None = None
    """Where the game begins, as one seat saw it, at a table that goes on from another game."""
    night: str | None = None
    """The night whose game this is."""
    colours: tuple[int, ...] = ()
    """The colour of each seat, at a night where people keep theirs."""
    shared: bool = False
    """All who sit there but bots hand one device round, which is the host's."""
    board: DayDice | None = None
    """The dice of the day whose board this is; what the day promised is the `hash` then."""


class Sat(Tagged, frozen=True):
    """A person or a bot took a place."""

    seat: int
    name: str
    nonce: str = ""
    """What the seat adds to dice of scheme 1."""
    person: str | None = None
    bot: str | None = None
    gives: bool = False
    """The client announced a nonce of its own."""


class Stood(Tagged, frozen=True):
    """A place became free again."""

    seat: int
    cleared: bool = False
    """The host sent the one away who sat there; logs from before this was noted do not tell."""


class Agreed(Tagged, frozen=True):
    """All that was agreed is frozen with those who sit; a second time, the table begins anew."""

    agreement: str


class Gave(Tagged, frozen=True):
    """A seat committed itself to a nonce."""

    seat: int
    commitment: str


class Listed(Tagged, frozen=True):
    """The list of commitments is frozen and signed."""

    signature: str | None


class Revealed(Tagged, frozen=True):
    """A seat showed its nonce."""

    seat: int
    nonce: str


class Began(Tagged, frozen=True):
    """The game started with those who sit; this is what chance brought first.

    Where nobody gives a nonce, it is agreed and listed in the same step.
    """

    entries: tuple[Entry, ...]
    agreement: str = ""
    signature: str | None = None


class Moved(Tagged, frozen=True):
    """A player made a move; this is the move and what chance brought after it."""

    entries: tuple[Entry, ...]


class Took(Tagged, frozen=True):
    """A person took the place of a bot while the game was played."""

    seat: int
    name: str
    person: str
    gives: bool = False
    """The client announced a nonce of its own, for the next game."""


class Sought(Tagged, frozen=True):
    """Somebody asked the host for the place of a person who is away."""

    seat: int
    name: str
    person: str
    gives: bool = False
    """The client announced a nonce of its own, for the next game."""


class Handed(Tagged, frozen=True):
    """The host handed the place over to the one who asked for it, or did not."""

    seat: int
    yes: bool


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


class Rejoined(Tagged, frozen=True):
    """A player wants another game with the same people."""

    seat: int
    now: bool = False
    """The others are not waited for."""


class Rematched(Tagged, frozen=True):
    """The same people play again at another table."""

    table: str


Step = (
    Opened
    | Sat
    | Stood
    | Agreed
    | Gave
    | Listed
    | Revealed
    | Began
    | Moved
    | Took
    | Sought
    | Handed
    | Away
    | Returned
    | Resigned
    | Proposed
    | Answered
    | Closed
    | Rejoined
    | Rematched
)
