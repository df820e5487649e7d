"""Positions in one line, drawn and judged in a terminal."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from flambeur.cli import main
from flambeur.families import family_of
from flambeur.words.catalogues import LANGUAGES, Words

VECTORS = Path(__file__).parents[1] / "vectors/notation.json"
EASY = "easycome@1(((choose,1,(),(0,2,3*2))),,4,(),2,(-,1,-*4,1,0*2),(-*2),1,,9)"


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run a command in this process; return the exit code and all that was said."""
    code = main([*arguments])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


def test_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    """A position of any game is drawn, and the one who has to choose is named."""
    for vector in json.loads(VECTORS.read_text("utf-8"))["positions"]:
        code, said = called(capsys, "show", vector["position"])
        assert 0 == code
        assert said.endswith(f"Player {vector['seat'] + 1} has to choose.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every option has its chance, the best first, in the language of the reader."""
    words = Words(language)
    code, said = called(capsys, "show", EASY, "--odds", "--lang", language)
    assert 0 == code
    told = said.partition(words("show-awaited", name=words("name-withheld", seat=1)))[2]
    chances = [float(line[:4].replace(",", ".")) for line in told.split("\n") if "%" in line]
    assert sorted(chances, reverse=True) == chances
    assert 11 == len(chances)


def test_odds_at_a_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A moment of a record has odds, too; where nobody chooses there are none."""
    code, said = called(capsys, "show", str(record), "--at", "3", "--odds")
    assert 0 == code
    assert "% ± " in said.partition("has to choose.")[2]
    assert "%" not in called(capsys, "show", str(record), "--odds")[1]


@pytest.mark.parametrize("line", [EASY[:-2], EASY.replace("3*2", "3"), "chess@1()"])
def test_refused(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What no game leads to is refused with a sentence."""
    code, said = called(capsys, "show", line)
    assert 2 == code
    assert said.startswith("This position cannot be shown: ")


def test_nobody_judges(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a judge has no odds, and this is said."""
    nobody = replace(family_of("easycome"), judge=None)
    monkeypatch.setattr("flambeur.cli.odds.family_of", lambda _: nobody)
    code, said = called(capsys, "show", EASY, "--odds")
    assert 2 == code
    assert "Nobody judges easycome" in said
