"""A game night: a room that outlives its games, with the same people, colours and code."""

from typing import Annotated, Literal

import msgspec

from flambeur.protocol.wire import Tagged, Wire

NightId = Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{12}(?!\n)$")]
Code = Annotated[str, msgspec.Meta(pattern="^[A-Z]{4}(?!\n)$")]
NightName = Annotated[str, msgspec.Meta(max_length=24)]
GameId = Annotated[str, msgspec.Meta(max_length=40)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Moment = Annotated[float, msgspec.Meta(ge=0, le=10_000_000_000)]
"""Seconds since 1970."""

NightPhase = Literal["gathering", "playing", "closed"]


class Member(Wire, frozen=True, omit_defaults=False):
    """Somebody who came to the night; they stay in its list when they leave."""

    person: str
    name: str
    """Empty if they gave none: then clients say that they are a guest, and their number."""
    number: int
    """The how-manieth guest they are, from 1; the colour follows from it and never changes."""
    here: bool
    """A page of theirs is open."""
    points: int
    """From all games and tips so far."""
    sits_out: bool
    """There are more people than chairs in the game that is played."""


class PlayedGame(Wire, frozen=True, omit_defaults=False):
    """One game of the night."""

    table: str
    game: str
    points: dict[str, int]
    """What it brought to each person, 5 3 2 1 0 by place; who did not play is not in it."""
    tips: dict[str, int]
    """One point for each who sat out and named the winner, 0 for those who named another."""
    bots: tuple[str, ...] = ()
    """People for whom a bot decided more than half of the time: they score 0."""


class Title(Wire, frozen=True, omit_defaults=False):
    """One true thing about a person, from the logs of the night."""

    person: str
    title: str
    """The name of a message: `night-title-` and this."""
    count: int


class Total(Wire, frozen=True, omit_defaults=False):
    """What a night brought to one person."""

    person: str
    points: int
    money: int
    """From all games together, as their final scores tell."""
    luck: float | None
    """Points of win chance, from the reviews; nothing while one of them is not done."""
    skill: float | None


class Closing(Wire, frozen=True, omit_defaults=False):
    """The end of a night: who won it, and something for everybody."""

    totals: tuple[Total, ...]
    """The best first."""
    titles: tuple[Title, ...]
    reviewed: bool
    """All games have been reviewed."""


class Night(Wire, frozen=True, omit_defaults=False):
    """A night as everybody there may see it; it holds no secret of any game."""

    night: str
    code: str | None
    """Four letters, as long as they are held."""
    renamed: bool
    """It went on with a new code, since the old one was taken."""
    phase: NightPhase
    host: str | None
    """Whoever starts the games; nobody before the first has come."""
    people: tuple[Member, ...]
    """In the order in which they came."""
    games: tuple[PlayedGame, ...]
    table: str | None
    """The table of the game that is played, once it is there, or of the last one."""
    game: str | None
    """Its game."""
    votes: dict[str, str]
    """Person to game."""
    leading: str | None
    """The game with most votes; whoever has fewest points breaks a tie."""
    tipped: tuple[str, ...]
    """Who has named a winner of the game that is played; whom is told when it is over."""
    screens: int
    """Televisions that follow the night."""
    date: float | None
    """When it goes on."""
    coming: tuple[str, ...]
    """Who will be there."""
    closing: Closing | None


class Enter(Tagged, frozen=True):
    """Come in; without a name one is a guest with a number. A second time it changes the name."""

    name: NightName = ""
    gives: bool = False
    """This client adds nonces of its own to the dice of the games."""


class Depart(Tagged, frozen=True):
    """Leave the night; one may come again."""


class Vote(Tagged, frozen=True):
    """Choose what is played next; the last choice counts."""

    game: GameId


class Begin(Tagged, frozen=True):
    """The host begins a game; without one, the one with most votes. Bots fill chairs if wanted."""

    game: GameId | None = None
    bots: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class TipWinner(Tagged, frozen=True):
    """Whoever sits out names the winner of the game that is played; the last choice counts."""

    person: PersonId


class Break(Tagged, frozen=True):
    """The host ends the game that is played; nobody scores."""


class Close(Tagged, frozen=True):
    """The host ends the night; it can be continued by anybody of it."""


class Continue(Tagged, frozen=True):
    """Go on with a closed night, by its old code if that is free."""


class SetDate(Tagged, frozen=True):
    """The host says when it goes on."""

    at: Moment | None


class Attend(Tagged, frozen=True):
    """Say whether one will be there."""

    yes: bool


NightAct = Enter | Depart | Vote | Begin | TipWinner | Break | Close | Continue | SetDate | Attend


class NewNight(Wire, frozen=True):
    """A night to be opened: by a television, or by somebody who comes in at once."""

    enter: Enter | None = None


class OpenedNight(Wire, frozen=True, omit_defaults=False):
    """The night that was opened."""

    night: str
    code: str | None


class Found(Wire, frozen=True, omit_defaults=False):
    """What a code leads to."""

    night: str
    names: tuple[str, ...]
    """Who is there, to be asked about: empty names are guests."""
    known: bool
    """The one who asks was there, or shared a table with somebody who is."""
    phase: NightPhase
    game: str | None


class MyNights(Wire, frozen=True, omit_defaults=False):
    """The nights to which somebody came, the newest first."""

    nights: tuple[Night, ...]


class NightDoing(Wire, frozen=True):
    """Something to do at a night, once for each key."""

    act: NightAct
    key: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{1,36}(?!\n)$")]
