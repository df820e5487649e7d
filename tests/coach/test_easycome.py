"""Easy Come is judged exactly for two, and within a turn for more."""

import pytest

from flambeur.bots.easycome.positions import Position
from flambeur.bots.easycome.solved import value
from flambeur.coach.easycome import judge as judging
from flambeur.coach.easycome.judge import EasyComeJudge
from flambeur.coach.easycome.order import begins
from flambeur.core.chance import Rolled
from flambeur.core.state import after, turn
from flambeur.core.turn import Choice
from flambeur.games.easycome import GAME, Claim, Keep, Prize
from tests.coach.games import check_no_gift, recorded, reviewed
from tests.games.easycome.positions import position

HELD = {"SUM_7": 0, "SUM_13": 0, "TRIPLE_ODD": 0}


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test needs sure estimates."""
    monkeypatch.setattr(judging, "PLAYED_OUT", 10)


def test_the_beginning_is_worth_what_is_known() -> None:
    """The player on turn has the win chance of the solved game; the other has the rest."""
    worth = EasyComeJudge(table := position()).worth(table)
    start = value(Position(0, 0, 0))
    assert (start, 1 - start) == pytest.approx(worth.win)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rolls_are_no_gift(seats: int) -> None:
    """Luck averages to nothing, with four dice in hand and with one, as the turn ends by itself."""
    table = position(seats, {"SUM_7": 1, "TWO_PAIRS": 0})
    judge = EasyComeJudge(table)
    check_no_gift(judge, table)
    rolled = after(table, Rolled(((0, 0, 2, 5),)))
    check_no_gift(judge, after(rolled, Keep((0, 0, 2))))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_roll_for_the_first_turn_is_no_gift(seats: int) -> None:
    """Before anybody has rolled, and when one total is known."""
    table = GAME.start(seats)
    judge = EasyComeJudge(table)
    check_no_gift(judge, table)
    check_no_gift(judge, after(table, Rolled(((1, 3, 3, 5),))))


def test_who_begins() -> None:
    """A perfect roll can only be equalled; nobody has an edge before the rolls."""
    assert {0: pytest.approx(0.5), 1: pytest.approx(0.5)} == begins((0, 1), ())
    found = begins((2, 0), (20,))
    assert found[2] > 0.999
    assert 1 == pytest.approx(sum(found.values()))


def test_a_planted_blunder_is_found() -> None:
    """Not to rob somebody who is about to win loses the game at once."""
    table = position(2, HELD, {0: 1}, active=1)
    table = after(table, Rolled(((1, 1, 2, 3),)))
    choice = turn(table)
    assert isinstance(choice, Choice)
    offered = choice.moves
    options = EasyComeJudge(table).options(table, 1, offered)
    wins = dict(zip(offered, (option.win for option in options), strict=True))
    assert wins[Claim(Prize.SUM_7)] > 0.2
    assert 0 == wins[Keep((1, 1, 2, 3))]
    assert {0.0} == {option.error for option in options}


def test_luck_and_losses_add_up() -> None:
    """With two, the result is an even share, the luck, and what both have given away."""
    found = reviewed(recorded("easycome", 2, 5))
    one, other = found.seats
    assert one.result == pytest.approx(0.5 + one.luck - one.loss + other.loss)
    assert other.result == pytest.approx(0.5 + other.luck - other.loss + one.loss)
    assert 0.0 == found.error
    assert all(choice.exact for choice in found.decisions)


def test_three_players_are_estimated() -> None:
    """The error is stated, and everybody's chances sum to 1."""
    found = reviewed(recorded("easycome", 3, 1))
    assert 0 < found.error
    assert not any(choice.exact for choice in found.decisions)
    for point in found.curve:
        assert 1 == pytest.approx(sum(point.win))
