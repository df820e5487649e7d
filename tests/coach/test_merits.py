"""Luck is what the dice gave; skill is how much less one gave away than the others at the table."""

import pytest

from flambeur.coach.grading import judged
from flambeur.coach.merits import best_move, costliest_move, skill_of
from flambeur.games.easycome import Keep
from flambeur.protocol.review import Decision, Highlight, Review, Weighed
from flambeur.shows.review.figures import Figures
from flambeur.words.catalogues import Words
from tests.coach.games import recorded, reviewed


@pytest.fixture(scope="module", params=[2, 3])
def found(request: pytest.FixtureRequest) -> Review:
    """Review a game of Easy Come."""
    return reviewed(recorded("easycome", request.param, 2))


def decision(version: int, wins: tuple[float, ...], chosen: int, error: float = 0.0) -> Decision:
    """Choose one of several moves."""
    options = [Weighed(Keep((place,)), win, 0.0, error) for place, win in enumerate(wins)]
    return judged(version, 0, options, chosen)


@pytest.mark.parametrize("losses", [[0.3, 0.1], [0.0, 0.0, 0.6], [0.05, 0.4, 0.1, 0.2, 0.9]])
def test_skill_is_told_beside_the_others(losses: list[float]) -> None:
    """It adds up to nothing at every table, and whoever gave away least has most of it."""
    skills = [skill_of(losses, seat) for seat in range(len(losses))]
    assert pytest.approx(0) == sum(skills)
    assert losses.index(min(losses)) == skills.index(max(skills))


def test_two_differ_by_what_they_gave_away() -> None:
    """One who gave away 3 points less than the only rival has 3 points of skill, the rival -3."""
    losses = [0.07, 0.1]
    assert pytest.approx([0.03, -0.03]) == [skill_of(losses, seat) for seat in (0, 1)]


def test_alone_there_is_nobody_to_be_told_beside() -> None:
    """A game for one has no others."""
    assert 0 == skill_of([0.4], 0)


def test_a_review_tells_both(found: Review) -> None:
    """Luck comes from the chance steps alone, and skill from the choices alone."""
    assert pytest.approx(0) == sum(seat.skill or 0 for seat in found.seats)
    losses = [seat.loss for seat in found.seats]
    for number, seat in enumerate(found.seats):
        assert pytest.approx(sum(luck.win[number] for luck in found.lucks)) == seat.luck
        assert pytest.approx(skill_of(losses, number)) == seat.skill


def test_a_review_points_at_choices_of_the_seat(found: Review) -> None:
    """What is called best was best, and what is called costliest lost most."""
    for number, seat in enumerate(found.seats):
        own = {one.version: one for one in found.decisions if one.seat == number}
        assert seat.best is None or own[seat.best.version].chosen == 0
        if seat.costliest is not None:
            assert max(one.loss for one in own.values()) == own[seat.costliest.version].loss


def test_the_best_move_has_the_widest_gap() -> None:
    """The best of two moves that are hardly different is nothing to be proud of."""
    choices = [
        decision(1, (0.5, 0.45, 0.1), 0),
        decision(2, (0.6, 0.4), 0),
        decision(3, (0.9, 0.1), 1),
        decision(4, (0.5,), 0),
    ]
    assert Highlight(2, 0.6 - 0.4) == best_move(choices)
    assert best_move([decision(1, (0.5, 0.499), 0)]) is None
    assert best_move([decision(1, (0.5, 0.4), 0, error=0.2)]) is None


def test_the_costliest_move_gave_away_most() -> None:
    """What may be mere error, or is hardly anything, is held against nobody."""
    choices = [decision(1, (0.5, 0.4), 1), decision(2, (0.6, 0.3), 1), decision(3, (0.6, 0.3), 0)]
    assert Highlight(2, 0.6 - 0.3) == costliest_move(choices)
    assert costliest_move([decision(1, (0.5, 0.49), 1)]) is None
    assert costliest_move([decision(1, (0.5, 0.4), 1, error=0.2)]) is None


@pytest.mark.parametrize(("share", "shown"), [(-0.2, "0%"), (1.3, "100%"), (0.412, "41%")])
def test_no_chance_is_shown_outside_of_its_bounds(share: float, shown: str) -> None:
    """What a result was without luck can be less than nothing; it is shown as none."""
    assert shown == Figures(Words("en")).percent(share, 0)
