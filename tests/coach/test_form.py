"""How well somebody chooses is a share of what choosing at random would give away."""

import msgspec
import pytest

from flambeur.coach.form import (
    ENOUGH,
    GAMES,
    REAL,
    Tally,
    form_of,
    is_real,
    over_time,
    random_loss,
    read_tallies,
    tally,
)
from flambeur.coach.grading import judged
from flambeur.coach.marks import all_marks
from flambeur.core.codec import encode
from flambeur.games.easycome import Keep
from flambeur.protocol.review import Decision, Weighed
from tests.coach.games import recorded, reviewed


def choice(wins: tuple[float, ...], chosen: int, error: float = 0.0, seat: int = 0) -> Decision:
    """Choose one of several moves."""
    options = [Weighed(Keep((place,)), win, 0.0, error) for place, win in enumerate(wins)]
    return judged(1, seat, options, chosen)


def test_a_decision_is_real_beyond_the_error() -> None:
    """The best and the worst move must be further apart than twice the error of that."""
    assert is_real(choice((0.6, 0.5), 0).options)
    assert is_real(choice((0.6, 0.5), 0, error=0.03).options)
    assert not is_real(choice((0.6, 0.5), 0, error=0.04).options)
    assert not is_real(choice((0.6, 0.6), 0).options)


def test_the_error_of_a_difference_may_be_known_by_itself() -> None:
    """Moves played out with the same dice differ more surely than their own errors say."""
    for doubt, real in ((None, False), (0.049, True), (0.051, False)):
        options = [
            Weighed(Keep((0,)), 0.6, 0.0, 0.05, 0.0),
            Weighed(Keep((1,)), 0.5, 0.0, 0.05, doubt),
        ]
        assert real == is_real(options)


@pytest.mark.parametrize("error", [0.0, 0.03, 0.04])
def test_what_is_chosen_decides_nothing_about_that(error: float) -> None:
    """Whoever errs has as many real decisions as whoever does not."""
    made = [choice((0.6, 0.5, 0.55), chosen, error).options for chosen in range(3)]
    assert 1 == len({is_real(options) for options in made})


def test_a_random_choice_gives_away_the_mean() -> None:
    """Of moves that lose nothing, 10 and 20 points it is 10 points."""
    assert pytest.approx(0.1) == random_loss(choice((0.6, 0.5, 0.4), 0).options)


def test_a_seat_is_counted_by_its_own_real_decisions() -> None:
    """Neither those of others nor those that do not matter are among them."""
    choices = [
        choice((0.6, 0.5, 0.4), 1),
        choice((0.9, 0.1), 1, seat=1),
        choice((0.6, 0.59), 1, error=0.1),
    ]
    found = tally(choices, 0)
    assert pytest.approx((0.1, 0.1, 1)) == msgspec.structs.astuple(found)


def test_the_scale_runs_from_chance_to_the_best() -> None:
    """Half of what chance gives away is 50; worse than chance stands at the end of the scale."""
    for given, value in ((0.0, 100.0), (0.1, 50.0), (0.2, 0.0), (0.3, 0.0)):
        found = form_of([Tally(given, 0.2, 10)] * 3)
        assert found is not None
        assert pytest.approx((value, 3, REAL, given / 10)) == (
            found.value,
            found.games,
            found.decisions,
            found.given,
        )
    assert form_of([Tally(0.0, 0.2, REAL - 1)]) is None


def test_games_that_differ_have_a_wide_interval() -> None:
    """Equal games leave no doubt; the interval is that of a ratio of two sums."""
    equal = form_of([Tally(0.1, 0.5, 4)] * 8)
    varied = form_of([Tally(0.0, 0.5, 4), Tally(0.2, 0.5, 4)] * 4)
    assert equal is not None
    assert varied is not None
    assert pytest.approx((80, 80, 80)) == (equal.low, equal.value, equal.high)
    # Eight games, each 0.1 off, of 4 in sum: 1.96 x sqrt(8/7 x 8 x 0.01) / 4.
    assert pytest.approx((80 - 14.818, 80.0, 80 + 14.818), abs=0.01) == (
        varied.low,
        varied.value,
        varied.high,
    )


def test_the_past_is_the_form_after_each_game() -> None:
    """It begins with enough games, looks back over twenty at most, and ends with what is now."""
    games = [Tally(number / 100, 1.0, 5) for number in range(GAMES + 5)]
    past = over_time(games)
    assert GAMES + 5 - ENOUGH + 1 == len(past)
    now = form_of(games[-GAMES:])
    assert now is not None
    assert now.value == past[-1]
    assert sorted(past, reverse=True) == past
    assert [] == over_time(games[: ENOUGH - 1])


def test_a_review_as_it_is_kept_tells_the_same() -> None:
    """What is read from its bytes is what the decisions themselves say."""
    found = reviewed(recorded("easycome", 2, 2))
    kept = read_tallies(encode(found))
    assert tuple(tally(found.decisions, seat) for seat in range(2)) == kept
    assert all(0 <= one.given and 0 < one.random and one.decisions > 1 for one in kept)


@pytest.mark.parametrize("game", sorted(all_marks()))
def test_the_marks_stand_in_order(game: str) -> None:
    """What the page shows was measured, and the better bot stands higher."""
    forms = [mark.form for mark in all_marks()[game].levels]
    assert ["novice", "casual", "strong", "champion"] == [m.level for m in all_marks()[game].levels]
    assert sorted(forms, key=lambda form: form.value) == forms
    assert all(form.low <= form.value <= form.high for form in forms)
