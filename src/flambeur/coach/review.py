"""What a review says, as plain data.

Win chances are shares of the win from 0 to 1; a shared first place counts in equal parts. Money is
in the game's own units, 0 where a game has none. A `version` is the number of entries before.
"""

from typing import Literal

import msgspec

from flambeur.core.parts import Move

Grade = Literal["best", "fine", "slip", "mistake", "blunder"]


class Option(msgspec.Struct, frozen=True):
    """What a move is worth to the seat that chooses."""

    move: Move
    win: float
    money: float
    error: float
    """The standard error of the win chance; 0 where it is exact."""


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves, the best first."""

    version: int
    seat: int
    options: tuple[Option, ...]
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


class Seat(msgspec.Struct, frozen=True):
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
    """The result less the luck; it may lie below 0 or above 1."""
    money_luck: float


class Review(msgspec.Struct, frozen=True):
    """A game looked at again."""

    game: str
    seats: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]
    curve: tuple[Point, ...]
    turning: tuple[int, ...]
    """The versions of up to five turning points, in their order."""
    error: float
    """The typical standard error of a win chance; 0 where all is exact."""
