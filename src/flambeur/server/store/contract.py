"""What a store must do; one suite of tests holds every store to it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from flambeur.protocol.practice import Cell


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
    """`night` for the log of a night, which is in no list of tables."""
    public: bool
    card: bytes
    people: tuple[str, ...] = ()
    """Those who sit there now; the table is in the lists of all who ever sat there."""
    calls: tuple[str, ...] = ()
    """Those whom the table waits for, and who may have closed the page."""
    cleared: str | None = None
    """Whom the host sent away by this step; it is counted."""


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

    async def find_key(self, table: str, key: str) -> tuple[int, str] | None:
        """Tell at which place the last step with this key stands, and what follows a `#` in it."""

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Tell how long the logs of these tables are."""

    async def settle(self) -> None:
        """Wait until all that could be read before is safe wherever commits must be safe."""

    async def due(self, limit: int, hold: float) -> list[str]:
        """Claim tables whose deadline has passed; they are due again after `hold` seconds."""

    async def done(self, table: str, seq: int) -> None:
        """Take a table's deadline away, unless its log has gone on: nobody has to look after it."""

    async def card(self, table: str) -> bytes | None:
        """Read what the lists of tables show of this one."""

    async def listed(self, phase: str, game: str | None, limit: int) -> list[bytes]:
        """List public tables, the newest first, as their cards."""

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """List the tables where a person sat, the newest first, as their cards."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows: a guest, an account with a passkey, or a bot with a token."""

    id: str
    name: str
    kind: str
    """`guest`, `account` or `bot`; `gone` is an id that leads to nobody any more."""
    epoch: int = 0
    """Sessions signed before this number was raised are void."""


class Passkey(msgspec.Struct, frozen=True):
    """A public key with which an account signs in."""

    id: bytes
    person: str
    public_key: bytes
    sign_count: int


class HeldPasskey(msgspec.Struct, frozen=True):
    """What the owner of a passkey is told about it; times are seconds since 1970."""

    id: bytes
    name: str
    made: float
    used: float | None


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


class Cleared(msgspec.Struct, frozen=True):
    """Somebody whom hosts sent away from their tables."""

    person: str
    name: str
    """Empty for a guest, of whom nothing but the id is kept."""
    kind: str
    count: int


class PeopleStore(Protocol):
    """Keeps people, their keys and tokens, and their ratings."""

    async def add_person(self, person: Person) -> None:
        """Keep a new person."""

    async def person(self, id: str) -> Person | None:  # noqa: A002 - the word of the contract
        """Find a person."""

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """Find those of these people who have a row, in any order."""

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, kind or epoch."""

    async def delete_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person with all keys, tokens, ratings and lists; logs keep a name only."""

    async def bury_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person in the same way, known or not, and keep the id from ever being valid."""

    async def clear_graves(self, seconds: float) -> None:
        """Forget the ids of people who were buried before so many seconds."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey, or its new count."""

    async def passkey(self, id: bytes) -> Passkey | None:  # noqa: A002 - the word of the contract
        """Find a passkey."""

    async def passkeys_of(self, person: str) -> list[HeldPasskey]:
        """List a person's passkeys, the oldest first."""

    async def name_passkey(self, person: str, id: bytes, name: str) -> bool:  # noqa: A002 - the same
        """Give a person's passkey a name; tell whether there is such a passkey."""

    async def delete_passkey(self, person: str, id: bytes) -> bool:  # noqa: A002 - the same
        """Forget a person's passkey, but never the last one; tell whether it was done."""

    async def add_token(self, token: Token) -> None:
        """Keep the hash of a token."""

    async def token(self, hash: str) -> Token | None:  # noqa: A002 - the word of the contract
        """Find a token by its hash."""

    async def tokens(self, hashes: Sequence[str]) -> list[Token]:
        """Find those tokens that are still good, in any order."""

    async def tokens_of(self, person: str) -> list[Token]:
        """List a person's tokens."""

    async def delete_token(self, person: str, name: str) -> bool:
        """Forget a token; tell whether there was one."""

    async def cleared(self, days: int, limit: int) -> list[Cleared]:
        """List whom hosts sent away in the last days, the most often first."""

    async def times_cleared(self, person: str) -> int:
        """Tell how often hosts sent somebody away."""

    async def ratings(self, game: str, people: Sequence[str]) -> list[Rating]:
        """Read what ratings these people have in a game."""

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Count a table once, on top of `games - 1` games of each; tell whether it is counted."""

    async def best(self, game: str, kind: str, limit: int) -> list[tuple[str, Rating]]:
        """List the best rated people of a kind with their names, by mu minus three sigma."""

    async def ratings_of(self, person: str) -> list[Rating]:
        """List all ratings of a person."""

    async def shared_secret(self, name: str, proposal: str) -> str:
        """Agree on a secret among all workers: the first proposal is kept for all."""

    async def change_secret(self, name: str, before: str, after: str) -> bool:
        """Change a secret if it is what it was believed to be; tell whether it was."""

    async def use(self, name: str, seconds: float) -> bool:
        """Note that something was used; tell whether for the first time in so many seconds."""


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

    async def reviews_of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Read the reviews of those of these tables whose review is done."""

    async def unreviewed(self, days: int, limit: int) -> list[tuple[str, str]]:
        """List games that people finished in the last days and whose review nobody asked for.

        The newest come first, each as its table and its game; lessons are not among them.
        """

    async def claim_review(self, table: str) -> bool:
        """Take a review that waits; of several who try, one alone is told yes."""

    async def advance_review(self, table: str, progress: float) -> None:
        """Keep how far a review is, and that somebody works on it."""

    async def end_review(self, table: str, state: str, body: bytes | None) -> None:
        """Keep the end of a review; one that is done stays as it is."""

    async def lost_reviews(self, limit: int, hold: float) -> list[str]:
        """Let reviews wait anew of which nothing was heard for so many seconds, and list them."""


class Running(msgspec.Struct, frozen=True):
    """A table of somebody's that is not over."""

    card: bytes
    left: float | None
    """Seconds until its deadline."""


class Finished(msgspec.Struct, frozen=True):
    """A game that somebody has played to its end."""

    card: bytes
    opened: float
    """When its table was opened, in seconds since 1970."""
    seats: bytes | None
    """What its review says of the seats, if it was reviewed."""


class GamesStore(Protocol):
    """Lists the games of one person, the newest first; lessons are not among them."""

    async def running_of(self, person: str, limit: int) -> list[Running]:
        """List the tables of a person that are not over."""

    async def finished_of(self, person: str, limit: int, skip: int) -> list[Finished]:
        """List the games that a person has played to their end, without the first few."""

    async def count_finished(self, person: str) -> int:
        """Count the games that a person has played to their end."""


class Subscription(msgspec.Struct, frozen=True):
    """A place where somebody wants to be told that a table waits for them."""

    id: str
    """A hash of the address: whoever gives the same one again changes it."""
    person: str
    way: str
    """`push`, `ntfy` or `webhook`."""
    address: str
    p256dh: str | None
    auth: str | None
    """The keys of a browser in base64url, for which pushes are encrypted."""
    language: str
    zone: str
    """The reader's time zone, as in `Europe/Berlin`."""
    origin: str
    """The site on which they subscribed."""


class Look(Subscription, frozen=True):
    """A subscription that is looked at now, with all that was told there; times since 1970."""

    here: float
    """When this person was last known to be here."""
    sent: float
    """When the last message about tables by the day was sent."""
    told: str
    """For each table that calls, which of its calls was told, as JSON."""
    failed: int
    """How often in a row nothing could be sent."""
    woken: int
    """How often this subscription was called."""
    now: float


class HeldSubscription(msgspec.Struct, frozen=True):
    """What the owner of a subscription is told about it."""

    id: str
    way: str
    address: str
    made: float


class Called(msgspec.Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    seq: int
    """The place in its log at which it began to wait."""
    at: float
    """When that was, in seconds since 1970."""


class NoticeStore(Protocol):
    """Keeps who is called, which is written with the log, and where they want to be told of it."""

    async def hear_calls(self, limit: int) -> int:
        """Have the subscriptions of those looked at who were called lately; tell how many were."""

    async def claim_looks(self, limit: int, hold: float) -> list[Look]:
        """Claim subscriptions to be looked at; they are due again after `hold` seconds."""

    async def calls_of(self, person: str) -> list[Called]:
        """List the tables that wait for somebody and are not muted, the longest wait first."""

    async def end_look(self, look: Look, *, sent: bool, wait: float | None) -> None:
        """Keep what was told; look again after so many seconds, or at the next call."""

    async def subscribe(self, subscription: Subscription) -> HeldSubscription:
        """Keep a place where somebody is told; of too many the oldest is forgotten."""

    async def subscriptions_of(self, person: str) -> list[HeldSubscription]:
        """List the places where somebody is told, the oldest first."""

    async def unsubscribe(self, person: str, id: str) -> bool:  # noqa: A002 - the word of the contract
        """Forget one of somebody's places; tell whether there was such a place."""

    async def end_subscription(self, id: str) -> None:  # noqa: A002 - the same
        """Forget a place that is no more."""

    async def note_here(self, people: Sequence[str]) -> None:
        """Keep that these people are here now, where they have subscriptions."""

    async def mute(self, person: str, table: str, *, muted: bool) -> bool:
        """Tell nothing about a table any more, or again; tell whether somebody sat there."""

    async def muted_of(self, person: str) -> list[str]:
        """List the tables that somebody has muted, the newest first."""

    async def forget_notices(self, person: str) -> None:
        """Forget all places where somebody is told."""

    async def old_subscriptions(self, days: int, limit: int) -> int:
        """Forget places of people who were not here for so many days; tell how many."""


class DeckCard(msgspec.Struct, frozen=True):
    """A position that somebody practises."""

    puzzle: str
    """Its name."""
    game: str
    """The bank it is from, or would be in."""
    theme: str
    memory: bytes
    """How well it is remembered, as the schedule writes it."""
    own: bytes | None = None
    """The position itself, if it is from a game of their own."""


class HeldCard(msgspec.Struct, frozen=True):
    """The same, as it is listed."""

    puzzle: str
    game: str
    theme: str
    memory: bytes
    own: bool


class DeckStore(Protocol):
    """Keeps what people practise; those who were forgotten, and programs, have no decks."""

    async def keep_card(self, person: str, card: DeckCard) -> None:
        """Keep a card as it is after an answer; a position of one's own stays what it is."""

    async def cards_of(self, person: str) -> list[HeldCard]:
        """List somebody's cards, by the names of the positions."""

    async def own_puzzle(self, person: str, puzzle: str) -> bytes | None:
        """Read a position of somebody's own game."""

    async def undealt_reviews(self, limit: int) -> list[str]:
        """List tables whose review is done and whose mistakes are in no deck yet."""

    async def deal_review(self, table: str, cards: Sequence[tuple[str, DeckCard]]) -> bool:
        """Put the mistakes of a review into decks, once; tell whether it was now."""

    async def old_decks(self, days: int, limit: int) -> int:
        """Forget decks of guests who have not practised for so many days; tell how many."""


class KeptBoard(msgspec.Struct, frozen=True):
    """Somebody's attempt at the board of a day."""

    table: str
    money: int | None
    """What they got, once the game was played to its end."""


class BoardStore(Protocol):
    """Keeps attempts at the boards of days, one for each person and day."""

    async def claim_board(self, day: str, person: str, table: str) -> None:
        """Keep where somebody plays the board of a day, unless they play it already."""

    async def board(self, day: str, person: str) -> KeptBoard | None:
        """Tell where somebody plays the board of a day, and what they got."""

    async def note_board(self, table: str, money: int) -> None:
        """Keep what somebody got, once."""

    async def board_moneys(self, day: str) -> list[int]:
        """List what all got who have played the board of a day to its end."""

    async def keep_par(self, day: str, money: int) -> None:
        """Keep what a champion got, once."""

    async def par(self, day: str) -> int | None:
        """Tell what a champion got, if it is known."""


class KeptDay(msgspec.Struct, frozen=True):
    """A day of Today's Ten that was made."""

    day: str
    """As in 2026-11-18."""
    seed: str
    """Nobody may see it before the day has closed."""
    pool: bytes
    before: str
    """The promise of the day before, or nothing."""
    promise: str
    number: int | None = None
    """How many days have been opened, this one included; none before it was."""
    nonces: tuple[str, ...] | None = None
    """What people added the day before; none before it was opened."""


class OpenedDay(msgspec.Struct, frozen=True):
    """A day that was opened."""

    day: str
    number: int
    alive: float
    """For how many seconds of it somebody could come."""


class GivenAnswer(msgspec.Struct, frozen=True):
    """What somebody answered on a day."""

    move: bytes
    cell: Cell


class DayStore(Protocol):
    """Keeps the days of Today's Ten, and what people answered."""

    async def want_day(self, day: str) -> None:
        """Keep that a day shall be made."""

    async def claim_day(self, since: str, hold: float) -> str | None:
        """Claim the first day from then on that is wanted and not made, for so many seconds."""

    async def make_day(self, day: KeptDay) -> None:
        """Keep what was made, unless it was made before."""

    async def open_day(self, day: str, nonces: Sequence[str]) -> bool:
        """Open a day that was made, once; tell whether it was now."""

    async def day(self, day: str) -> KeptDay | None:
        """Read a day that was made."""

    async def last_promise(self, day: str) -> str:
        """Tell the promise of the last day before that one, or nothing."""

    async def opened_days(self) -> list[OpenedDay]:
        """List all days that were opened, the first one first."""

    async def note_day(self, day: str, now: float, gap: float) -> None:
        """Keep that people can come now, and since the last time unless that is too long ago."""

    async def begin_day(self, day: str, person: str, nonce: str | None) -> None:
        """Keep that somebody began a day, and what they add to the next one; once."""

    async def has_begun(self, day: str, person: str) -> bool:
        """Tell whether somebody began a day."""

    async def nonces_of(self, day: str) -> list[str]:
        """List what those added who began a day."""

    async def answer_day(
        self, day: str, person: str, place: int, answer: GivenAnswer, score: float | None
    ) -> bool:
        """Keep an answer if it is the next one, and with the last the score; tell whether it is."""

    async def answers_of(self, day: str, person: str) -> list[GivenAnswer]:
        """List what somebody answered on a day."""

    async def day_scores(self, day: str) -> dict[float, int]:
        """Count who gave all answers, by their scores."""

    async def day_scores_of(self, day: str, people: Sequence[str]) -> dict[str, float | None]:
        """Tell the scores of those among these people who began a day."""

    async def days_of(self, person: str) -> dict[str, float | None]:
        """List the days that somebody began, with their scores."""

    async def cells_of(self, person: str, days: Sequence[str]) -> dict[str, list[Cell]]:
        """List how good somebody's answers on these days were."""

    async def old_day_people(self, days: int, limit: int) -> int:
        """Forget answers of guests who have not been here for so many days; tell how many."""


class ForgettingStore(Protocol):
    """Finds what was kept long enough, and forgets tables."""

    async def saw(self, people: Sequence[str]) -> None:
        """Keep that these people were here today; whoever has no row is passed over."""

    async def last_seen(self, person: str) -> str | None:
        """Tell on which day somebody was here last, as in 2026-11-16; of guests nothing is kept."""

    async def unseen(self, kind: str, days: int, limit: int) -> list[Person]:
        """List people of a kind who were not here for so many days."""

    async def spare_tables(self, days: int, limit: int) -> int:
        """Let the days of old tables count anew while an account exists that sat there."""

    async def old_tables(self, days: int, limit: int) -> list[str]:
        """List tables that have been over for so many days and at which no account sat."""

    async def delete_table(self, table: str) -> bool:
        """Forget a table with its log, review, lists and marks; tell whether it was there."""


class Attendant(msgspec.Struct, frozen=True):
    """Somebody whose page follows a night, or a television that does."""

    person: str
    screen: bool = False


class NightStore(Protocol):
    """Keeps the codes of nights and whose pages follow them; their logs are kept as tables are."""

    async def due_nights(self, limit: int, hold: float) -> list[str]:
        """Claim nights whose deadline has passed; they are due again after `hold` seconds."""

    async def nights_of(self, person: str, limit: int) -> list[bytes]:
        """List the nights to which a person came, the newest first, as their cards."""

    async def take_code(self, code: str, night: str, seconds: float) -> bool:
        """Let a code lead to a night for so long, if it is free or its own; tell whether it was."""

    async def hold_code(self, code: str, night: str, seconds: float) -> None:
        """Hold a code, as long as it leads to the night, for so many seconds from now."""

    async def holds_code(self, code: str, night: str) -> bool:
        """Tell whether a code still leads to a night."""

    async def night_by_code(self, code: str) -> str | None:
        """Find the night that a code leads to."""

    async def attend(self, attendants: Sequence[tuple[str, Attendant]]) -> None:
        """Keep that these pages and televisions follow their nights now."""

    async def attending(self, night: str, seconds: float) -> list[Attendant]:
        """List whose pages followed a night in the last seconds."""

    async def forget_attendance(self, seconds: float) -> None:
        """Forget pages that were closed before so many seconds."""

    async def have_met(self, person: str, others: Sequence[str]) -> bool:
        """Tell whether somebody shared a table or a night with one of the others."""


class Store(
    TableStore,
    PeopleStore,
    ReviewStore,
    GamesStore,
    NoticeStore,
    DeckStore,
    BoardStore,
    DayStore,
    ForgettingStore,
    NightStore,
    Protocol,
):
    """All of them, in one database."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date where that is this store's business."""

    async def ready(self) -> bool:
        """Tell whether the database takes what is written, as of a moment ago."""

    async def close(self) -> None:
        """Let go of the database."""
