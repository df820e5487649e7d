"""Training: the same command gives the same network, in one go or in two."""

from pathlib import Path

import pytest

from flambeur.bots.vegas.weights import read
from flambeur.research.card import hash_of, read_card
from flambeur.research.train import main, parser
from tests.research.breaking import broken_off

SHORT = ("--games", "4", "--measure", "4")


def trained(folder: Path, *more: str, name: str = "vegas", rounds: int = 2) -> bytes:
    """Train for a moment and read the network."""
    main([name, "--rounds", str(rounds), "--out", str(folder), *SHORT, *more])
    return (folder / f"{name}.bin").read_bytes()


def test_the_same_again(tmp_path: Path) -> None:
    """Two runs agree, to the last byte of the card; another seed gives something else."""
    first = trained(tmp_path / "a")
    assert first == trained(tmp_path / "b")
    cards = [(tmp_path / name / "vegas.card.json").read_bytes() for name in "ab"]
    assert cards[0] == cards[1]
    assert first != trained(tmp_path / "c", "--seed", "2")


def test_two_workers_play_the_same_games(tmp_path: Path) -> None:
    """Who plays the games makes no difference."""
    assert trained(tmp_path / "a", rounds=1) == trained(tmp_path / "b", "--workers", "2", rounds=1)


@pytest.mark.parametrize("name", ["vegas", "royale"])
def test_it_goes_on_after_a_break(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that is broken off goes on by the same command, and ends as if nothing had happened."""
    whole = trained(tmp_path / "whole", name=name)
    with broken_off(monkeypatch):
        trained(tmp_path / "part", name=name)
    assert [f"{name}.kept.npz"] == [file.name for file in (tmp_path / "part").iterdir()]
    with pytest.raises(SystemExit, match="left by another command"):
        trained(tmp_path / "part", "--seed", "2", name=name)
    assert whole == trained(tmp_path / "part", name=name)
    found = {file.name for file in (tmp_path / "part").iterdir()}
    assert {f"{name}.bin", f"{name}.card.json"} == found


def test_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The card names the file by its hash, tells all that was played, and a command that parses."""
    data = trained(tmp_path, rounds=1)
    card = read_card(tmp_path, "vegas.bin")
    assert hash_of(data) == card.sha256
    assert 37 == len(read("vegas", data))
    assert 4 * 14 == card.data.games
    assert ((2, 3, 4, 5), 1) == (card.data.seats, card.data.seed)
    assert {"flambeur", "numpy"} == set(card.versions)
    wish = parser().parse_args(card.command.split()[3:])
    assert ("vegas", 1, 4, 4, 1) == (wish.name, wish.rounds, wish.games, wish.measure, wish.seed)
    assert str(tmp_path) not in card.command
    told = capsys.readouterr().out
    assert "this will take about" in told
    assert "of processor time and 56 games" in told


def test_fewer_games_than_jobs_are_refused(tmp_path: Path) -> None:
    """A round of no games teaches nothing."""
    with pytest.raises(SystemExit):
        trained(tmp_path, "--games", "3")
