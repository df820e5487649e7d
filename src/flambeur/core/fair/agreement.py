"""What a table agrees on before anybody adds to the dice: the first line of a record."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

FORMAT = 2
Hash = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in hexadecimal: a hash, a nonce, a seed or a public key."""
Salt = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Signature = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{128}\Z")]
Kind = Literal["table", "local", "practice", "day"]
"""Where dice come from: a server, one process without witnesses, a seed that is known, or a day.

Those of a `day` are the same at all its tables, so their key is not made of anything there.
"""
Marking = Literal["away", "back", "resigned", "taken", "handed", "takeback"]
"""What a mark tells of a seat.

`taken` is one of a bot, where a person plays from then on; `handed` is one of a person who was
away, where another one plays from then on.
"""


class AgreedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat; the name is hashed, so that it can be forgotten."""

    name: Hash
    kind: Literal["person", "bot"]
    level: str | None = None
    data: str | None = None
    """The fingerprint of what a bot plays by."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that was agreed; its exact bytes are hashed."""

    flambeur: int
    dice: Kind
    table: str
    beginning: int
    """How often this table has begun anew."""
    promise: Hash | None
    """The hash of the seed."""
    signer: Hash | None
    """The server's public key."""
    game: str
    options: dict[str, Any]
    terms: dict[str, Any]
    """What else was agreed, such as the pace."""
    seats: tuple[AgreedSeat, ...]
    start: dict[str, Any] | UnsetType = UNSET
    """Where the game begins, as one seat saw it, if it goes on from a moment of another game."""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The second line of a record: who sat there, and what made the key."""

    names: tuple[str | None, ...]
    """A name that was forgotten is withheld, with its salt."""
    salts: tuple[Salt | None, ...]
    list: tuple[Hash | None, ...]
    """The commitments."""
    signature: Signature | None
    nonces: tuple[Hash | None, ...]
    silent: tuple[int, ...] = ()
    """Who committed and revealed nothing, so that the table began anew."""
    seed: Hash | None = None
    """The seed of a beginning that was broken off."""


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something besides moves that belongs to the game."""

    mark: Marking
    seat: int


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended; ranks and scores are there if it was played to its end."""

    ending: Literal["finished", "abandoned", "expired"]
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server's signature under all lines so far."""

    sealed: int
    """How many lines of the game there are."""
    head: Hash
    signature: Signature


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the seed, once the game has ended."""

    seed: Hash
