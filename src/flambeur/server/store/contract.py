"""What a store must do; one suite of tests holds every store to it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True, gc=False):
    """One step of a table's log."""

    seq: int
    key: str
    body: bytes


class Write(msgspec.Struct, frozen=True, gc=False):
    """A step to be appended, if the table's log ends right before it."""

    table: str
    seq: int
    """Its place; the log must end at `seq - 1`."""
    key: str
    body: bytes
    wait: float | None
    """Seconds from now until somebody must look after the table; `None` is never."""


class Listing(msgspec.Struct, frozen=True):
    """What changes in the lists of tables together with a step."""

    phase: str
    game: str
    public: bool
    card: bytes
    people: tuple[str, ...] = ()
    """Those who sit there now; the table is in the lists of all who ever sat there."""


class Stored(msgspec.Struct, frozen=True):
    """A whole table as it is kept."""

    seed: str
    left: float | None
    """Seconds until its deadline."""
    rows: list[Row]


class TableStore(Protocol):
    """Keeps the logs of tables; an append is a compare-and-set on the length of the log."""

    async def create(self, seed: str, write: Write, listing: Listing) -> None:
        """Keep a new table with its first step, which has `seq` 1."""

    async def append(self, writes: Sequence[Write]) -> set[str]:
        """Append steps to different tables in one transaction; tell for which tables it worked."""

    async def change(self, write: Write, listing: Listing) -> bool:
        """Append one step together with the table's listing; tell whether it was done."""

    async def load(self, table: str) -> Stored | None:
        """Read a whole table."""

    async def rows(self, table: str, since: int) -> list[Row]:
        """Read the steps after a place in the log."""

    async def find_key(self, table: str, key: str) -> int | None:
        """Tell at which place of the log a step with this key stands."""

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Tell how long the logs of these tables are."""

    async def due(self, limit: int, hold: float) -> list[str]:
        """Claim tables whose deadline has passed; they are due again after `hold` seconds."""

    async def done(self, table: str) -> None:
        """Take a table's deadline away: nobody has to look after it any more."""

    async def listed(self, phase: str, game: str | None, limit: int) -> list[bytes]:
        """List public tables, the newest first, as their cards."""

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """List the tables where a person sat, the newest first, as their cards."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows: a guest, an account with a passkey, or a bot with a token."""

    id: str
    name: str
    kind: str
    """`guest`, `account` or `bot`."""
    epoch: int = 0
    """Sessions signed before this number was raised are void."""


class Passkey(msgspec.Struct, frozen=True):
    """A public key with which an account signs in."""

    id: bytes
    person: str
    public_key: bytes
    sign_count: int


class Token(msgspec.Struct, frozen=True):
    """A token of a bot author; only its hash is kept."""

    hash: str
    person: str
    name: str


class Rating(msgspec.Struct, frozen=True):
    """How well a person plays a game, as openskill sees it."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


class PeopleStore(Protocol):
    """Keeps people, their keys and tokens, and their ratings."""

    async def add_person(self, person: Person) -> None:
        """Keep a new person."""

    async def person(self, id: str) -> Person | None:  # noqa: A002 - the word of the contract
        """Find a person."""

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, kind or epoch."""

    async def delete_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person with all keys, tokens, ratings and lists; logs keep a name only."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey, or its new count."""

    async def passkey(self, id: bytes) -> Passkey | None:  # noqa: A002 - the word of the contract
        """Find a passkey."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """List a person's passkeys."""

    async def add_token(self, token: Token) -> None:
        """Keep the hash of a token."""

    async def token(self, hash: str) -> Token | None:  # noqa: A002 - the word of the contract
        """Find a token by its hash."""

    async def tokens_of(self, person: str) -> list[Token]:
        """List a person's tokens."""

    async def delete_token(self, person: str, name: str) -> bool:
        """Forget a token; tell whether there was one."""

    async def ratings(self, game: str, people: Sequence[str]) -> list[Rating]:
        """Read what ratings these people have in a game."""

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keep new ratings once for each table; tell whether this was the first time."""

    async def best(self, game: str, kind: str, limit: int) -> list[tuple[str, Rating]]:
        """List the best rated people of a kind with their names, by mu minus three sigma."""

    async def ratings_of(self, person: str) -> list[Rating]:
        """List all ratings of a person."""

    async def shared_secret(self, name: str, proposal: str) -> str:
        """Agree on a secret among all workers: the first proposal is kept for all."""


class Reviewed(msgspec.Struct, frozen=True):
    """How far the review of a finished game is."""

    state: str
    """`waiting`, `running`, `done` or `failed`."""
    progress: float
    """From 0 to 1."""
    body: bytes | None
    """The review itself, once it is done."""


class ReviewStore(Protocol):
    """Keeps the reviews of finished games, which are jobs before they are texts."""

    async def ask_review(self, table: str) -> bool:
        """Put the review of a table on the list; tell whether it was not there or had failed."""

    async def review(self, table: str) -> Reviewed | None:
        """Tell how far the review of a table is, if anybody asked for it."""

    async def claim_review(self, table: str) -> bool:
        """Take a review that waits; of several who try, one alone is told yes."""

    async def advance_review(self, table: str, progress: float) -> None:
        """Keep how far a review is, and that somebody works on it."""

    async def end_review(self, table: str, state: str, body: bytes | None) -> None:
        """Keep the end of a review; one that is done stays as it is."""

    async def lost_reviews(self, limit: int, hold: float) -> list[str]:
        """Let reviews wait anew of which nothing was heard for so many seconds, and list them."""


class Store(TableStore, PeopleStore, ReviewStore, Protocol):
    """All of them, in one database."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date where that is this store's business."""

    async def ready(self) -> bool:
        """Tell whether the database answers."""

    async def close(self) -> None:
        """Let go of the database."""
