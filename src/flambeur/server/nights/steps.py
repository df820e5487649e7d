"""The log of a night: every step that was ever taken there; its games have logs of their own."""

from typing import Any

from flambeur.protocol.night import Closing
from flambeur.protocol.wire import Tagged, Wire


class NightOpened(Tagged, frozen=True):
    """The night is there, with the code that leads to it."""

    night: str
    code: str
    at: float


class Entered(Tagged, frozen=True):
    """Somebody came in, or is called otherwise from now on."""

    person: str
    name: str
    at: float
    gives: bool = False
    """Their client adds to the dice of the games."""


class Departed(Tagged, frozen=True):
    """Somebody left the night."""

    person: str
    at: float


class Came(Tagged, frozen=True):
    """Pages of these people are open again."""

    people: tuple[str, ...]
    at: float


class Went(Tagged, frozen=True):
    """No page of these people is open any more."""

    people: tuple[str, ...]
    at: float


class Screened(Tagged, frozen=True):
    """So many televisions follow the night now."""

    count: int


class HostChanged(Tagged, frozen=True):
    """The host was away for too long; somebody else is it."""

    person: str


class Voted(Tagged, frozen=True):
    """Somebody chose what is played next."""

    person: str
    game: str


class Seat(Wire, frozen=True):
    """A seat of a game: a person's, or a bot's."""

    name: str
    colour: int
    person: str | None = None
    bot: str | None = None
    away: bool = False
    gives: bool = False


class Began(Tagged, frozen=True):
    """A game is played; its table follows from this step, whoever opens it."""

    table: str
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str
    late: tuple[str, ...] = ()
    """Those for whom there was no chair."""


class TableOpened(Tagged, frozen=True):
    """The table of the game is there, and everybody is led to it."""

    table: str


class Joined(Tagged, frozen=True):
    """Somebody who came late took over the seat of a bot."""

    person: str


class Tipped(Tagged, frozen=True):
    """Somebody who sits out named the winner."""

    person: str
    on: str


class Ended(Tagged, frozen=True):
    """The game was played to its end; this is what it brought."""

    table: str
    points: dict[str, int]
    tips: dict[str, int]
    bots: tuple[str, ...] = ()
    """People for whom a bot decided more than half of the time."""


class Broke(Tagged, frozen=True):
    """The game came to no end, and nobody scores."""

    table: str


class Closed(Tagged, frozen=True):
    """The night is over."""


class Continued(Tagged, frozen=True):
    """The night goes on after it was closed."""

    person: str
    code: str


class Lapsed(Tagged, frozen=True):
    """Nobody came for so long that the code leads here no longer; the night is over."""


class Dated(Tagged, frozen=True):
    """The host said when it goes on."""

    at: float | None


class Attending(Tagged, frozen=True):
    """Somebody said whether they will be there."""

    person: str
    yes: bool


class Summed(Tagged, frozen=True):
    """What a closed night brought to everybody; again once all games are reviewed."""

    closing: Closing


NightStep = (
    NightOpened
    | Entered
    | Departed
    | Came
    | Went
    | Screened
    | HostChanged
    | Voted
    | Began
    | TableOpened
    | Joined
    | Tipped
    | Ended
    | Broke
    | Closed
    | Continued
    | Lapsed
    | Dated
    | Attending
    | Summed
)
