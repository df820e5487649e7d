"""The solo game judged: nothing is a gift, blunders are found, and numba makes no difference."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flambeur.coach.vegas.edition import judge_of_edition
from flambeur.coach.vegas.solo import SoloJudge
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance
from flambeur.games.vegas import CLASSICS, Place, Solo, Table, VegasOptions
from flambeur.games.vegas.classic.options import Level
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.sources import SeededSource
from tests.coach.games import check_no_gift, recorded, reviewed
from tests.coach.without_numba import told

ROOT = Path(__file__).parents[2]


def opened(level: Level, chances: int, rounds: int = 1) -> Table:
    """Lay a table, and let chance speak so many times: the shuffle, the rivals, the first roll."""
    table = CLASSICS[0].start(1, VegasOptions(solo=Solo(level, rounds=rounds)))
    source = SeededSource(1)
    for _ in range(chances):
        awaited = turn(table)
        assert isinstance(awaited, Chance)
        play(table, awaited.distribution.sample(source.roll))
    return table


@pytest.mark.parametrize(("level", "rounds"), [("hard", 1), ("hard", 3), ("normal", 1)])
def test_rolls_are_no_gift(level: Level, rounds: int) -> None:
    """Luck averages to nothing over all rolls, also where more rounds follow."""
    table = opened(level, 2, rounds)
    for rival in table.players[3:]:
        rival.dice = 0
    check_no_gift(judge_of_edition(table), table)


@pytest.mark.parametrize(("level", "dice"), [("normal", 4), ("hard", 2)])
def test_openings_are_no_gift(level: Level, dice: int) -> None:
    """What one rival rolls before the start, or two of them, gives nothing on average."""
    table = opened(level, 1)
    for rival in table.players[1:]:
        rival.dice = dice
    check_no_gift(judge_of_edition(table), table)


def last_choice() -> Table:
    """Lay the last roll of a game: one die of each of two colours, and two casinos to choose."""
    table = opened("normal", 3)
    for player in table.players:
        player.dice = 0
    for casino in table.casinos:
        casino.bills, casino.dice = (), [0] * len(casino.dice)
    table.players[0].dice = table.players[1].dice = 1
    table.casinos[0].bills, table.casinos[1].bills = (60_000,), (50_000,)
    table.casinos[0].dice[0], table.casinos[0].dice[2] = 1, 1
    table.stack[-1] = ChooseColours((0, 1), (1, 2))
    return table


def test_a_win_that_is_thrown_away_is_seen() -> None:
    """To break the tie for 60,000 wins for sure; to hand the rival 50,000 first may lose.

    Then the own die must show the first casino: in one case of six 60,000 are more than 50,000.
    """
    table = last_choice()
    good, bad = SoloJudge().options(table, 0, (Place(1), Place(2)))
    assert 1.0 == pytest.approx(good.win)
    assert 1 / 6 == pytest.approx(bad.win)
    assert (0.0, 0.0) == (good.error, bad.error)


@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_whole_game_is_reviewed(level: Level) -> None:
    """The curve ends at the result, and no chance lies outside of 0 to 1."""
    found = reviewed(recorded("vegas/2018", 1, 3, VegasOptions(solo=Solo(level))))
    assert (found.seats[0].result,) == found.curve[-1].win
    assert found.lucks
    assert all(0 <= point.win[0] <= 1 for point in found.curve)


def test_without_numba_all_is_told_alike() -> None:
    """Review, hint and the server's review are the same where nothing is compiled."""
    command = [sys.executable, "-m", "tests.coach.without_numba"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert {"compiled": True, **told()} == {**json.loads(done.stdout), "compiled": True}
    assert json.loads(done.stdout)["compiled"] is False
