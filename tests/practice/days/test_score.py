"""Scores, and whom they are compared with."""

import pytest

from flambeur.practice.days.score import better_than, level_like, score_of

BOTS = {"novice": 5.0, "casual": 6.5, "strong": 9.5, "champion": 10.0}


def test_halves() -> None:
    """What is close counts one half."""
    assert 1.5 == score_of(["full", "half", "empty"])


@pytest.mark.parametrize(
    ("score", "level"), [(0, "novice"), (6, "casual"), (8, "strong"), (9.75, "champion")]
)
def test_like(score: float, level: str) -> None:
    """The nearest is told, and of two the stronger."""
    assert level == level_like(score, BOTS)


def test_better() -> None:
    """All others count, from twenty people on."""
    assert better_than(9.0, {9.0: 10, 8.0: 9}) is None
    assert 10 / 19 == better_than(9.0, {9.0: 5, 8.0: 10, 10.0: 5})
