"""What the open API takes and gives around practice: positions to decide, and what was best.

Win chances are shares of the win from 0 to 1. A `game` is the name of what it is drawn as, such as
`vegas` or `royale`; a `puzzle` is the name of a position.
"""

from typing import Annotated, Any, Literal

import msgspec

from flambeur.protocol.lines import Phrase
from flambeur.protocol.messages import Update
from flambeur.protocol.review import Described
from flambeur.protocol.wire import Wire

Name = Annotated[str, msgspec.Meta(pattern="^[0-9a-z_-]+$", max_length=32)]
Cell = Literal["full", "half", "empty"]


class Topic(Wire, frozen=True, omit_defaults=False):
    """Positions of one game that are about the same thing."""

    game: str
    theme: str
    count: int
    """How many there are."""
    seen: int = 0
    """How many of them the one who asks has answered."""
    due: int = 0
    """How many of them have to be seen again now."""


class Topics(Wire, frozen=True, omit_defaults=False):
    """What there is to practise."""

    topics: tuple[Topic, ...]
    own: int = 0
    """How many mistakes of their own games are in the deck of the one who asks."""
    own_due: int = 0
    """How many of those have to be seen now."""


class TopicQuery(Wire, frozen=True):
    """What to practise: a game, a theme of it, or mistakes of one's own; anything, unless given."""

    game: Name | None = None
    theme: Name | None = None
    own: bool = False


class Question(Wire, frozen=True, omit_defaults=False):
    """A position to decide, without what is best."""

    game: str
    theme: str
    puzzle: str
    own: bool
    """It is from a game of the one who is asked."""
    again: bool
    """They have answered it before."""
    listed: bool
    """One of the offers is the answer, and not whatever could be done at such a table."""
    update: Update
    """The table as it stands, as somebody who sits there would be told."""


class NextQuestion(Wire, frozen=True, omit_defaults=False):
    """The next position, or when there will be one."""

    question: Question | None
    wait: float | None = None
    """Without a question, seconds until one comes back; none ever comes if this is missing, too."""


class NewAnswer(Wire, frozen=True):
    """What somebody would do."""

    game: Name
    puzzle: Name
    move: Any


class WeighedOption(Wire, frozen=True, omit_defaults=False):
    """What could be done, and what it is worth."""

    move: Any
    said: Described
    win: float
    money: float
    """What it brings on average, in the game's own units; 0 where there is none."""
    doubt: float
    """The standard error of how far it is behind the best; 0 where that is exact."""


class Answered(Wire, frozen=True, omit_defaults=False):
    """How good an answer was, and why."""

    chosen: int
    """Its place among the options, the best of which comes first."""
    cell: Cell
    """Full if it is right: the best, or not told apart from it by two standard errors."""
    loss: float
    """The share of the win that it gives away."""
    options: tuple[WeighedOption, ...]
    why: tuple[Phrase, ...]
    wait: float
    """Seconds until the position comes back."""


class Practised(Wire, frozen=True, omit_defaults=False):
    """A position in somebody's deck; times are seconds since 1970."""

    game: str
    theme: str
    puzzle: str
    own: bool
    due: int
    seen: int
