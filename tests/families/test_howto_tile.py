"""The how-to for tiles is carried out word for word in a copy of the project, and played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from flambeur.words.catalogues import Words
from tests.cli.keyboard import play_on
from tests.families.browser import needs_pages, play_in_chromium
from tests.families.serving import play_to_the_end, served

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/howto/add-a-tile.md").read_text("utf-8")
COPIED = ("src", "docs", "tests/test_docs.py", "tests/tile_sizes.py", "pyproject.toml")
BLOCK = re.compile(
    r"(Save this as|Add this at the end of|Put this at the end of the part \*Tiles\* of)"
    r"\s`([\w./]+)`:\n\n```\w+\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
PLAY, SERVE = re.findall(r"^```sh\n\.venv/bin/(flambeur (?:play|serve).*)\n```", PAGE, re.MULTILINE)
SAVE, ADD = "Save this as", "Add this at the end of"
FILE, LINE, TEST, HEADING, *WORDS, SHOW = BLOCK.findall(PAGE)
"""What a tile needs: how it is put, the path where it goes, and the text."""
ASKED = ("heading", "tiles", "hook", "fields", "moves", "options")
"""Parts of the names of the tests that ask something of a tile."""


def put(folder: Path, how: str, path: str, text: str) -> None:
    """Write a new file into the copy, or add to one that is there."""
    target = folder / path
    if how == SAVE:
        assert not (ROOT / path).exists(), "the page makes a new file"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    else:
        assert how == ADD
        target.write_text(target.read_text("utf-8") + text, "utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module inside the copy."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment(folder),
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
    assert 1 == len(LINE[-1].splitlines())
    for block in (FILE, LINE, TEST):
        put(folder, *block)
    return folder


@pytest.fixture(scope="module")
def told(copy: Path) -> Path:
    """Add its words and its show, too, to a copy of the copy."""
    folder = copy.with_name("told")
    shutil.copytree(copy, folder)
    for block in (*WORDS, SHOW):
        put(folder, *block)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Let the code of the copy run, at any free port."""
    fixed = {"PYTHONPATH": str(folder / "src"), "FLAMBEUR_HOST": "127.0.0.1", "FLAMBEUR_PORT": "0"}
    return {**os.environ, **fixed, "HOME": str(folder)}


def test_tile_plays(copy: Path) -> None:
    """File and line are enough to play: the test of the page passes, in the copy."""
    done = run(copy, "pytest", "-p", "no:cacheprovider", TEST[1])
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


def shown(folder: Path, language: str) -> str:
    """Play with the command of the page to the end, and return what was shown."""
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", *PLAY.split()],
        cwd=str(folder),
        env={**environment(folder), "FLAMBEUR_LANG": language, "COLUMNS": "100"},
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=60,
        echo=False,
    )
    found = play_on(terminal, Words(language))
    assert "Traceback" not in found
    return found


def test_it_is_played_in_a_terminal(copy: Path) -> None:
    """File and line are enough: it is asked by its names."""
    found = shown(copy, "en")
    assert "I1" in found
    assert "left 3" in found


def test_it_is_told_in_a_terminal(told: Path) -> None:
    """With its words and its show it speaks as the others do."""
    found = shown(told, "de")
    assert "Pfandhaus: tausche zwei Chips" in " ".join(found.split())
    assert "royale" not in found


@pytest.fixture(params=["copy", "told"])
def served_from(request: pytest.FixtureRequest) -> Path:
    """Have both: the tile without a show, and with one."""
    folder: Path = request.getfixturevalue(request.param)
    return folder


async def test_it_is_played_over_the_socket(served_from: Path) -> None:
    """A server that is started as on the page plays it to its end."""
    command = (sys.executable, "-m", *SERVE.split())
    async with served(command, served_from, environment(served_from)) as url:
        await play_to_the_end(url, game="vegas/royale", options={"tiles": ["I1"]})


@needs_pages
async def test_it_is_played_in_a_browser(copy: Path) -> None:
    """The same server shows it in Chromium, by the plain show, to the end."""
    command = (sys.executable, "-m", *SERVE.split())
    async with served(command, copy, environment(copy)) as url:
        await play_in_chromium(url, "I1", "I1")


def test_two_shared_files_are_touched() -> None:
    """Besides its own files and catalogues, a tile changes a list and a page."""
    touched = {path for how, path, _ in (FILE, LINE, TEST, HEADING, *WORDS, SHOW) if how != SAVE}
    assert 2 == len({path for path in touched if not path.endswith(".ftl")})


def test_style(told: Path) -> None:
    """The code of the page is formatted and linted like all other code."""
    for command in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        done = run(told, "ruff", *command, *(block[1] for block in (FILE, LINE, TEST, SHOW)))
        assert 0 == done.returncode, done.stdout + done.stderr


def test_heading(copy: Path) -> None:
    """Without the heading the tests of the documentation refuse the tile; with it they pass."""
    refused = check_docs(copy)
    assert 1 == refused.returncode, refused.stdout + refused.stderr
    assert "there is no heading I1 Pawn Shop" in refused.stdout
    _, path, heading = HEADING
    page = copy / path
    tiles, mark, rest = page.read_text("utf-8").partition("## Moves\n")
    page.write_text(f"{tiles}{heading}\n{mark}{rest}", "utf-8")
    assert 0 == run(copy, "tests.tile_sizes", "--write").returncode
    done = check_docs(copy)
    assert 0 == done.returncode, done.stdout + done.stderr
