"""How sure it is that one move is better than another."""

from math import hypot
from typing import Protocol

PARTED = 2.0
"""A move is worse than the best, beyond doubt, if so many standard errors part them."""


class Valued(Protocol):
    """A move that could be made."""

    @property
    def win(self) -> float:
        """Its win chance."""

    @property
    def error(self) -> float:
        """The standard error of that."""

    @property
    def doubt(self) -> float | None:
        """The standard error of how far it is behind the best, if that is known by itself."""


def doubt_of(best: Valued, other: Valued) -> float:
    """Tell the standard error of how far a move is behind the best."""
    return hypot(best.error, other.error) if other.doubt is None else other.doubt
