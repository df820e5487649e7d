"""What the open API tells about a finished game, and what it advises in a running one."""

from typing import Any, Literal

from flambeur.protocol.messages import Language
from flambeur.protocol.wire import Wire

State = Literal["waiting", "running", "done", "failed"]


class InLanguage(Wire, frozen=True):
    """In which language it is told."""

    language: Language = "en"


class ToldEntry(Wire, frozen=True):
    """One entry of the game in words."""

    version: int
    """The number of entries before it, as in the review."""
    heading: str = ""
    """How far the game was."""
    lines: tuple[str, ...] = ()
    """What happened."""
    roll: str = ""
    """The dice there were to choose from."""
    options: tuple[str, ...] = ()
    """What there was to choose from, in the order of the review."""


class ReviewJob(Wire, frozen=True, omit_defaults=False):
    """How far the review of a game is, and the review once it is done."""

    table: str
    state: State
    progress: float
    """From 0 to 1."""
    review: Any = None
    told: tuple[ToldEntry, ...] = ()


class HintOption(Wire, frozen=True, omit_defaults=False):
    """A move that could be made, and what it is worth to the one who asks."""

    move: Any
    text: str
    win: float
    """The win chance, from 0 to 1; a shared win counts in parts."""
    money: float
    error: float
    """The standard error of the win chance; 0 where it is exact."""


class Hint(Wire, frozen=True):
    """What the coach would do, the best first."""

    version: int
    options: tuple[HintOption, ...]
