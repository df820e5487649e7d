"""What is not told apart from the best is right, and what is close is half right."""

from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.practice.verdict import verdict_on

PUZZLE = Puzzle(
    "vegas/2018@1()",
    "tie",
    (
        Odds({"type": "place", "face": 1}, 0.5, 0.0, 0.0),
        Odds({"type": "place", "face": 2}, 0.47, 0.0, 0.02),
        Odds({"type": "place", "face": 3}, 0.42, 0.0, 0.01),
        Odds({"type": "place", "face": 4}, 0.3, 0.0, 0.01),
    ),
)


def test_cells() -> None:
    """Best; within two standard errors; within ten points; worse."""
    verdicts = [verdict_on(PUZZLE, option.move) for option in PUZZLE.options]
    assert ["full", "full", "half", "empty"] == [found.cell for found in verdicts if found]
    assert [True, True, False, False] == [found.right for found in verdicts if found]
    assert [0, 1, 2, 3] == [found.chosen for found in verdicts if found]


def test_not_offered() -> None:
    """There is no verdict on another move."""
    assert verdict_on(PUZZLE, {"type": "place", "face": 5}) is None
