"""The solved game is what it claims to be, and the bots that use it are worth playing against."""

from functools import cache
from hashlib import sha256
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest

from bench.easycome import champion_wins, play_solved
from flambeur.bots import Bot
from flambeur.bots.easycome import CasualEasyCome, ChampionEasyCome, StrongEasyCome
from flambeur.bots.easycome.positions import (
    EVERYTHING,
    LINKS,
    PLACES,
    POSITIONS,
    Position,
    claimable,
    mirrored,
)
from flambeur.bots.easycome.proof import prove
from flambeur.bots.easycome.solved import FILE, payoffs, plan, read, value, values, written
from flambeur.bots.easycome.solver import SETTLED, Solution, answer, evaluate, payoffs_of, solve
from flambeur.bots.easycome.turns import ASIDES, NO_PRIZE, START, chance_of, endings, worths
from flambeur.bots.files import SHIPPED
from flambeur.core.game import Options
from flambeur.core.view import view_of
from flambeur.games.easycome import GAME, Claim, Keep, Prize
from flambeur.research.card import read_card
from flambeur.research.solve import main
from flambeur.testing import check_bot
from tests.games.easycome.positions import position, roll

EMPTY = Position(0, 0, 0)
PAGE = Path(__file__).parents[3] / "docs/reference/easycome-solved.md"
KNOWN = 0.523771789244
SETUPS = GAME.setups()
BOTS = (CasualEasyCome, StrongEasyCome, ChampionEasyCome)


@cache
def shipped() -> Solution:
    """Find the best answer to the values of the data file."""
    return answer(values(), [[]] * len(POSITIONS))


@pytest.mark.clause("E32")
def test_number_of_positions() -> None:
    """There are 5,119 positions: ordinary ones, and those of both challenge turns."""
    kinds = [position.challenge for position in EVERYTHING]
    assert [1423, 1848, 1848] == [kinds.count(kind) for kind in range(3)]
    assert 5119 == len(set(EVERYTHING)) == len(PLACES)
    assert all(PLACES[p] == PLACES[mirrored(p)] for p in EVERYTHING)
    assert all(p == mirrored(mirrored(p)) for p in EVERYTHING)


@pytest.mark.clause("E30", "E32")
def test_size_of_a_turn() -> None:
    """Inside a turn there are 1,239 rolls to decide about, with 3,381 ways to set dice aside."""
    nodes = [node for aside in ASIDES for node in aside.nodes]
    assert 1239 == len(nodes)
    assert 3381 == sum(len(node.options) - 1 for node in nodes)
    assert all(sum(n.ways for n in aside.nodes) == aside.rolls for aside in ASIDES)


@pytest.mark.clause("E31")
def test_hardest_and_easiest_sets() -> None:
    """More prizes are never harder to get, and the extremes are those of the rules."""
    sets = {frozenset(three): chance_of(frozenset(three)) for three in combinations(range(9), 3)}
    assert 84 == len(sets)
    assert {0, 2, 3} == min(sets, key=lambda prizes: sets[prizes])
    assert sets[frozenset({1, 4, 6})] == max(sets.values()) == sets[frozenset({1, 5, 7})]
    assert all(chance_of(frozenset({number})) < chance_of(frozenset(range(9))) for number in (0, 4))


@pytest.mark.clause("E32")
def test_shipped_values_are_proven() -> None:
    """The data file is solved, and the proof bounds its error far below 1e-10."""
    assert shipped().residual <= SETTLED
    bound = prove(shipped())
    assert bound.error < 1e-11
    assert 20 < bound.length < 30
    assert KNOWN == pytest.approx(value(EMPTY), abs=1e-12)


@pytest.mark.clause("E32")
def test_values_are_no_accident() -> None:
    """A value that is off shows up in the residual."""
    wrong, place = [*values()], PLACES[EMPTY]
    wrong[place] += 1e-6
    assert abs(worths(payoffs_of(LINKS[place], wrong))[START] - wrong[place]) > 1e-7


@pytest.mark.clause("E32")
def test_solving_finds_the_shipped_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a good guess, to save time, the solver comes to the values of the data file."""
    guess = [round(value, 4) for value in values()]
    monkeypatch.setattr("flambeur.bots.easycome.solver._first_guess", guess.__getitem__)
    assert solve().values == pytest.approx(values(), abs=1e-12)


def test_data_file() -> None:
    """The data file is small, reads back to the same bytes, and its hash stands in the docs."""
    data = FILE.read_bytes()
    assert data == written(values())
    assert len(data) < 1_000_000
    assert sha256(data).hexdigest() in PAGE.read_text("utf-8")
    with pytest.raises(ValueError, match="not the data file"):
        read(data[:-1])


def test_equations_are_solved() -> None:
    """Two equations in two unknowns come out right."""
    found = [0.0, 0.0]
    evaluate([(1.0, ((0.5, 1),)), (2.0, ((-0.25, 0),))], found)
    assert [2 / 1.125, 2 - 0.5 / 1.125] == pytest.approx(found, abs=1e-12)


@pytest.mark.clause("E32", "EA4", "EA13")
def test_any_prize_is_at_least_as_good_as_none() -> None:
    """In all 21,474 pairs of position and prize a claim beats an empty turn."""
    pairs = 0
    for where in EVERYTHING:
        *prizes, none = payoffs(where)
        offered = [worth for end, worth in enumerate(prizes) if claimable(where) >> end & 1]
        assert min(offered) >= none
        pairs += len(offered)
    assert 21_474 == pairs


@pytest.mark.clause("E32")
def test_endings_of_the_first_turn() -> None:
    """How likely the first turn ends in each prize adds up, and so does what it is worth."""
    chances = endings(plan(EMPTY), payoffs(EMPTY))
    assert 1 == pytest.approx(sum(chances))
    worth = sum(p * x for p, x in zip(chances, payoffs(EMPTY), strict=True))
    assert value(EMPTY) == pytest.approx(worth, abs=1e-13)
    assert value(EMPTY) == pytest.approx(plan(EMPTY)[START], abs=1e-13)
    assert 1 - chance_of(frozenset(range(9))) < chances[NO_PRIZE]


@pytest.mark.clause("E32")
def test_two_solved_players_win_as_often_as_they_should() -> None:
    """20,000 games, die by die, agree with the value and with the known length of a game."""
    share, turns = play_solved(20_000)
    assert KNOWN == pytest.approx(share, abs=3 * sqrt(0.25 / 20_000))
    assert 17.68 == pytest.approx(turns, abs=3 * 8.6 / sqrt(20_000))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=map(str, range(len(SETUPS))))
def test_bots_conform(bot: type[Bot], seats: int, options: Options) -> None:
    """All bots play every way to play, legally, repeatably and from the view alone."""
    check_bot(bot, GAME, seats, options, games=2)


@pytest.mark.parametrize(
    ("seats", "games", "least"), [(2, 400, 0.5), (3, 130, 0.29), (4, 100, 0.22)]
)
def test_champion_holds_its_own_among_casual_bots(seats: int, games: int, least: float) -> None:
    """Over all seats the champion gets more than its share, or close to it in so few games."""
    wins = sum(champion_wins(seats, place, games) for place in range(seats))
    assert wins / (seats * games) > least


def test_bots_are_asked_on_their_turn_only() -> None:
    """A view in which another seat is awaited is refused."""
    table = position()
    roll(table, 0, 1, 2, 5)
    for bot in BOTS:
        with pytest.raises(ValueError, match="not this seat's turn"):
            bot().choose(view_of(GAME.id, table, 1))


def test_casual_robs_the_holder() -> None:
    """A holder's prize comes before one in the centre; of two in the centre the rarer is taken."""
    held = {"SUM_GE_17": 1, "SUM_7": 1, "SUM_13": 1}
    table = position(3, held, {1: 0}, active=2)
    roll(table, 4, 4, 5, 5)
    assert Claim(Prize.SUM_GE_17) == CasualEasyCome().choose(view_of(GAME.id, table, 2))
    table = position(3)
    roll(table, 5, 5, 5, 5)
    assert Claim(Prize.FOUR_KIND) == CasualEasyCome().choose(view_of(GAME.id, table, 0))


def test_casual_rolls_for_the_holder() -> None:
    """It declines a prize from the centre when the holder's are worth a try."""
    held = {"SUM_GE_17": 1, "STRAIGHT": 1, "SUM_13": 1}
    table = position(3, held, {1: 1}, active=2)
    roll(table, 0, 1, 2, 4)
    assert isinstance(CasualEasyCome().choose(view_of(GAME.id, table, 2)), Keep)


def test_champion_saves_the_game_at_three_seats() -> None:
    """It robs the holder when nobody else will play before the hold is ripe."""
    held = {"SUM_GE_17": 1, "SUM_7": 1, "SUM_13": 1}
    table = position(3, held, {1: 1}, active=0)
    roll(table, 4, 4, 5, 5)
    assert Claim(Prize.SUM_GE_17) == ChampionEasyCome().choose(view_of(GAME.id, table, 0))


def test_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command writes what it solved and its card, and says whether that is what ships."""
    monkeypatch.setattr("flambeur.research.solve.solve", lambda _: shipped())
    monkeypatch.setattr("flambeur.bots.easycome.proof._lengths", lambda *_: [24.0])
    main(["--out", str(tmp_path)])
    assert FILE.read_bytes() == (tmp_path / FILE.name).read_bytes()
    assert read_card(SHIPPED, FILE.name).sha256 == read_card(tmp_path, FILE.name).sha256
    told = capsys.readouterr().out
    assert "the file that ships is the same" in told
    assert "of processor time" in told
