"""A review walks through a record, judges every entry, and adds up."""

import pytest

from flambeur.coach.grading import grade, judged, turning_points
from flambeur.core.codec import encode
from flambeur.core.errors import BadRecord
from flambeur.games.easycome import GAME, Keep
from flambeur.protocol.review import Luck, Review, Weighed
from tests.coach.games import recorded, reviewed


@pytest.fixture(scope="module")
def record() -> bytes:
    """Play a game of Easy Come."""
    return recorded("easycome", 2, 2)


@pytest.fixture(scope="module")
def found(record: bytes) -> Review:
    """Review it."""
    return reviewed(record)


def test_an_unfinished_game_is_refused(record: bytes) -> None:
    """There is no result to explain yet."""
    with pytest.raises(BadRecord, match="not over"):
        reviewed(b"\n".join(record.splitlines()[:9]) + b"\n")


def test_a_bad_record_is_refused(record: bytes) -> None:
    """A move that was not legal is refused by its line."""
    lines = record.splitlines()
    lines[4] = lines[3]
    with pytest.raises(BadRecord):
        reviewed(b"\n".join(lines) + b"\n")


def test_what_a_seat_is_told(found: Review) -> None:
    """Without luck is the result less the luck, which is the sum of all lucks."""
    for number, seat in enumerate(found.seats):
        assert seat.luck == pytest.approx(sum(luck.win[number] for luck in found.lucks))
        assert seat.adjusted == pytest.approx(seat.result - seat.luck)
        lost = sum(choice.loss for choice in found.decisions if choice.seat == number)
        assert seat.loss == pytest.approx(lost)


def test_what_a_choice_is_told(found: Review, record: bytes) -> None:
    """The options are sorted, and the chosen one is the move of the record."""
    lines = record.splitlines()
    for choice in found.decisions:
        wins = [option.win for option in choice.options]
        assert sorted(wins, reverse=True) == wins
        made = choice.options[choice.chosen]
        assert choice.loss == pytest.approx(wins[0] - made.win)
        assert encode(made.move) in lines[choice.version + 2]


def test_the_curve_runs_from_even_to_the_result(found: Review) -> None:
    """All points are in their order."""
    versions = [point.version for point in found.curve]
    assert sorted(set(versions)) == versions
    assert (0.5, 0.5) == pytest.approx(found.curve[0].win)
    assert tuple(seat.result for seat in found.seats) == found.curve[-1].win


def test_a_review_is_repeatable(record: bytes, found: Review) -> None:
    """The same record gives the same review, and progress goes up to 1."""
    heard: list[float] = []
    assert found == reviewed(record, heard.append)
    assert sorted(heard) == heard
    assert 1.0 == heard[-1]


def test_a_review_can_be_written_and_read(found: Review) -> None:
    """As JSON, moves included."""
    assert found == GAME.codec.decode(encode(found), Review)


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0.0, "best"), (0.01, "fine"), (0.03, "slip"), (0.07, "mistake"), (0.2, "blunder")],
)
def test_losses_have_names(loss: float, name: str) -> None:
    """The larger, the worse."""
    assert name == grade(loss)


def test_doubtful_losses_are_fine() -> None:
    """What may be an error of the estimate is nobody's mistake."""
    options = [Weighed(Keep((1,)), 0.3, 0, 0.05), Weighed(Keep((2,)), 0.34, 0, 0.05)]
    choice = judged(3, 0, options, 0)
    assert ("fine", 1) == (choice.grade, choice.chosen)
    assert not choice.exact


def test_turning_points_are_the_largest_moments() -> None:
    """At most five, in their order, and no small ones."""
    sizes = (0.01, 0.3, 0.05, 0.2, 0.06, 0.08, 0.09)
    lucks = [Luck(place, 0, (size, -size), (0, 0)) for place, size in enumerate(sizes)]
    assert (1, 3, 4, 5, 6) == turning_points([], lucks)
