"""What everybody may know of a table besides the game: who sits where, and how it is played."""

from typing import Annotated, Any, Literal

import msgspec

from flambeur.protocol.wire import Wire

Phase = Literal["open", "beginning", "playing", "over"]
"""While it is beginning, the seats are filled and clients add to the dice."""
Ending = Literal["finished", "abandoned", "expired"]
Proposal = Literal["abandon", "takeback"]


class Pace(Wire, frozen=True):
    """How long a player may think: seconds at a live table, days where people come and go."""

    kind: Literal["live", "days"] = "live"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] = 60


class Place(Wire, frozen=True):
    """Somebody at the table: a person or a bot."""

    name: str
    """Empty in a public list if it is a guest's."""
    person: str | None = None
    """The public name of a person's account; a bot has none."""
    bot: str | None = None
    """The level of the bot that plays here."""
    away: bool = False
    """A bot plays for this person until they are back."""
    resigned: bool = False
    """A bot plays for this person to the end."""
    took: str | None = None
    """The name of the bot that played here until this person took its place."""
    handed: str | None = None
    """The name of the person who was away when the host handed this place over.

    No list tells it.
    """


class Asked(Wire, frozen=True):
    """What somebody proposed and who agreed so far."""

    what: Proposal
    seat: int
    agreed: tuple[int, ...]
    seq: int = 0
    """The place of the proposal in the log; lists of older tables do not tell it."""


class Seeker(Wire, frozen=True):
    """Somebody who asked the host for the place of a person who is away."""

    seat: int
    name: str
    person: str
    seq: int
    """The place of the request in the log."""
    gives: bool = False
    """Their client adds to the dice of the next game."""


class Outcome(Wire, frozen=True):
    """How a table ended; ranks and scores are there if the game was played to its end."""

    ending: Ending
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


class Board(Wire, frozen=True):
    """The board of a day, which has the same dice for everybody."""

    day: str
    """As in 2026-11-18."""
    closes: int
    """When the day closes, in seconds since 1970: until then only its player sees the table."""


class Card(Wire, frozen=True, omit_defaults=False):
    """The table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, Any]
    phase: Phase
    places: tuple[Place | None, ...]
    host: str
    pace: Pace
    public: bool
    auto: bool
    """The game starts by itself as soon as every place is taken."""
    hash: str
    """The promise: a hash of the seed, published when the table was opened."""
    hints: bool = False
    """All who play here may ask the coach, and the game is not rated."""
    asked: Asked | None = None
    seeker: Seeker | None = None
    """Whoever waits for the host to hand over a place; no list tells it."""
    outcome: Outcome | None = None
    again: tuple[int, ...] = ()
    """The seats that want another game, in the order in which they asked for it."""
    rematch: str | None = None
    """The table where the same people play again."""
    lesson: bool = False
    """The first game of somebody who learns it: its dice are prepared, and it is not rated."""
    chapter: str = ""
    """The chapter of the rules whose example this is; without one, it is the first game."""
    played_on: bool = False
    """The game began at a moment of another one, and is not rated."""
    night: str | None = None
    """The night that this game belongs to."""
    colours: tuple[int, ...] = ()
    """The colour of each seat, where they are not those of the seats themselves."""
    shared: bool = False
    """One person holds several seats, on a device that is handed round; it is not rated."""
    board: Board | None = None
    """Somebody's attempt at the board of a day; it is not rated."""
