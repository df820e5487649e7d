"""What ten answers come to."""

from collections.abc import Mapping, Sequence
from typing import Final

from flambeur.practice.verdict import Cell

WORTH: Final[Mapping[Cell, float]] = {"full": 1.0, "half": 0.5, "empty": 0.0}
ENOUGH = 20
"""So many people have to be done before anybody is compared with all."""


def score_of(cells: Sequence[Cell]) -> float:
    """Add up cells."""
    return sum(WORTH[cell] for cell in cells)


def level_like(score: float, bots: Mapping[str, float]) -> str:
    """Find the level whose score is nearest, the strongest of several; they come weakest first."""
    levels = list(bots)
    return min(reversed(levels), key=lambda level: abs(bots[level] - score))


def better_than(score: float, scores: Mapping[float, int]) -> float | None:
    """Tell the share of all others who have less, given how many have each score."""
    people = sum(scores.values())
    if people < ENOUGH:
        return None
    return sum(count for other, count in scores.items() if other < score) / (people - 1)
