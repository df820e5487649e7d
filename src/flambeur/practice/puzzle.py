"""A position that asks for a decision, with what every option is worth."""

from hashlib import sha256
from typing import Any, Literal

import msgspec

Theme = Literal[
    "tie",
    "big-die",
    "pass",
    "lead",
    "last-dice",
    "machine",
    "hold",
    "claim",
    "stop",
    "throw",
    "own",
]
"""What a position is about; each game has some of them. No bank has `own` ones: those are mistakes
of somebody's own games."""
DIGITS = 12


class Odds(msgspec.Struct, frozen=True, array_like=True):
    """What an option is worth to the seat that chooses."""

    move: Any
    """The move as records hold it."""
    win: float
    """The win chance, from 0 to 1."""
    money: float
    """What it brings on average, in the game's own units; 0 where there is none."""
    doubt: float
    """The standard error of how far it is behind the best; 0 where that is exact."""


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """One line of a bank."""

    position: str
    """As the seat that chooses may see it, in the notation of positions."""
    theme: Theme
    options: tuple[Odds, ...]
    """All there are, the best first."""

    @property
    def name(self) -> str:
        """Name it by what it shows, so that every bank has the same name for it."""
        return sha256(self.position.encode()).hexdigest()[:DIGITS]
