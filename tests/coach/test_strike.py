"""Strike is judged by the exact chances of the next throw."""

import pytest

from flambeur.bots.strike.pure import solve
from flambeur.coach.strike import judge as judging
from flambeur.coach.strike.ends import ends_of
from flambeur.coach.strike.judge import StrikeJudge
from flambeur.coach.strike.rest import Match, Rest
from flambeur.coach.strike.spot import Spot
from flambeur.core.parts import Move
from flambeur.core.state import after, turn
from flambeur.core.turn import Choice
from flambeur.games.strike import GAME, Table
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.options import StrikeOptions
from flambeur.protocol.review import Weighed
from flambeur.sources import SeededSource
from tests.coach.games import check_no_gift, distribution_of, recorded, reviewed

ABSTRACT = StrikeOptions(form="abstract", starter=0, start_face=3)


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test needs sure estimates."""
    monkeypatch.setattr(judging, "PLAYED_OUT", 10)


def table(seats: int, options: StrikeOptions = ABSTRACT) -> Table:
    """Begin a game in which the first seat throws at a 3."""
    return GAME.start(seats, options)


def thrown(state: Table, *, style: str = "normal") -> Table:
    """Throw a die at all that lies there."""
    return after(state, Throw(style, tuple(lying.die for lying in state.arena)))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rounds", ["single", "match"])
def test_throws_are_no_gift(seats: int, rounds: str) -> None:
    """Luck averages to nothing over all ends of a throw, also if it is the last die."""
    state = table(seats, StrikeOptions("abstract", "2012", rounds, 0, 3))  # type: ignore[arg-type] # one of two words
    judge = StrikeJudge(state)
    check_no_gift(judge, thrown(state))
    state.reserves[0] = (1,)
    check_no_gift(judge, thrown(state, style="hard"))


def test_the_ends_of_a_throw() -> None:
    """They sum to 1 and take as many dice as the odds say."""
    throw = cast((9,), [Lying(1, 2), Lying(2, 3), Lying(3, 4)], "hard", (1, 2))
    ends, odds = ends_of(throw), odds_of(throw)
    assert 1 == pytest.approx(sum(chance for _, chance in ends))
    assert float(odds.taken) == pytest.approx(sum(p * taken for (_, taken), p in ends))
    assert float(odds.empty) == pytest.approx(sum(p for (stay, _), p in ends if not stay))


def test_two_are_solved() -> None:
    """Who begins a turn has the chance of the solved game."""
    spot = Spot(1, 2, (5, 6))
    own = solve().start[2, 6, 5]
    assert (1 - own, own) == pytest.approx(Rest(1).shares(spot, None))


def test_more_dice_are_better() -> None:
    """Played out, a seat with most dice wins more often than one with a single die."""
    one, two, three = Rest(200).shares(Spot(0, 2, (8, 4, 1)), None)
    assert one > two > three
    assert 1 == pytest.approx(one + two + three)


def test_points_count_in_a_match() -> None:
    """In the last round, whoever has two points more than anybody can get now does not win."""
    match = Match(points=(9, 0, 0), later=0, starter=0, dice=8)
    shares = Rest(50).shares(Spot(0, 1, (8, 8, 8)), match)
    assert 0.0 == shares[0]


def thrown_once(state: Table) -> Table:
    """Throw a die that matches nothing."""
    flying = thrown(state, style="soft")
    source = SeededSource(1)
    while True:
        following = after(flying, distribution_of(flying).sample(source.roll))
        awaited = turn(following)
        if isinstance(awaited, Choice) and awaited.seat == 0 and len(following.arena) == 2:
            return following


def test_to_stop_or_to_throw() -> None:
    """With one die left, a throw that mostly loses it is worse than to stop."""
    state = thrown_once(table(2))
    state.reserves[0], state.reserves[1] = (1,), (10,)
    moves: list[Move] = [Stop(), Throw("soft", ())]
    stop, throw = StrikeJudge(state).options(state, 0, moves)
    assert stop.win > throw.win + 0.1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_in_the_abstract_form(seats: int) -> None:
    """A whole game can be reviewed; its curve ends at the result."""
    found = reviewed(recorded("strike", seats, 1, StrikeOptions(form="abstract")))
    assert tuple(seat.result for seat in found.seats) == found.curve[-1].win
    assert all(isinstance(option, Weighed) for c in found.decisions for option in c.options)


def test_a_game_by_hand() -> None:
    """By hand, only to throw or to stop is judged; the throw made stands among the options."""
    found = reviewed(recorded("strike", 2, 1))
    assert found.decisions
    assert tuple(seat.result for seat in found.seats) == found.curve[-1].win
