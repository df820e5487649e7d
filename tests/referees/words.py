"""The words in which a referee says what is due: plain data, nothing of the engine."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

Move = tuple[Any, ...]
"""A move as it is written on the wire, without the names: `("block", 2, 5)`.

Moves that are too many to be listed are told by their kind: `("launch", False)`.
"""
Faces = tuple[int, ...]
Facts = dict[str, Any]
"""What lies on the table, by name."""
Options = dict[str, Any]
Audience = tuple[int, ...] | None
"""The seats that see what comes of it: `None` is everybody, `()` is nobody."""


@dataclass(frozen=True)
class Roll:
    """Dice are rolled, group by group."""

    groups: tuple[int, ...]
    faces: int = 6
    seen_by: Audience = None


@dataclass(frozen=True)
class Shuffle:
    """These cards are shuffled."""

    cards: tuple[int, ...]
    seen_by: Audience = None


@dataclass(frozen=True)
class Pick:
    """One of so many is drawn."""

    count: int
    seen_by: Audience = None


@dataclass(frozen=True)
class Release:
    """These dice leave the hand; how is left to chance, and no rule asks."""

    dice: tuple[int, ...]
    seen_by: Audience = None


@dataclass(frozen=True)
class Landing:
    """These dice come to rest after a throw."""

    dice: tuple[int, ...]
    seen_by: Audience = None


@dataclass(frozen=True)
class Ask:
    """A seat has to choose one of these moves."""

    seat: int
    moves: frozenset[Move]
    seen_by: Audience = None


@dataclass(frozen=True)
class Over:
    """The game has ended."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


Due = Roll | Shuffle | Pick | Release | Landing | Ask | Over
Steps = Generator[Due, Any, T]
"""A part of a game that says what is due, is told what came of it, and ends with a `T`."""


class Referee(ABC):
    """Knows the rules of a game and follows one game of it."""

    @abstractmethod
    def game(self) -> Steps[None]:
        """Lead through a whole game; the last thing due is `Over`."""

    @abstractmethod
    def facts(self) -> Facts:
        """Tell what lies on the table now."""


def roll(*groups: int, faces: int = 6) -> Steps[tuple[Faces, ...]]:
    """Have dice rolled, and tell what they show, group by group."""
    rolled: tuple[Faces, ...] = yield Roll(groups, faces)
    return rolled


def shuffle(cards: Iterable[int], *, secret: bool = False) -> Steps[list[int]]:
    """Have cards shuffled, and tell their order, the top one first; nobody sees a secret one."""
    order: tuple[int, ...] = yield Shuffle(tuple(sorted(cards)), () if secret else None)
    return list(order)


def pick(count: int) -> Steps[int]:
    """Have one drawn, and tell which, counted from 0."""
    index: int = yield Pick(count)
    return index


def ask(seat: int, moves: Iterable[Move], *, secret: bool = False) -> Steps[Move]:
    """Have a seat choose, and tell the move; nobody else sees a secret one."""
    move: Move = yield Ask(seat, frozenset(moves), (seat,) if secret else None)
    return move


def places(scores: Iterable[Any]) -> tuple[int, ...]:
    """Rank from the highest score down; equals share a place, and the next ones are skipped."""
    row = list(scores)
    return tuple(1 + sum(other > score for other in row) for score in row)
