"""The command `bots`: the ladder in lines and as a drawing, and what it refuses."""

import sys
from pathlib import Path

import pytest

from flambeur.bots import LEVELS
from flambeur.cli import main
from flambeur.cli.extras import adding
from flambeur.words.catalogues import LANGUAGES, Words

LADDER = ["bots", "ladder", "--only", "easycome", "--games", "10", "--workers", "1"]
GUESTS = """
from flambeur.families import make_bot
from flambeur.games.easycome import EasyComeOptions

def aunt(seed):
    return make_bot("uniform", "easycome", seed)

GUESTS = {"easycome": (EasyComeOptions(), {"aunt": aunt})}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_ladder(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every number of players has its table with all levels, in the reader's language."""
    assert 0 == main([*LADDER, "--lang", language])
    said, words = capsys.readouterr().out, Words(language)
    for seats in (2, 3, 4):
        assert f"Easy Come, {words('ladder-seats', seats=seats)}" in said
    for level in LEVELS:
        assert 3 <= sum(line.startswith(f"{level} ") for line in said.splitlines())
    assert words("ladder-column-rating") in said


def test_the_same_seed_gives_the_same_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    """Ratings, intervals and wins can be had again; times cannot."""
    tables = []
    for _ in "ab":
        main([*LADDER, "--seed", "7"])
        lines = capsys.readouterr().out.splitlines()
        tables.append([line.split()[:6] for line in lines if line.split(" ")[0] in LEVELS])
    assert tables[0] == tables[1]


def test_guests_and_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots from a module of one's own play at tables after the usual ones, and are drawn too."""
    (tmp_path / "family.py").write_text(GUESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert 0 == main([*LADDER, "--guests", "family", "--plot", "ladder.svg"])
    said = capsys.readouterr().out
    assert "Easy Come with guests, 4 players" in said
    assert "The drawing is in ladder.svg." in said
    drawing = (tmp_path / "ladder.svg").read_text("utf-8")
    assert 3 == drawing.count(">aunt<")
    assert 6 == drawing.count(">champion<")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bots"], "JOB is missing."),
        (["bots", "dance"], "dance is not on offer. Choose from: ladder."),
        (["bots", "ladder", "--only", "chess"], "chess is not on offer."),
        (["bots", "ladder", "--games", "3"], "3 is not a number from 10 up."),
        (["bots", "ladder", "--guests", "nobody"], "nobody brings no guests:"),
        (["bots", "ladder", "--guests", "json"], "json brings no guests:"),
        (["bots", "ladder", "--plot", __file__], "exists already and is not overwritten."),
        (["bots", "ladder", "--plot", "no/where.svg"], "no/where.svg cannot be opened:"),
    ],
)
def test_refusals(
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What does not work is told before any game is played."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert 2 == main(arguments)
    caught = capsys.readouterr()
    assert "" == caught.out
    assert sentence in caught.err


def test_without_openskill(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where ratings cannot be computed, the way to install what is missing is told."""
    for name in ("flambeur.research.ladder", "flambeur.research.ladder_ratings"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert 2 == main(LADDER)
    assert adding("ladder") in capsys.readouterr().err
