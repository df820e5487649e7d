"""Training for the solo game: the same command gives the same network, in one go or in two."""

from pathlib import Path

import pytest

from flambeur.research.card import hash_of, read_card
from flambeur.research.measure import main as measure
from flambeur.research.solo import main
from tests.research.breaking import broken_off

SHORT = ("--rounds", "2", "--games", "300", "--measure", "300")


def trained(folder: Path, *more: str) -> bytes:
    """Train for a moment and read the network."""
    main([*SHORT, "--out", str(folder), *more])
    return (folder / "solo.bin").read_bytes()


def test_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that goes on after its first round ends like one in a single go; another seed not."""
    whole = trained(tmp_path / "whole")
    assert "of processor time and 600 games" in capsys.readouterr().out
    with broken_off(monkeypatch):
        trained(tmp_path / "part")
    assert whole == trained(tmp_path / "part")
    assert whole != trained(tmp_path / "other", "--seed", "2")
    card = read_card(tmp_path / "part", "solo.bin")
    assert card == read_card(tmp_path / "whole", "solo.bin")
    assert (hash_of(whole), 600, (1,)) == (card.sha256, card.data.games, card.data.seats)
    assert 2 * 2048 < card.data.rows


def test_measured_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command of a figure finds the figure again, and shipped weights are far better."""
    trained(tmp_path)
    figures = read_card(tmp_path, "solo.bin").figures
    capsys.readouterr()
    measure([word.replace("FOLDER", str(tmp_path)) for word in figures[0].command.split()[3:]])
    assert [figure.told() for figure in figures] == capsys.readouterr().out.splitlines()
    measure(["solo", "--games", "200"])
    shipped = float(capsys.readouterr().out.split(": ")[1].split()[0])
    assert figures[0].value + 0.1 < shipped


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    """A round with too few positions teaches nothing."""
    with pytest.raises(SystemExit):
        trained(tmp_path, "--games", "299")
