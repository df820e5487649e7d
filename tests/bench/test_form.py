"""Where bots stand is found by whole games, reviewed as the server reviews them."""

from bench.form import are_apart, judge, look, measure, page, seating
from flambeur.coach.form import Tally


def test_everybody_sits_everywhere() -> None:
    """Among so many tables for two, every level meets every other on both seats."""
    assert 12 == len({seating("easycome", number) for number in range(12)})
    assert 24 == len({seating("vegas/2018", number) for number in range(24)})
    assert all(len(set(seating("vegas/2018", number))) == 4 for number in range(24))


def test_one_game_is_looked_at() -> None:
    """It is played, reviewed, and tells what both gave away; a number stands for one game."""
    seated = look("easycome", 1)
    assert seating("easycome", 1) == tuple(level for level, _ in seated)
    assert all(tally.random > 0 for _, tally in seated)


def test_levels_are_put_onto_the_scale() -> None:
    """By what they gave away; they are apart if their intervals are."""
    losses = {"novice": 0.8, "casual": 0.5, "strong": 0.2, "champion": 0.0}
    seated = tuple((level, Tally(loss, 1.0, 15)) for level, loss in losses.items())
    marks = measure("vegas/2018", [seated] * 3)
    assert [20, 50, 80, 100] == [round(mark.form.value) for mark in marks.levels]
    assert are_apart(marks)
    assert (3, judge("vegas/2018")) == (marks.games, marks.judge)
    assert "| vegas/2018 | strong | 80.0 | 80.0 to 80.0 | 45 | 1.33 |" in page("vegas/2018", marks)
    blurred = measure("vegas/2018", [seated, tuple((n, Tally(0.4, 1.0, 15)) for n in losses)])
    assert not are_apart(blurred)
