"""Learning what tiles bring: the same command gives the same weights, in one go or in two."""

import json
from pathlib import Path

import pytest

from flambeur.research.tiles import main


def trained(path: Path, *more: str) -> dict[str, list[float]] | None:
    """Train for a moment and read the weights, if they were written."""
    main(["--rounds", "2", "--games", "8", "--evaluate", "8", "--out", str(path), *more])
    return json.loads(path.read_text())["weights"] if path.exists() else None


def test_a_checkpoint_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run by two workers, resumed after its first round, ends like one in a single go."""
    whole = trained(tmp_path / "whole")
    assert "against three casual" in capsys.readouterr().out
    more = ("--checkpoint", str(tmp_path / "checkpoint"), "--workers", "2")
    assert trained(tmp_path / "part", *more, "--stop", "1") is None
    assert whole == trained(tmp_path / "part", *more)
