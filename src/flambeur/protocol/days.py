"""What the open API takes and gives around Today's Ten: a day, its questions, and what came of it.

A `day` is a date of UTC such as `2026-11-18`. Times are seconds since 1970.
"""

from typing import Annotated, Any, Literal

import msgspec

from flambeur.protocol.messages import Update
from flambeur.protocol.practice import Answered, Cell
from flambeur.protocol.wire import Wire

TEN = 10
Day = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]
Hash = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in hexadecimal."""
Place = Annotated[int, msgspec.Meta(ge=1, le=TEN)]
Burnt = Literal["burnt", "bridged", "missed", "unlit"]
"""A match: lit by ten answers, grey instead of one missed day, missed, or not lit yet today."""


class Match(Wire, frozen=True, omit_defaults=False):
    """One day of a streak."""

    day: Day
    match: Burnt


class Streak(Wire, frozen=True, omit_defaults=False):
    """The days in a row on which somebody gave all ten answers."""

    length: int
    """How many matches burnt in this box; grey ones are not among them."""
    best: int
    """The most that ever burnt in one box."""
    week: tuple[Match, ...]
    """The last seven days on which there were questions, today last."""


class DayQuestion(Wire, frozen=True, omit_defaults=False):
    """A position to decide, without what is best."""

    place: Place
    game: str
    listed: bool
    """One of the offers is the answer, and not whatever could be done at such a table."""
    update: Update
    """The table as it stands, as somebody who sits there would be told."""


class BotScore(Wire, frozen=True, omit_defaults=False):
    """What a bot would have got."""

    level: str
    score: float


class DayResult(Wire, frozen=True, omit_defaults=False):
    """What ten answers came to."""

    score: float
    """Full cells count one, half ones one half."""
    like: str
    """The level of bot that is nearest, by what it gets in all positions that could be asked."""
    bots: tuple[BotScore, ...]
    people: int
    """How many have given all ten answers so far, this one among them."""
    better: float | None
    """The share of the others who have less, if they are enough to compare with."""


class Today(Wire, frozen=True, omit_defaults=False):
    """A day that is open, for the one who asks."""

    day: Day
    number: int
    """How many days there have been on this server, this one included."""
    next: int
    """When the next one begins."""
    next_promise: Hash
    """What was promised of the next day, before anybody could add to it."""
    alone: bool
    """Nobody added to this day: it is promised by the server alone."""
    begun: bool
    cells: tuple[Cell, ...]
    """How good the answers so far were."""
    question: DayQuestion | None
    """What comes next, once begun."""
    result: DayResult | None
    """What it came to, after the tenth answer."""
    streak: Streak


class DayNow(Wire, frozen=True, omit_defaults=False):
    """Today, if there are questions."""

    today: Today | None
    soon: bool
    """Without questions: whether there will be some."""


class NewEntry(Wire, frozen=True):
    """Somebody begins a day, and may add to the choice of the next day's questions."""

    day: Day
    nonce: Hash | None = None


class DayAnswer(Wire, frozen=True):
    """What somebody would do."""

    day: Day
    place: Place
    move: Any


class DayAnswered(Wire, frozen=True, omit_defaults=False):
    """How good an answer was, and how the day goes on."""

    answered: Answered
    today: Today


class DayScore(Wire, frozen=True, omit_defaults=False):
    """How far somebody of a game night is today."""

    name: str
    score: float | None
    """Nothing before the tenth answer."""
    you: bool


class DayScores(Wire, frozen=True, omit_defaults=False):
    """The people of a game night, the best first."""

    day: Day
    people: tuple[DayScore, ...]


class PastDay(Wire, frozen=True, omit_defaults=False):
    """A day that is over."""

    day: Day
    number: int
    cells: tuple[Cell, ...]
    """What the one who asks answered; nothing if they were not there."""
    score: float | None
    """Nothing unless all ten were answered."""


class DayPlayed(Wire, frozen=True, omit_defaults=False):
    """A day that somebody began."""

    day: Day
    cells: tuple[Cell, ...]
    score: float | None
    """Nothing before the tenth answer."""


class Archive(Wire, frozen=True, omit_defaults=False):
    """Days that are over, the newest first."""

    days: tuple[PastDay, ...]


class PastQuestion(Wire, frozen=True, omit_defaults=False):
    """A question of a day that is over, with what was best."""

    question: DayQuestion
    answered: Answered
    """The answer of the one who asks, or the best one."""
    given: bool
    """Whether it is theirs."""
    position: str
    """In the notation of positions."""


class ClosedDay(Wire, frozen=True, omit_defaults=False):
    """A day that is over: its questions, and what everybody got."""

    day: Day
    number: int
    questions: tuple[PastQuestion, ...]
    result: DayResult | None
    bots: tuple[BotScore, ...]
    people: int


class DayProof(Wire, frozen=True):
    """What was promised of a day, and once it has closed all that it came from."""

    flambeur_day: int
    """The version of this format."""
    day: Day
    before: Hash | None
    """The promise of the day before, if there was one."""
    promise: Hash
    seed_mark: Hash
    marks: tuple[Hash, ...]
    """Of the positions among which ten were chosen."""
    nonces: tuple[Hash, ...] | None = None
    """What people added, once the day has begun."""
    seed: Hash | None = None
    """Once it has closed."""
    pool: tuple[str, ...] = ()
    """The positions with their options as a bank holds them, once it has closed."""
    questions: tuple[int, ...] = ()
    """Which of them were asked, counted from 0, once it has closed."""


class TodayQuery(Wire, frozen=True):
    """Whether somebody waits for the questions."""

    wanted: bool = False
