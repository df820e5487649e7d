"""The arena of Strike, drawn from above."""

from flambeur.games.strike.floor import Lying
from flambeur.shows.strike.bowl import COLUMNS, ROWS, bowl


def test_the_arena_from_above() -> None:
    """Left is left, the far side is above, and the middle is marked while it is free."""
    lying = [Lying(0, 4, -80_000, 0), Lying(1, 6, 0, 52_000), Lying(2, 3, 55_000, -38_000)]
    rows = bowl(lying, COLUMNS)
    assert ROWS == len(rows)
    assert rows[5].index("[4]") < rows[5].index("+") == COLUMNS // 2
    assert COLUMNS // 2 - 1 == rows[2].index("[6]")
    assert rows[7].index("[3]") > COLUMNS // 2
    assert "[5]" in bowl([Lying(0, 5)], COLUMNS)[5]


def test_dice_side_by_side_are_all_drawn() -> None:
    """However near they lie, each keeps its face."""
    for columns in (40, COLUMNS):
        lying = [Lying(n, 2 + n, 9_000 * n, 14_000 * (n % 2)) for n in range(5)]
        shown = "".join(bowl(lying, columns))
        assert all(f"[{face}]" in shown for face in range(2, 7))
