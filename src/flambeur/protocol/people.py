"""What the open API takes and gives around people: accounts, passkeys, tokens and ratings."""

from typing import Annotated, Any, Literal

import msgspec

from flambeur.protocol.acts import Name
from flambeur.protocol.card import Card
from flambeur.protocol.days import DayPlayed
from flambeur.protocol.lobby import GameName
from flambeur.protocol.night import Night
from flambeur.protocol.notices import Subscription
from flambeur.protocol.practice import Practised
from flambeur.protocol.wire import Wire

Kind = Literal["guest", "account", "bot"]
LETTERS = "^[0-9A-Za-z_-]+$"
Id = Annotated[str, msgspec.Meta(pattern=LETTERS, max_length=1364)]
"""The id of a passkey, in base64url: at most 1023 bytes."""
Short = Annotated[str, msgspec.Meta(pattern=LETTERS, max_length=2048)]
"""Up to 1.5 kB in base64url."""
Long = Annotated[str, msgspec.Meta(pattern=LETTERS, max_length=8192)]
"""Up to 6 kB in base64url."""
Handle = Annotated[str, msgspec.Meta(pattern=LETTERS, max_length=88)]
Transports = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=8)
]
Extensions = Annotated[dict[str, Any], msgspec.Meta(max_length=8)]
Attachment = Literal["platform", "cross-platform"]


class Skill(Wire, frozen=True):
    """How well somebody plays a game."""

    game: str
    mu: float
    sigma: float
    games: int
    score: float
    """What lists go by: mu minus three sigma, a skill that is almost certainly there."""


class Me(Wire, frozen=True):
    """The one who asks."""

    id: str
    name: str
    """A guest has none: the name is given at each table."""
    kind: Kind
    ratings: tuple[Skill, ...]


class Measured(Wire, frozen=True):
    """How well somebody chose: 100 gives nothing away, 0 as much as choosing at random."""

    value: float
    """100 x (1 - win chance given away / win chance that a random choice gives away)."""
    low: float
    high: float
    """Between these two the true value lies in 95 of 100 cases."""
    games: int
    decisions: int
    """Real ones: those whose best and worst move differ by more than the judge's error."""
    given: float
    """The win chance given away at each of them on average, from 0 to 1."""


class Mark(Wire, frozen=True):
    """Where a bot stands on the same scale."""

    level: str
    form: Measured


class GameForm(Wire, frozen=True, omit_defaults=False):
    """How well somebody chooses in one game."""

    game: str
    reviewed: int
    """Finished games with a review, of those that are looked at."""
    missing: int
    """So many more are needed before anything can be said."""
    form: Measured | None
    """Of the last twenty; nothing while games are missing."""
    past: tuple[float, ...]
    """The value as it was after each of the last games, the oldest first."""
    marks: tuple[Mark, ...]
    """The bots, the weakest first; none, if they were not measured in this game."""
    waiting: tuple[str, ...]
    """Finished tables without a review yet."""


class Forms(Wire, frozen=True, omit_defaults=False):
    """How well the one who asks chooses, the game played last first."""

    games: tuple[GameForm, ...]


class Rename(Wire, frozen=True):
    """What an account, or one of its passkeys, is called from now on."""

    name: Name


class NewToken(Wire, frozen=True):
    """A token to be made; one of the same name is void from then on."""

    name: Name
    bot: bool = True
    """It is for a bot with this name, not for the account itself."""


class TokenInfo(Wire, frozen=True):
    """What can be told of a token."""

    name: str
    person: str
    """Who plays with it."""
    bot: bool


class TokenMade(Wire, frozen=True):
    """A new token, shown this once."""

    name: str
    person: str
    token: str


class Tokens(Wire, frozen=True):
    """All tokens of the one who asks."""

    tokens: tuple[TokenInfo, ...]


class PasskeyInfo(Wire, frozen=True):
    """What can be told of a passkey; times are seconds since 1970."""

    id: str
    """In base64url, as browsers write it down."""
    name: str
    made: int
    used: int | None
    """When it was last used to sign in or to prove something."""


class HeldPasskeys(Wire, frozen=True):
    """All passkeys of the one who asks, the oldest first."""

    passkeys: tuple[PasskeyInfo, ...]


class Export(Wire, frozen=True):
    """Everything the server holds about a person."""

    me: Me
    seen: str | None
    """The day of the last visit, as in 2026-11-16; of a guest none is kept."""
    passkeys: tuple[PasskeyInfo, ...]
    tokens: tuple[TokenInfo, ...]
    tables: tuple[Card, ...]
    notices: tuple[Subscription, ...]
    """Where they are told that it is their turn."""
    muted: tuple[str, ...]
    nights: tuple[Night, ...] = ()
    """The game nights to which they came."""
    cleared: int = 0
    """How often the host of a table sent you away."""
    practice: tuple[Practised, ...] = ()
    """The positions in your deck."""
    days: tuple[DayPlayed, ...] = ()
    """The days on which you began Today's Ten."""


class Kept(Wire, frozen=True):
    """For how many days things are kept."""

    tables: int
    """Tables at which no account sat, from the end of the game."""
    accounts: int
    """Accounts, from the last visit."""
    bots: int
    """Bots with a token, from its last use."""
    cookie: int
    """The cookie, in the browser."""


class Standing(Wire, frozen=True):
    """A place in the list of the best."""

    person: str
    name: str
    skill: Skill


class Standings(Wire, frozen=True):
    """The best in a game."""

    game: str
    best: tuple[Standing, ...]


class RatingsQuery(Wire, frozen=True):
    """Whose ratings to list."""

    game: GameName
    kind: Literal["account", "bot"] = "account"


class Ceremony(Wire, frozen=True):
    """What a browser needs to make a passkey or to use one."""

    options: dict[str, Any]


class Registering(Wire, frozen=True):
    """Somebody wants a passkey."""

    name: Name | None = None
    """What a new account is called; one that is there keeps its name."""


class Attested(Wire, frozen=True, rename="camel"):
    """What an authenticator says about a new passkey; only the first two are looked at."""

    client_data_json: Short = msgspec.field(name="clientDataJSON")
    attestation_object: Long
    transports: Transports = ()
    authenticator_data: Long | None = None
    public_key: Short | None = None
    public_key_algorithm: int | None = None


class NewPasskey(Wire, frozen=True, rename="camel"):
    """A new passkey, as browsers write it down."""

    id: Id
    raw_id: Id
    type: Literal["public-key"]
    response: Attested
    authenticator_attachment: Attachment | None = None
    client_extension_results: Extensions = msgspec.field(default_factory=dict)


class Registered(Wire, frozen=True):
    """The passkey was made."""

    credential: NewPasskey
    name: Name | None = None


class Asserted(Wire, frozen=True, rename="camel"):
    """What an authenticator signs."""

    client_data_json: Short = msgspec.field(name="clientDataJSON")
    authenticator_data: Short
    signature: Short
    user_handle: Handle | None = None


class UsedPasskey(Wire, frozen=True, rename="camel"):
    """A passkey that was used, as browsers write it down."""

    id: Id
    raw_id: Id
    type: Literal["public-key"]
    response: Asserted
    authenticator_attachment: Attachment | None = None
    client_extension_results: Extensions = msgspec.field(default_factory=dict)


class SigningIn(Wire, frozen=True):
    """The passkey was used, to sign in or to prove who one is."""

    credential: UsedPasskey


class Proof(Wire, frozen=True):
    """Shows, once and for a short time, that a passkey of this account was just used."""

    proof: str
    """Goes into the header `Flambeur-Proof` of the request that needs it."""


class AlongMade(Wire, frozen=True):
    """What makes another browser the one who asked, once."""

    secret: str
    """Begins with the public id of the one it is for."""
    seconds: int
    """So long it is good."""


class AlongTaken(Wire, frozen=True):
    """Another browser has the link."""

    secret: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_.-]+$", max_length=200)]
