"""The novice: errs as people do, the same way again, and loses to casual play."""

from typing import Any

import pytest

from bench.levels import ABSTRACT, Way, measure
from flambeur.bots.easycome import mistakes as easycome
from flambeur.bots.novice import Mistakes, Novice
from flambeur.bots.strike import mistakes as strike
from flambeur.bots.vegas import mistakes as vegas
from flambeur.core.parts import Move
from flambeur.core.view import View, view_of
from flambeur.families import make_bot
from flambeur.games.easycome import GAME as EASY_COME
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import Prize
from flambeur.games.easycome.turn import Choose as ChooseDice
from flambeur.games.strike import GAME as STRIKE
from flambeur.games.strike import StrikeOptions
from flambeur.games.strike.moves import Launch, Regroup, Stop, Throw
from flambeur.games.vegas import Place
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.royale.moves import Pass
from flambeur.testing import vegas_table
from tests.games.strike.play import table_of


class First:
    """Plays the first move there is."""

    def choose(self, view: View[Any]) -> Move:
        """Choose it."""
        return vegas_moves(view)[0]


def vegas_moves(view: View[Any]) -> tuple[Move, ...]:
    """List the moves of a view."""
    return tuple(view.turn.moves)  # type: ignore[union-attr] # it is somebody's turn


def vegas_view(version: int = 0) -> View[Any]:
    """Three faces: one with a prize, one with many dice, one with a dear bill out of reach."""
    state = vegas_table(
        Choose(0, (1, 2, 2, 2, 3), ()),
        bills={1: [50_000], 2: [10_000], 3: [90_000, 20_000], 4: [80_000]},
        dice={3: [0, 2, 0]},
    )
    return view_of("v", state, 0, version)


@pytest.mark.parametrize(
    ("mistake", "tempting"),
    [
        (vegas.places_the_most_dice, Place(2)),
        (vegas.follows_the_dearest_bill, Place(3)),
        (vegas.overlooks_ties, Place(1)),
    ],
)
def test_mistakes_in_vegas(mistake: Any, tempting: Move) -> None:
    """Many dice, a dear bill and hopes draw to different casinos."""
    assert tempting == mistake(vegas_view(), Place(1))
    assert mistake(vegas_view(), Pass()) is None


def test_a_tie_is_overlooked() -> None:
    """A die that only ties another one seems to win the dear bill."""
    state = vegas_table(
        Choose(0, (1, 2), ()), bills={1: [20_000], 2: [90_000]}, dice={2: [0, 1, 0]}
    )
    view: View[Any] = view_of("v", state, 0)
    assert Place(2) == vegas.overlooks_ties(view, Place(1))


def test_mistakes_in_solo() -> None:
    """In the solo game only the own die counts as one's own."""
    frame = ChooseColours((0, 1, 2), (4, 5, 5))
    view: View[Any] = view_of("v", vegas_table(frame, seats=2), 0)
    assert Place(4) == vegas.places_the_most_dice(view, Place(5))


def easycome_view(*rolled: int) -> View[Any]:
    """Show a first roll."""
    table = EASY_COME.start(2, EASY_COME.options(first_player=0))
    table.stack[-1] = ChooseDice(1, (), rolled)
    return view_of(EASY_COME.id, table, 0)


def test_mistakes_in_easy_come() -> None:
    """Pairs are kept for being pairs, the first prize is taken, and sums are not added up."""
    view = easycome_view(0, 1, 1, 5)
    assert Keep((1, 1)) == easycome.keeps_what_is_alike(view, Keep((0,)))
    assert easycome.keeps_what_is_alike(view, Claim(Prize.SUM_7)) is None
    assert Claim(Prize.SUM_7) == easycome.takes_the_first(view, Keep((1, 1)))
    assert easycome.takes_the_first(easycome_view(0, 0, 1, 5), Keep((0,))) is None
    assert Keep((1, 1)) == easycome.overlooks_a_sum(view, Claim(Prize.SUM_7))
    assert easycome.overlooks_a_sum(view, Claim(Prize.STRAIGHT)) is None


def test_mistakes_in_strike() -> None:
    """One throw too many, one too few, and throws that are too hard."""
    view: View[Any] = view_of(STRIKE.id, table_of((7, 9), {1: 2, 2: 3}, first=False), 0)
    sensible = Throw("normal", (1, 2))
    assert sensible == strike.throws_once_more(view, Stop())
    assert strike.throws_once_more(view, sensible) is None
    assert Stop() == strike.loses_heart(view, sensible)
    assert strike.loses_heart(view, Stop()) is None
    assert Throw("hard") == strike.throws_wildly(view, sensible)
    assert strike.throws_wildly(view, Stop()) is None


def test_wild_throws_by_hand() -> None:
    """In the arena a wild throw is a hard one at whatever lies there."""
    table = table_of((7, 9), {1: 2, 2: 3}, options=StrikeOptions())
    view: View[Any] = view_of(STRIKE.id, table, 0)
    soft = Launch(0, 0, 75_000, 0, 30_000, 600)
    wild = strike.throws_wildly(view, soft)
    assert isinstance(wild, Launch)
    assert wild.speed > soft.speed
    assert strike.throws_wildly(view, Regroup(())) is None


def test_a_novice_errs_the_same_way_again() -> None:
    """Seed and version say when it errs; over many versions it errs as often as it should."""
    mistakes: Mistakes = {vegas.places_the_most_dice: 0.25}
    answers = [
        [Novice(First(), mistakes, "seed").choose(vegas_view(version)) for version in range(400)]
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert 0.25 == pytest.approx(answers[0].count(Place(2)) / 400, abs=0.08)
    other = [Novice(First(), mistakes, "s").choose(vegas_view(version)) for version in range(400)]
    assert other != answers[0]


def test_a_novice_without_a_seed_plays() -> None:
    """No seed is needed; then nobody can tell when it errs."""
    assert make_bot("novice", "vegas").choose(vegas_view()) in vegas_moves(vegas_view())


@pytest.mark.parametrize(
    ("way", "games", "least"),
    [
        (Way("vegas/2018", 2), 200, 0.7),
        (Way("vegas/2018", 4), 200, 0.28),
        (Way("vegas/royale", 2), 40, 0.6),
        (Way("easycome", 2), 300, 0.6),
        (Way("easycome", 4), 200, 0.28),
        (Way("strike", 2, ABSTRACT), 300, 0.55),
        (Way("strike", 4, ABSTRACT), 200, 0.3),
    ],
    ids=str,
)
def test_a_novice_loses_to_casual(way: Way, games: int, least: float) -> None:
    """Casual wins clearly more than its share among novices, in every game."""
    assert measure(way, "casual", "novice", games).value > least
