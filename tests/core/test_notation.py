"""Positions in one line; that they come back is a law of every game."""

import json
from pathlib import Path

import pytest

from flambeur.core.codec import encode
from flambeur.core.errors import BadPosition, UnknownGame
from flambeur.core.notation import read_position, write_position
from flambeur.core.notation.reading import DEEPEST, LONGEST, MOST
from flambeur.core.playable import complete_read
from flambeur.core.secret import redact
from flambeur.core.state import turn
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.families.builtin import BUILT_IN
from flambeur.games.easycome import GAME as EASYCOME
from flambeur.games.vegas import CLASSICS
from flambeur.games.vegas.classic.turn import Choose
from flambeur.sources import SeededSource
from flambeur.testing import check_game, laws, vegas_table
from tests.core.notation_fields import tables

VECTORS = Path(__file__).parents[1] / "vectors/notation.json"
PAGE = Path(__file__).parents[2] / "docs/reference/notation.md"
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


def test_vectors() -> None:
    """Positions of every edition are read as the vectors have them, written so, and playable."""
    met = set()
    for vector in json.loads(VECTORS.read_text("utf-8"))["positions"]:
        game, state = read_position(vector["position"], find)
        told = game.load(encode(vector["state"]))
        assert told == state
        assert vector["position"] == write_position(game, told)
        awaited = turn(complete_read(game, state, SeededSource(0).roll))
        assert isinstance(awaited, Choice)
        assert vector["seat"] == awaited.seat
        met.add(game.id)
    assert {game.id for family in BUILT_IN.values() for game in family.editions()} == met


@pytest.mark.parametrize(("editions", "table"), tables().items())
def test_fields_are_documented(editions: str, table: str) -> None:
    """The page tells what stands at which place, as the structs have it."""
    page = PAGE.read_text("utf-8")
    heading = editions.replace("@1", "").replace(", ", " and ")
    assert f"### {heading}\n\n{table}\n" in page


def test_limits_are_documented() -> None:
    """The page tells how long a position may be."""
    page = PAGE.read_text("utf-8")
    assert f"at most {LONGEST:,} characters and {MOST:,} values" in page
    assert f"at most {DEEPEST} brackets" in page


CLASSIC = (
    "vegas/2018@1(((end_round),(payout),(choose,1,(2,6),())),,2,2018,3,4,+,((8)*3),,(((,(0),2),2),"
    "(((70k,30k,60k),(1)),2),((,(2),2),1)),(((70k),(0*2,1,0)),((80k),(1,4,0*2)),((80k),(0,1,3,0)),"
    "((50k),(3,0,2,0)),((20k,10k,40k),(2,1*2,0)),((40k,30k),(0*4))),(,(),32),,1,2,())"
)
ROYALE = (
    "vegas/royale-base@1(((end_round),(after_payout),(pay_casino,6),(pay_casino,5),(pay_casino,4),"
    "(pay_casino,3),(pay_casino,2),(pay_casino,1),(before_payout),(place_or_pass,1,(2*2,3*3,5,6),"
    "(4))),,2,royale-base,2,3,+,((7,1)*2),(7,1),(((,(0),2),7,1,,4),(((100k),(1)),7,1,,4)),(((50k*2)"
    ",(0*4)),((80k,30k),(0*2,1,0)),((90k,30k),(0*2,1,0)),((90k,40k),(0*2,5,0),(2)),((80k,60k),(0*4)"
    "),((80k,70k),(0*4))),(,(),75),,1,1,(,0),,((,(0),0),((),(1))),12)"
)
EASY = "easycome@1(((choose,1,(),(0,2,3*2))),,4,(),2,(-,1,-*4,1,0*2),(-*2),1,,9)"
STRIKE = (
    "strike@1(((end_round),(act,0,!)),,1,(abstract),((2,3,4,5,6,7,8,17),(10,11,12,13,14,15,16),"
    "(9,18,19,20,21,22,23,24)),(+*3),(0*3),((0,4),(1,3)),,,2,,,1)"
)
PHYSICS = (
    "strike@1(((end_round),(act,0,+)),,1,(),((1,2,3,4,5,6,7,8,9),(10,11,12,13,14,15,16,17,18)),"
    "(+*2),(0*2),((0,4)))"
)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        pytest.param(CLASSIC, "choose,1", "choose,2", id="the hand of another seat"),
        pytest.param(CLASSIC, "choose,1,(2,6)", "choose,1,(2,7)", id="a face there is not"),
        pytest.param(CLASSIC, "choose,1,(2,6)", "choose,1,(2,0)", id="a face below the first"),
        pytest.param(
            CLASSIC, "choose,1,(2,6)", "choose,1,(2*2,6)", id="a die too many in the roll"
        ),
        pytest.param(CLASSIC, "choose,1", "choose,9", id="a seat where nobody sits"),
        pytest.param(CLASSIC, "(0,1,3,0)", "(0,1,2,0)", id="a die is missing"),
        pytest.param(CLASSIC, "(0,1,3,0)", "(0,1,-1,4)", id="less than no dice"),
        pytest.param(CLASSIC, "((50k)", "((60k)*99", id="bills that are not in the box"),
        pytest.param(CLASSIC, "(8)*3", "(9)*3", id="dice for the next round"),
        pytest.param(CLASSIC, ",2,2018,3,4,", ",2,2018,3,40k,", id="rounds without end"),
        pytest.param(CLASSIC, ",,2,2018", ",,-9k,2018", id="a round before the first"),
        pytest.param(CLASSIC, "2018,3,4", "2018,9,4", id="more seats than there can be"),
        pytest.param(CLASSIC, ",1,2,())", ",7,2,())", id="a leader who does not sit there"),
        pytest.param(CLASSIC, ",1,2,())", ",1,2,(,8))", id="an option that cannot be agreed"),
        pytest.param(CLASSIC, "(,(0),2)", "(,(0),999)", id="more hidden bills than there are"),
        pytest.param(CLASSIC, "(,(0),2)", "(,(0),9k)", id="a hidden row without end"),
        pytest.param(ROYALE, "(4)", "(4*2)", id="two big dice"),
        pytest.param(ROYALE, "(1))),12)", "(1))),13)", id="a chip too many"),
        pytest.param(ROYALE, "(0*2,5,0),(2)", "(0*2,5,0)", id="a big die is missing"),
        pytest.param(EASY, "(0,2,3*2)", "(0,2,3)", id="three dice of four"),
        pytest.param(EASY, "(0,2,3*2)", "(0,2,3,6)", id="a value no die shows"),
        pytest.param(EASY, "(-*2)", "(8,-)", id="a hold that nobody has"),
        pytest.param(EASY, "-,1,-*4", "-,5,-*4", id="a prize of nobody"),
        pytest.param(EASY, "choose,1", "choose,7", id="a seventh roll"),
        pytest.param(STRIKE, "(0,4),(1,3)", "(0,4)", id="a die is gone"),
        pytest.param(STRIKE, "(0,4),(1,3)", "(0,4),(1,4)", id="equal dice stay"),
        pytest.param(STRIKE, "(0,4),(1,3)", "(0,4),(1,1)", id="an X that lies there"),
        pytest.param(STRIKE, "act,0", "act,1", id="not on turn"),
        pytest.param(STRIKE, "(+*3)", "(!,+*2)", id="out, but on turn"),
        pytest.param(PHYSICS, "(0,4)", "(0,4,900k)", id="beyond the wall"),
    ],
)
def test_unplayable(line: str, old: str, new: str) -> None:
    """What no game leads to can neither be judged nor played on from."""
    game, state = read_position(line, find)
    complete_read(game, state, SeededSource(0).roll)
    assert old in line
    with pytest.raises(BadPosition):
        complete_read(*read_position(line.replace(old, new, 1), find), SeededSource(0).roll)


def test_repeats_do_not_multiply() -> None:
    """A short line cannot ask for more values than any position has."""
    with pytest.raises(BadPosition):
        read_position(EASY.replace("(-*2)", "(((0*900)*900)*900)"), find)
