"""How far a judge looks: how often it plays moves out, with which dice, and until when."""

from functools import cache
from math import inf
from typing import NamedTuple

from flambeur.coach.vegas.rollouts import Rollouts


class Effort(NamedTuple):
    """Two efforts with different seeds know nothing of each other."""

    number: int
    """Rollouts of each move at most."""
    parted: float
    """A move that is so many standard errors behind the best is not played out any more."""
    seed: int


LOOK = Effort(240, 3.0, 2)
"""Finds candidates; what it says of them is forgotten."""
JUDGE = Effort(2000, 6.0, 3)
"""Decides, and its odds are stored."""
AGAIN = Effort(10 * JUDGE.number, inf, 4)
"""Judges stored positions once more, every move as often as every other."""


@cache
def rollouts_of(effort: Effort) -> Rollouts:
    """Make what plays moves out."""
    return Rollouts(*effort)
