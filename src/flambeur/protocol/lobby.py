"""What the open API takes and gives around tables."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from flambeur.protocol.acts import Name, Sit
from flambeur.protocol.card import Card, Pace
from flambeur.protocol.messages import Begun
from flambeur.protocol.wire import Wire

Chairs = Annotated[int, msgspec.Meta(ge=1, le=10)]
GameName = Annotated[str, msgspec.Meta(max_length=40)]
Chapter = Annotated[str, msgspec.Meta(max_length=60)]


class NewTable(Wire, frozen=True):
    """A table to be opened."""

    game: GameName
    chairs: Chairs
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pace: Pace = Pace()
    public: bool = False
    auto: bool = False
    """The game starts by itself as soon as every place is taken."""
    hints: bool = False
    """All who play may ask the coach, and the game is not rated."""
    sit: Sit | None = None
    """The host sits down at once."""
    bots: Annotated[tuple[Name, ...], msgspec.Meta(max_length=9)] = ()
    """Bots that sit down at once, by their level."""
    start: bool = False
    """The game starts at once."""
    lesson: bool = False
    """The taught game: it brings its own options, chairs and bots, and its dice are prepared."""
    chapter: Chapter = ""
    """The example of this chapter of the rules, in the place of the first game that is taught."""
    shared: Annotated[tuple[Name, ...], msgspec.Meta(max_length=10)] = ()
    """The names of those who hand one device round: the host holds all their seats.

    They and the bots fill all chairs, and the game starts at once; it is never public or rated.
    """
    gives: bool = False
    """The device that is handed round will add a nonce of its own to the dice, as in `sit`."""


class Quick(Wire, frozen=True):
    """A game with whoever is there."""

    game: GameName
    name: Name
    chairs: Chairs = 3
    gives: bool = False
    """This client will add a nonce of its own to the dice, as in `sit`."""


class PlayOn(Wire, frozen=True):
    """A table of one's own that goes on from a moment of a finished game."""

    at: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
    """The place in the log of that game."""
    name: Name
    gives: bool = False
    """This client will add a nonce of its own to the dice, as in `sit`."""


class Opening(Wire, frozen=True):
    """The table that was opened or found."""

    table: str


class Committed(Wire, frozen=True):
    """The place in the table's log where an act stands."""

    seq: int
    receipt: str | None = None
    """The server's signature under a nonce that was revealed."""


class Cards(Wire, frozen=True):
    """A list of tables."""

    tables: tuple[Card, ...]


class Option(Wire, frozen=True):
    """Something that players agree on before a game, as they are asked for it."""

    name: str
    """As in the options of a table; one inside another comes after it and a dot."""
    kind: Literal["switch", "choice", "number", "seat", "list"]
    usual: Any
    """What it is unless somebody says otherwise."""
    choices: tuple[Any, ...] = ()
    """The values there are; with a number or a seat, those besides numbers."""
    names: tuple[str, ...] = ()
    """The messages that name the choices of a list, in the words of the game."""
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    """The largest number, or the length of a list."""
    seats: tuple[int, ...] | UnsetType = UNSET
    """For how many it can be agreed; for any number, unless told."""
    before: Any = UNSET
    """What it is where nothing is said of it: the game was agreed before there was a choice."""


class GameInfo(Wire, frozen=True):
    """A game that can be played here, and all that a client need know to offer it."""

    id: str
    built_in: bool
    """Whether it comes with Flambeur, with its words; others come with packages of their own."""
    words: str
    """The name of the catalogues it is told with, at `/api/words`."""
    show: str
    """What it is drawn and told as; editions that look alike share it."""
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """Whom to offer as rivals, the weakest first."""
    options: tuple[Option, ...]
    chapters: tuple[str, ...] = ()
    """The keys of the title and the chapters of its rules."""
    rulebook: bool = False
    """Whether its rules are a text of its own, at `/api/games/{family}/rules`."""
    judged: bool = False
    """Whether there are hints and reviews."""
    lesson: bool = False
    """Whether there is a taught game for newcomers."""
    examples: tuple[str, ...] = ()
    """The chapters that have an example to be played."""


class Games(Wire, frozen=True):
    """All games that can be played here."""

    games: tuple[GameInfo, ...]


class Rulebook(Wire, frozen=True):
    """The rules of a game as its makers wrote them, in Markdown."""

    text: str


class Receipt(Wire, frozen=True, omit_defaults=False):
    """What proves the dice of a table: its promise, and the seed once the game is over."""

    table: str
    hash: str
    begun: tuple[Begun, ...] = ()
    """All beginnings, broken ones first; dice of scheme 1 have none."""
    nonces: tuple[str, ...] = ()
    """What the seats add to dice of scheme 1."""
    seed: str | None = None
    """Of dice of scheme 1; else it stands in `begun`."""


class PublicKeys(Wire, frozen=True):
    """The keys with which this server signs."""

    keys: tuple[str, ...]
    """Ed25519, 32 bytes in hexadecimal; the newest first."""
