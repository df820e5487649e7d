"""The how-to for tiles is carried out word for word in a copy of the project, and checked."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COPIED = ("src", "docs", "tests/test_docs.py", "tests/tile_sizes.py", "pyproject.toml")
BLOCK = re.compile(r"`([\w./]+)`:\n\n```(?:python|markdown)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE, LINE, TEST, HEADING = BLOCK.findall((ROOT / "docs/howto/add-a-tile.md").read_text("utf-8"))
"""The four things a tile needs, each with the path where it goes."""
ASKED = ("heading", "tiles", "hook", "fields", "moves", "options")
"""Parts of the names of the tests that ask something of a tile."""


def write(folder: Path, path: str, text: str) -> None:
    """Write a new file into the copy."""
    new = folder / path
    assert not (ROOT / path).exists(), "the page makes a new file"
    new.parent.mkdir(parents=True, exist_ok=True)
    new.write_text(text, "utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module inside the copy."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def check_docs(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run what the tests of the documentation ask of a tile."""
    asked = " or ".join(ASKED)
    return run(folder, "pytest", "-p", "no:cacheprovider", "tests/test_docs.py", "-k", asked)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project, add the file, the line and the test, but no heading yet."""
    folder = tmp_path_factory.mktemp("seventeen")
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    write(folder, *FILE)
    write(folder, *TEST)
    path, line = LINE
    assert 1 == len(line.splitlines())
    tiles = folder / path
    tiles.write_text(tiles.read_text("utf-8") + line, "utf-8")
    return folder


def test_tile_plays(copy: Path) -> None:
    """File and line are enough to play: the test of the page passes, in the copy."""
    done = run(copy, "pytest", "-p", "no:cacheprovider", TEST[0])
    assert 0 == done.returncode, done.stdout + done.stderr
    assert "3 passed" in done.stdout


def test_other_games_go_on(copy: Path) -> None:
    """Drawn tiles obey the laws as before: a board with one side is not drawn."""
    code = (
        "from flambeur.games.vegas import ROYALES; "
        "from flambeur.games.vegas.royale import boards, draw; "
        "from flambeur.testing import check_game; "
        "check_game(ROYALES[0], 2, games=2); "
        "print(boards.__file__, *boards.BOARDS, ''.join(draw.LETTERS))"
    )
    (copy / "drawn.py").write_text(code, "utf-8")
    done = run(copy, "drawn")
    assert str(copy) in done.stdout, done.stderr
    assert done.stdout.endswith("H1 H2 I1 ABCDEFGH\n")


def test_style(copy: Path) -> None:
    """The code of the page is formatted and linted like all other code."""
    for command in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        done = run(copy, "ruff", *command, FILE[0], LINE[0], TEST[0])
        assert 0 == done.returncode, done.stdout + done.stderr


def test_heading(copy: Path) -> None:
    """Without the heading the tests of the documentation refuse the tile; with it they pass."""
    refused = check_docs(copy)
    assert 1 == refused.returncode, refused.stdout + refused.stderr
    assert "there is no heading I1 Pawn Shop" in refused.stdout
    path, heading = HEADING
    page = copy / path
    tiles, mark, rest = page.read_text("utf-8").partition("## Moves\n")
    page.write_text(f"{tiles}{heading}\n{mark}{rest}", "utf-8")
    assert 0 == run(copy, "tests.tile_sizes", "--write").returncode
    done = check_docs(copy)
    assert 0 == done.returncode, done.stdout + done.stderr
