"""Training: the same command gives the same network, in one go or in two."""

from pathlib import Path

import pytest

from flambeur.research.train import main

SHORT = ["--games", "4", "--evaluate", "4"]


def trained(folder: Path, *more: str, rounds: int = 2, name: str = "vegas") -> bytes | None:
    """Train for a moment and read the network, if it was written."""
    folder.mkdir(exist_ok=True)
    main([name, "--rounds", str(rounds), "--out", str(folder), *SHORT, *more])
    path = folder / f"{name}.bin"
    return path.read_bytes() if path.exists() else None


def test_the_same_again(tmp_path: Path) -> None:
    """Two runs agree; another seed does not."""
    first = trained(tmp_path / "a")
    assert first == trained(tmp_path / "b")
    assert first != trained(tmp_path / "c", "--seed", "2")


def test_two_workers_play_the_same_games(tmp_path: Path) -> None:
    """Who plays the games makes no difference."""
    assert trained(tmp_path / "a", rounds=1) == trained(tmp_path / "b", "--workers", "2", rounds=1)


@pytest.mark.parametrize("name", ["vegas", "royale"])
def test_a_checkpoint_goes_on(name: str, tmp_path: Path) -> None:
    """A run that is resumed after its first round ends like one that was not interrupted."""
    checkpoint = ["--checkpoint", str(tmp_path / "checkpoint.npz")]
    whole = trained(tmp_path / "whole", rounds=2, name=name)
    stopped = trained(tmp_path / "part", *checkpoint, "--stop", "1", rounds=2, name=name)
    assert whole is not None
    assert stopped is None
    assert whole == trained(tmp_path / "part", *checkpoint, rounds=2, name=name)
