"""The way from an install to a match between one's own weights and those that ship is walked."""

import tomllib
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from flambeur.bots.files import weights_in
from flambeur.bots.vegas.outlook import Outlook
from flambeur.bots.vegas.royale.tiles import FILE, learned
from flambeur.core.match import Match
from flambeur.families import find
from flambeur.research.card import Card
from flambeur.research.contest import main
from flambeur.research.tile_games import NOTHING
from flambeur.research.tiles import written
from flambeur.sources import SeededSource
from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs/howto/train-a-bot.md"


def test_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Word by word: train, look at the card, measure, and play against what ships."""
    monkeypatch.chdir(tmp_path)
    commands = [line.split() for block in blocks(PAGE, "sh") for line in block.splitlines()]
    for _, _, module, *words in commands:
        import_module(module).main(words)
    told = capsys.readouterr().out
    for line in ("this will take about", "games won against three greedy", "an even share is 50.0"):
        assert line in told
    card = msgspec.json.decode((tmp_path / "mine/vegas.card.json").read_bytes(), type=Card)
    assert " ".join(commands[0][3:-2]) in card.command.replace(" --seed 1", "")

    match = Match(find("vegas/2018"), ["a", "b"], None, SeededSource(1))
    with weights_in(tmp_path / "mine"):
        own = Outlook(match.state)
    assert own.of(match.state) != Outlook(match.state).of(match.state)


def test_the_extra() -> None:
    """The page asks for an extra that there is, and numpy comes with it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "extra](install.md#extras) `fast`" in PAGE.read_text("utf-8")
    assert any(need.startswith("numpy") for need in project["optional-dependencies"]["fast"])


def test_a_folder_without_weights_is_refused(tmp_path: Path) -> None:
    """Nobody measures the weights that ship by mistake."""
    for name in (f"champion@{tmp_path}", f"casual@{tmp_path}"):
        with pytest.raises(SystemExit, match="holds no weights"):
            main(["vegas/2018", name, "champion", "--games", "1"])
    with pytest.raises(SystemExit, match="there are uniform"):
        main(["vegas/2018", "nobody", "champion", "--games", "1"])


def test_tiles_of_a_folder(tmp_path: Path) -> None:
    """Weights of tiles are read from a folder too, and afterwards those that ship again."""
    (tmp_path / FILE).write_bytes(written(NOTHING))
    with weights_in(tmp_path):
        assert NOTHING == learned()
    assert NOTHING != learned()
