"""What the open API tells about a finished game, and what it advises in a running one.

Win chances are shares of the win from 0 to 1; a shared first place counts in equal parts. Money is
in the game's own units, 0 where a game has none. A `version` is the number of entries before.
"""

from typing import Any, Literal

import msgspec

from flambeur.core.parts import Move
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire

Grade = Literal["best", "fine", "slip", "mistake", "blunder"]
State = Literal["waiting", "running", "done", "failed"]


class Weighed(msgspec.Struct, frozen=True):
    """What a move is worth to the seat that chooses."""

    move: Move
    win: float
    money: float
    error: float
    """The standard error of the win chance; 0 where it is exact."""
    doubt: float | None = None
    """The standard error of how far it is behind the best; where not told, both errors make it."""


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves, the best first."""

    version: int
    seat: int
    options: tuple[Weighed, ...]
    chosen: int
    """The place of the chosen move among the options."""
    loss: float
    """By how much the best move wins more often."""
    grade: Grade
    exact: bool


class Luck(msgspec.Struct, frozen=True):
    """What a chance event gave to each seat: the value after it, less what was to be expected."""

    version: int
    seat: int | None
    """Whose dice they were, if they were anybody's."""
    win: tuple[float, ...]
    money: tuple[float, ...]


class Point(msgspec.Struct, frozen=True):
    """Where every seat stands after so many entries."""

    version: int
    win: tuple[float, ...]
    money: tuple[float, ...]


class Highlight(msgspec.Struct, frozen=True):
    """A choice worth a look."""

    version: int
    win: float
    """By how much it wins more often than the next best move, or less often than the best."""


class SeatReview(msgspec.Struct, frozen=True):
    """How the game went for one seat."""

    name: str
    result: float
    """Its share of the win."""
    money: int
    luck: float
    """All that chance gave it, in shares of the win."""
    loss: float
    """All that its own choices gave away, in shares of the win."""
    adjusted: float
    """The result less the luck; it may lie below 0 or above 1, but is not shown so."""
    money_luck: float
    skill: float | None = None
    """How much less it gave away than the others did on average; older reviews do not tell."""
    best: Highlight | None = None
    """Its best choice, which the next move would have fallen behind most."""
    costliest: Highlight | None = None
    """Its choice that gave away most."""


class Review(msgspec.Struct, frozen=True):
    """A game looked at again."""

    game: str
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]
    curve: tuple[Point, ...]
    turning: tuple[int, ...]
    """The versions of up to five turning points, in their order."""
    error: float
    """The typical standard error of a win chance; 0 where all is exact."""


class Described(Wire, frozen=True):
    """What a move is, and what it would bring; nothing, if there are no words for it."""

    what: Phrase = ""
    brings: tuple[Phrase, ...] = ()


class ToldEntry(Wire, frozen=True):
    """What there is to say of one entry of the game."""

    version: int
    """The number of entries before it, as in the review."""
    heading: Phrase
    """How far the game was."""
    lines: tuple[Phrase, ...] = ()
    """What happened."""
    roll: Phrase | None = None
    """The dice there were to choose from."""
    options: tuple[Described, ...] = ()
    """What there was to choose from, in the order of the review."""
    position: str | None = None
    """Of a choice, where it was made: as the one who chose saw it, in the notation of positions."""


class ReviewJob(Wire, frozen=True, omit_defaults=False):
    """How far the review of a game is, and the review once it is done."""

    table: str
    state: State
    progress: float
    """From 0 to 1."""
    review: Review | None = None
    told: tuple[ToldEntry, ...] = ()
    words: str | None = None
    """The name of the catalogues to say it with, at `/api/words`."""


class HintOption(Wire, frozen=True, omit_defaults=False):
    """A move that could be made, and what it is worth to the one who asks."""

    move: Any
    said: Described
    win: float
    """The win chance, from 0 to 1; a shared win counts in parts."""
    money: float
    error: float
    """The standard error of the win chance; 0 where it is exact."""


class Hint(Wire, frozen=True):
    """What the coach would do, the best first."""

    version: int
    options: tuple[HintOption, ...]
