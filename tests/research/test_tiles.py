"""Learning what tiles bring: the same command gives the same weights, in one go or in two."""

from pathlib import Path

import pytest

from flambeur.research.card import hash_of, read_card
from flambeur.research.tiles import main
from tests.research.breaking import broken_off


def trained(folder: Path, *more: str) -> bytes:
    """Train for a moment and read the weights."""
    main(["--rounds", "2", "--games", "4", "--measure", "4", "--out", str(folder), *more])
    return (folder / "tiles.json").read_bytes()


def test_it_goes_on_after_a_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that goes on after its first round, by two workers, ends like one in a single go."""
    whole = trained(tmp_path / "whole")
    assert "won against three casual" in capsys.readouterr().out
    with broken_off(monkeypatch):
        trained(tmp_path / "part")
    assert whole == trained(tmp_path / "part", "--workers", "2")
    card = read_card(tmp_path / "part", "tiles.json")
    assert (hash_of(whole), 8) == (card.sha256, card.data.games)
    assert card == read_card(tmp_path / "whole", "tiles.json")
