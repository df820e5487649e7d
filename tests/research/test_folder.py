"""Results go to a folder of one's own: nothing is overwritten, least of all what is installed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bench import form
from flambeur.bots.files import SHIPPED
from flambeur.research import solo, solve, tiles, train
from flambeur.research.folder import claim, write_new

Main = Callable[[list[str]], None]
COMMANDS: list[tuple[Main, list[str], str]] = [
    (train.main, ["vegas"], "vegas.bin"),
    (train.main, ["royale"], "royale.bin"),
    (solo.main, [], "solo.bin"),
    (tiles.main, [], "tiles.json"),
    (solve.main, [], "easycome.bin"),
    (form.main, ["--game", "easycome"], "marks.json"),
]
"""All that write files of a kind that ships."""


@pytest.mark.parametrize(("main", "words", "file"), COMMANDS)
def test_nothing_is_overwritten(
    main: Main, words: list[str], file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command wants to be told a folder, and refuses what ships and what is there at once."""
    with pytest.raises(SystemExit):
        main(words)
    assert "--out" in capsys.readouterr().err
    link = tmp_path / "link"
    link.symlink_to(Path(str(SHIPPED)))
    for inside in (Path(str(SHIPPED)), Path(str(SHIPPED)) / "new", link):
        with pytest.raises(SystemExit, match="inside the installed package"):
            main([*words, "--out", str(inside)])
    assert not (SHIPPED / "new").is_dir()
    (tmp_path / file).write_text("mine")
    with pytest.raises(SystemExit, match="nothing is overwritten"):
        main([*words, "--out", str(tmp_path)])
    assert "mine" == (tmp_path / file).read_text()


def test_folders_are_made(tmp_path: Path) -> None:
    """A folder that is not there is made; a file cannot be one."""
    claim(tmp_path / "a/b", "c")
    write_new(tmp_path / "a/b/c", b"1")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a/b/c", b"2")
    with pytest.raises(SystemExit, match="a/b/c"):
        claim(tmp_path / "a/b/c", "d")
