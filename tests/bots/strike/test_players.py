"""Players of Strike: legal everywhere, exact where it is solved, each better than the last."""

from itertools import pairwise

import pytest

from bench.levels import ABSTRACT, Way, measure
from flambeur.bots import LEVELS, Bot
from flambeur.bots.strike import CasualStrike, ChampionStrike, StrongStrike
from flambeur.bots.strike.champion import key_of
from flambeur.bots.strike.hand import arranged
from flambeur.bots.strike.pure import solve as solve_pure
from flambeur.bots.strike.solved import solve
from flambeur.bots.strike.throws import ends, grand_ends, throw_ends
from flambeur.core.state import play
from flambeur.core.view import view_of
from flambeur.families import make_bot
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.moves import Launch, Regroup, Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.styles import STYLES, Style
from flambeur.testing import check_bot
from tests.games.strike.play import table_of

PURE = Style((0, 0, 0, 0, 0), 0, 0, 0, 0)
BOTS = (CasualStrike, StrongStrike, ChampionStrike)


@pytest.mark.parametrize("name", ["uniform", *LEVELS])
@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_bots_are_legal(seats: int, options: StrikeOptions, name: str) -> None:
    """Every bot answers from the view alone, in every way to play."""
    check_bot(lambda: make_bot(name, "strike", 1), GAME, seats, options, games=1)


@pytest.mark.clause("S45")
def test_stopping() -> None:
    """Throw on with three or more dice, stop with fewer; there are 14 exceptions."""
    solution = solve_pure()
    wrong = [
        key
        for key in solution.throw
        if key[0] > 0 and sum(key) < 19 and solution.should_throw(key) != (key[0] >= 3)
    ]
    assert 14 == len(wrong)
    two = table_of((7, 9), {1: 2, 2: 3}, first=False)
    three = table_of((6, 9), {1: 2, 2: 3, 3: 4}, first=False)
    for bot in (CasualStrike(), StrongStrike()):
        assert Stop() == bot.choose(view_of(GAME.id, two, 0))
        assert Stop() != bot.choose(view_of(GAME.id, three, 0))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("lying", "targets"), [(0, 0), (1, 1), (3, 0), (3, 2), (5, 5)])
def test_ends_of_a_throw(style: str, lying: int, targets: int) -> None:
    """They sum to 1 and give the exact odds of a match and of an empty arena [S43]."""
    arena = [Lying(number, 2 + number) for number in range(lying)]
    odds = odds_of(cast((9,), arena, style, tuple(range(targets))))
    found = throw_ends(STYLES[style], lying, targets)
    assert 1.0 == pytest.approx(sum(chance for _, _, chance in found))
    assert float(odds.match) == pytest.approx(sum(p for taken, _, p in found if taken))
    assert float(odds.taken) == pytest.approx(sum(p * taken for taken, _, p in found))
    assert float(odds.empty) == pytest.approx(sum(p for _, single, p in found if not single))


@pytest.mark.parametrize("style", STYLES)
def test_ends_of_a_grand_lancer(style: str) -> None:
    """All dice at once match as often as the odds say."""
    odds = odds_of(cast(tuple(range(6)), [], style, grand=True))
    found = grand_ends(STYLES[style], 6)
    assert float(odds.match) == pytest.approx(sum(p for taken, _, p in found if taken))
    assert float(odds.taken) == pytest.approx(sum(p * taken for taken, _, p in found))


def test_hit_dice_may_be_lost() -> None:
    """A die that is knocked out of the arena is neither taken nor left."""
    gone = Style((1_000_000,) * 5, 0, 1_000_000, 1_000_000, 0)
    assert ((0, 0, 1.0),) == throw_ends(gone, 1, 1)
    assert ((0, 1, 1.0),) == throw_ends(gone, 2, 1) == ends(1, 0)


@pytest.mark.clause("S45")
def test_solved_with_styles_and_without() -> None:
    """With dice that disturb nothing the two solutions agree; with styles one can do better."""
    pure, styled = solve_pure(), solve("choice", (PURE,))
    assert pure.start.keys() == styled.start.keys()
    for key, value in pure.start.items():
        assert value == pytest.approx(styled.start[key], abs=1e-7)
    assert 0.501610 == pytest.approx(solve("choice").start[1, 9, 9], abs=1e-6)


@pytest.mark.clause("S19")
def test_solved_for_every_reading() -> None:
    """An arena that one has emptied leaves a choice, ends the turn, or asks for all dice."""
    choice, end, everything = map(solve, ("choice", "end_turn", "throw_all"))
    key = (0, 5, 5)
    throw = max(choice.throw(key, style, 0) for style in STYLES.values())
    assert choice.decide[key] == pytest.approx(max(choice.stop(key), throw))
    assert everything.decide[key] == pytest.approx(everything.start[key])
    assert everything.decide[key] < choice.decide[key]
    assert end.start[1, 5, 5] == pytest.approx(choice.start[1, 5, 5])


def test_champion_aims() -> None:
    """It throws hard at one of two dice, where pure dice would say to stop."""
    view = view_of(GAME.id, table_of((7, 9), {1: 2, 2: 3}, first=False), 0)
    assert Stop() == StrongStrike().choose(view)
    assert Throw("hard", (1,)) == ChampionStrike().choose(view)
    few = view_of(GAME.id, table_of((2, 1), {1: 2}, first=False), 0)
    assert Stop() == ChampionStrike().choose(few)


def test_champion_throws_all() -> None:
    """A Grand Lancer is thrown softly: no die gets lost."""
    view = view_of(GAME.id, table_of((7, 9), {}), 0)
    assert Throw("soft", all=True) == ChampionStrike().choose(view)


def test_more_players_have_more_dice() -> None:
    """Against several the champion looks at the strongest, and keeps to the solved positions."""
    assert (2, 9, 8) == key_of(table_of((9, 12, 4), {1: 2, 2: 3}))
    assert (1, 3, 6) == key_of(table_of((3, 2, 6), {1: 2}))


@pytest.mark.parametrize("bot", BOTS)
def test_gathers_then_throws(bot: type[Bot]) -> None:
    """In the physics form dice are pushed into place once, then thrown at."""
    table = table_of((7, 9), {1: 2, 2: 3, 3: 6}, options=StrikeOptions())
    first = bot().choose(view_of(GAME.id, table, 0))
    assert isinstance(first, Regroup)
    play(table, first)
    assert isinstance(bot().choose(view_of(GAME.id, table, 0)), Launch)


def test_targets_lie_together() -> None:
    """Targets are laid in the middle, and the others out of the way."""
    arena = tuple(Lying(die, 2 + die, 10_000 * die, 0) for die in range(4))
    laid = arranged(arena, (1, 3))
    assert [2, 3, 4, 5] == [lying.face for lying in laid]
    distance = [max(abs(lying.x), abs(lying.y)) for lying in laid]
    assert max(distance[1], distance[3]) <= 17_000
    assert min(distance[0], distance[2]) >= 50_000


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)])
def test_every_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """In the abstract form, two players."""
    assert measure(Way("strike", 2, ABSTRACT), stronger, weaker, 400).value > 0.53
