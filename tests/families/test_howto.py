"""The page on adding a game is followed word by word, up to whole games of the new one."""

import os
import re
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from flambeur.cli.places import KERNELS
from flambeur.words.catalogues import Words
from tests.cli.keyboard import play_on
from tests.families.browser import needs_pages, play_in_chromium
from tests.families.serving import play_to_the_end, served
from tests.server.live import Guest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/howto/add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n+([^\n]*)", re.MULTILINE | re.DOTALL)
PLAY, SERVE = ".venv/bin/flambeur play hill\n", ".venv/bin/flambeur serve\n"
COMMANDS = ("pytest", "flambeur")
RULES = {"hill": 200, "vegas": 404, "chess": 404}


def blocks() -> Iterator[tuple[str, str, str]]:
    """List the blocks of the page in order: language, code, and the sentence that follows."""
    for found in BLOCK.finditer(PAGE):
        yield found[1], found[2], found[3]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out a repository as `make setup` leaves it, with a `.venv` that nobody else uses."""
    folder = tmp_path_factory.mktemp("howto") / "flambeur"
    folder.mkdir()
    for name in ("src", "tests"):
        (folder / name).symlink_to(ROOT / name)
    venv.create(folder / ".venv", with_pip=False)
    (site,) = (folder / ".venv").glob("lib/python*/site-packages")
    ours = sysconfig.get_path("purelib")
    (site / "ours.pth").write_text(f"{ROOT / 'src'}\nimport site; site.addsitedir({ours!r})\n")
    for name in COMMANDS:
        command = folder / ".venv/bin" / name
        command.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" -m {name} "$@"\n')
        command.chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def environment(desk: Path) -> dict[str, str]:
    """No network, no isolation to download into, a home of its own, and any free port."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return kept | {
        "HOME": str(desk.parent),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "PIP_NO_INDEX": "1",
        # This switches isolation off: the option is called by what it denies.
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "FLAMBEUR_HOST": "127.0.0.1",
        "FLAMBEUR_PORT": "0",
        # Kernels are found where other tests have left them.
        KERNELS: "",
    }


@pytest.fixture(scope="module")
def followed(desk: Path, environment: dict[str, str]) -> Path:
    """Do what the page says, in its order; what it promises to be printed is printed."""
    for language, code, after in blocks():
        if language in ("python", "toml") and (to := re.match(r"# to (\S+)\n", code)):
            (desk / to[1]).write_text(code[to.end() :], "utf-8")
        elif language == "sh" and code not in (PLAY, SERVE):
            done = run(code, desk, environment)
            for printed in re.findall(r"^It prints `([^`]+)`", after):
                assert printed in done.splitlines()
    return desk


def run(code: str, desk: Path, environment: dict[str, str]) -> str:
    """Run a block as a person would paste it."""
    done = subprocess.run(
        ["sh", "-e", "-c", code],
        cwd=desk,
        env=environment,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert 0 == done.returncode, f"{code}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_it_is_played_in_a_terminal(followed: Path, environment: dict[str, str]) -> None:
    """The new game is played to its end with the command of the page."""
    assert PLAY in [code for _, code, _ in blocks()]
    command, *arguments = PLAY.split()
    terminal = pexpect.spawn(
        str(followed / command),
        arguments,
        cwd=str(followed),
        env=environment,
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=60,
        echo=False,
    )
    shown = play_on(terminal, Words("en"))
    assert "Traceback" not in shown
    assert "Die rolled: " in shown
    assert "1) Again" in shown


async def test_it_is_played_over_the_socket(followed: Path, environment: dict[str, str]) -> None:
    """A server that is started as on the page offers it, and it is played to its end."""
    assert SERVE in [code for _, code, _ in blocks()]
    async with served(SERVE.split(), followed, environment) as url:
        guest = Guest(url)
        games = (await guest.http.get("/api/games")).json()["games"]
        assert "hill@1" in [game["id"] for game in games]
        schema = (await guest.http.get("/api/schema.json")).json()
        assert {"HillMove", "HillView", "HillEvent"} <= set(schema["$defs"])
        await guest.http.aclose()
        await play_to_the_end(url, game="hill")


@needs_pages
async def test_it_is_played_in_a_browser(followed: Path, environment: dict[str, str]) -> None:
    """The same server shows it in Chromium, and it is played to its end."""
    async with served(SERVE.split(), followed, environment) as url:
        await play_in_chromium(url, "Hill")


async def test_its_rules_are_read(followed: Path, environment: dict[str, str]) -> None:
    """A text beside its code is what the server gives as its rules; our own games have chapters."""
    (followed / "../hill/hill/RULES.md").write_text("# Hill\n\n## Aim\n\nBe first.\n", "utf-8")
    async with served(SERVE.split(), followed, environment) as url:
        guest = Guest(url)
        games = (await guest.http.get("/api/games")).json()["games"]
        read = {name: await guest.http.get(f"/api/games/{name}/rules") for name in RULES}
        await guest.http.aclose()
    assert ["hill"] == [game["show"] for game in games if game.get("rulebook")]
    assert RULES == {name: answer.status_code for name, answer in read.items()}
    assert "Be first." in read["hill"].json()["text"]


def test_nothing_here_is_touched(followed: Path) -> None:
    """Whoever follows the page has changed no file of this repository."""
    written = re.findall(r"^# to (\S+)", PAGE, re.MULTILINE)
    copied = re.findall(r"^(?:cp|mkdir|sed|rm) .*?(\S+)$", PAGE, re.MULTILINE)
    assert written
    assert copied
    assert [] == [path for path in (*written, *copied) if not path.startswith("../hill")]
    assert {"hill", "flambeur"} <= {path.name for path in followed.parent.iterdir()}
