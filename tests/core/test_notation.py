"""Positions in one line; that they come back is a law of every game."""

import pytest

from flambeur.core.errors import BadPosition, UnknownGame
from flambeur.core.notation import read_position, write_position
from flambeur.core.secret import redact
from flambeur.families import find
from flambeur.games.easycome import GAME as EASYCOME
from flambeur.games.vegas import CLASSICS
from flambeur.games.vegas.classic.turn import Choose
from flambeur.testing import check_game, laws, vegas_table

GAME_2018 = CLASSICS[0]
VEGAS = (
    "vegas/2018@1(((end_round),(payout),(choose,1,(2*2),())),,4,2018,2,4,+,((8)*2),,(((,(0),1),8),((,(1),0),8)),"
    "(((60k,20k),(1,0,2)),((),(0*3))*5),(,(),1),,,,())"
)


def test_vegas() -> None:
    """Values stand in the order of the fields; what is hidden from all is told by its number."""
    table = vegas_table(
        Choose(1, (2, 2), ()), bills={1: [60_000, 20_000]}, dice={1: [1, 0, 2]}, pile=[10_000]
    )
    table.pay(0, 30_000)
    assert VEGAS == write_position(GAME_2018, redact(table, None))
    assert (GAME_2018, redact(table, None)) == read_position(VEGAS, find)
    assert "((30k),(0))" in write_position(GAME_2018, redact(table, 0))


def test_easycome() -> None:
    """Nothing is `-`, and what stands there several times in a row is counted."""
    line = write_position(EASYCOME, EASYCOME.start(2))
    assert "easycome@1(((roll_off,(0,1))),,,(),2,(-*9),(-*2))" == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "vegas/2018@1",
        "vegas/2018@1(",
        "vegas/2018@1)",
        "vegas/2018@1(((choose,1,(2*2),())",
        VEGAS + "x",
        VEGAS.replace("choose", "chose"),
        VEGAS.replace("choose", "end_round,1"),
        VEGAS.replace("0*3", "(" * 40 + ")" * 40),
        VEGAS.replace("60k", "60m"),
        VEGAS[:-2] + "0" * 4000 + "))",
    ],
)
def test_refused(line: str) -> None:
    """Whatever is no position is refused, and nothing else happens."""
    with pytest.raises(BadPosition):
        read_position(line, find)


def test_unknown_game() -> None:
    """Rules that nobody has are named."""
    with pytest.raises(UnknownGame):
        read_position("chess@1()", find)


def test_a_position_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law looks at the first node of every kind, however seldom it looks afterwards."""
    monkeypatch.setattr(laws, "SELDOM", 1_000_000)
    monkeypatch.setattr(laws, "read_position", lambda *_: (EASYCOME, EASYCOME.start(3)))
    with pytest.raises(AssertionError, match="a position changed"):
        check_game(EASYCOME, 2, games=1)
