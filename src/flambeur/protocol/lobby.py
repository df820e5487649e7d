"""What the open API takes and gives around tables."""

from typing import Annotated, Any

import msgspec

from flambeur.protocol.acts import Name, Sit
from flambeur.protocol.card import Card, Pace
from flambeur.protocol.messages import Begun
from flambeur.protocol.wire import Wire

Chairs = Annotated[int, msgspec.Meta(ge=1, le=10)]
GameName = Annotated[str, msgspec.Meta(max_length=40)]


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


class Quick(Wire, frozen=True):
    """A game with whoever is there."""

    game: GameName
    name: Name
    chairs: Chairs = 3
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


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    id: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    options: dict[str, Any]
    """The options with their defaults."""


class Games(Wire, frozen=True):
    """All games that can be played here."""

    games: tuple[GameInfo, ...]


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
