"""What goes over a socket, in both directions."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, UnsetType

from flambeur.protocol.acts import Act, Key, Seq, TableId, Version
from flambeur.protocol.card import Card
from flambeur.protocol.lines import Note, Offered, Phrase, Said, Tip
from flambeur.protocol.night import Night, NightAct, NightId
from flambeur.protocol.wire import Tagged, Wire

Reaction = Literal["cheer", "laugh", "wow", "ouch", "think", "thanks", "hurry", "wave"]
GestureKind = Literal["cup", "tip", "consider", "aim"]
"""The cup is shaken, dice fall out of it, a move is looked at, a throw is aimed."""
Angle = Annotated[int, Meta(ge=0, le=359_999)]
"""Thousandths of a degree, counted as the azimuth of a throw is."""
Strength = Annotated[int, Meta(ge=0, le=1_000)]
"""Thousandths of the strongest throw."""
Language = Literal["en", "fr", "ru", "de"]


class Told(Wire, frozen=True):
    """What happened, and what there is to decide: to be said by the client."""

    lines: tuple[Said, ...] = ()
    """What happened, by the places of its events in this update."""
    question: tuple[Phrase, ...] = ()
    offers: tuple[Offered, ...] = ()
    tips: tuple[Tip, ...] = ()
    """At a taught game, what leads to the next move, in order."""
    note: Note | None = None
    """At an example of the rules, what it is about; once it is over, what came of it."""


class Watch(Tagged, frozen=True):
    """Follow a table; it is sent as it stands, and then whatever happens."""

    table: TableId
    language: Language | None = None
    """With one, the table is told in lines and pictures, as people are; without one, in data."""


class Resume(Tagged, frozen=True):
    """Follow a table again after a gap; what was missed is told from the log."""

    table: TableId
    since: Seq
    language: Language | None = None


class Unwatch(Tagged, frozen=True):
    """Follow a table no longer."""

    table: TableId


class Do(Tagged, frozen=True):
    """Do something at a table; answered by `Done` or `Refused` with the same key."""

    table: TableId
    act: Act
    key: Key


class React(Tagged, frozen=True):
    """Say something without words; it is not kept."""

    table: TableId
    reaction: Reaction


class Gesture(Tagged, frozen=True):
    """Show the others what one's hands do before one moves; it is not kept, nor answered."""

    table: TableId
    version: Version
    """The move that it comes before."""
    kind: GestureKind
    move: Raw | UnsetType = UNSET
    """With `consider`, what is looked at; without it, nothing is any more."""
    angle: Angle = 0
    strength: Strength = 0


class Ping(Tagged, frozen=True):
    """Ask whether the line is alive."""


class Follow(Tagged, frozen=True):
    """Follow a night: it is sent as it stands, and again whenever it changes."""

    night: NightId
    screen: bool = False
    """This is a television: nobody is present by it, and it is counted as a screen."""


class Unfollow(Tagged, frozen=True):
    """Follow a night no longer."""

    night: NightId


class DoAtNight(Tagged, frozen=True):
    """Do something at a night; answered by `Done` or `Refused` with the same key."""

    night: NightId
    act: NightAct
    key: Key


FromClient = Watch | Resume | Unwatch | Do | React | Gesture | Follow | Unfollow | DoAtNight | Ping


class Hello(Tagged, frozen=True, omit_defaults=False):
    """The first word of the server: who it takes this client for."""

    person: str
    name: str
    protocol: int = 3


class Begun(Wire, frozen=True, omit_defaults=False):
    """How far a table has begun, and what made the key of its dice."""

    agreement: str
    """The exact text that was hashed."""
    names: tuple[str, ...]
    salts: tuple[str, ...]
    list: tuple[str | None, ...] | None
    """The commitments, once they are frozen."""
    signature: str | None
    """The server's, under the list."""
    nonces: tuple[str | None, ...] | None
    """What was revealed, once all of it was."""
    silent: tuple[int, ...] = ()
    """Who committed and revealed nothing, in a beginning that was broken off."""
    seed: str | None = None
    """The seed of a beginning that was broken off, or of a game that has ended."""


class Seal(Wire, frozen=True):
    """The server's signature under all lines of a game so far."""

    count: int
    head: str
    signature: str
    shortened: bool = False
    """The server lost lines beyond this one."""


class Awaited(Wire, frozen=True):
    """What a game waits for: the number of its next move, and the seat that makes it, if any."""

    version: int
    seat: int | UnsetType = UNSET
    hidden: bool = False
    """The others do not see what is chosen: one device is handed over before."""


class Update(Tagged, frozen=True, omit_defaults=False):
    """A table as it stands at `seq`, and what happened after `since`."""

    table: str
    since: int
    seq: int
    seat: int | None
    card: Card | None
    """Only if it has changed since, or is told for the first time."""
    view: Any
    """The game as this viewer may see it; nothing before the start, or for people."""
    events: tuple[Any, ...]
    left: float | None
    """Seconds until a bot steps in; above those of the pace, the clock does not run yet."""
    told: Told | None = None
    """What there is to say of it; comes to those who watch with a language."""
    words: str | None = None
    """The name of the catalogues to say it with, at `/api/words`; told to those who come."""
    awaited: Awaited | UnsetType = UNSET
    """Comes with the words, once the game has begun, and so do pictures."""
    picture: Any = UNSET
    """The game as this viewer sees it, ready to be drawn."""
    patch: Any = UNSET
    """What leads from the picture at `since` to the one at `seq` (RFC 7396), instead of a whole."""
    begun: tuple[Begun, ...] | None = None
    """The beginnings of this table, broken ones first; only if they have changed."""
    line: int = 0
    """How many lines of the record came before `lines`; comes with the words."""
    lines: tuple[str, ...] = ()
    """What everybody may know of the new lines of the record, exactly as it is hashed."""
    seal: Seal | None = None


class Done(Tagged, frozen=True):
    """The thing asked for is committed, at this place of the table's log."""

    key: str
    table: str
    seq: int
    receipt: str | None = None
    """The server's signature under a nonce that was revealed."""


class Refused(Tagged, frozen=True):
    """The thing asked for was not done; the code is one of a closed list."""

    code: str
    message: str
    key: str | None = None
    table: str | None = None
    wait: float | None = None
    """Seconds after which the same may be sent again, where there is a limit."""


class Reacted(Tagged, frozen=True):
    """Somebody at the table said something without words."""

    table: str
    person: str
    reaction: Reaction


class Gestured(Tagged, frozen=True):
    """What the hands of the one in turn do, as far as everybody may see it."""

    table: str
    version: int
    seat: int
    kind: GestureKind
    move: Any = UNSET
    """With `consider`, what is looked at; nothing is told of a move that is played hidden."""
    angle: int = 0
    strength: int = 0


class NightNews(Tagged, frozen=True, omit_defaults=False):
    """A night as it stands at `seq` of its log."""

    seq: int
    night: Night
    now: float
    """The server's clock, in seconds since 1970."""


class Pong(Tagged, frozen=True):
    """The line is alive."""


class Moving(Tagged, frozen=True):
    """This server is about to restart: connect again, to any other, and resume."""


FromServer = Hello | Update | Done | Refused | Reacted | Gestured | NightNews | Pong | Moving
