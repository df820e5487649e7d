"""The page on adding a game is followed word by word, up to whole games of the new one."""

import asyncio
import os
import re
import subprocess
import sysconfig
import venv
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pexpect
import pytest

from flambeur.text.words import Words
from tests.cli.keyboard import play_on
from tests.server.live import Guest
from tests.server.test_whole_games import play_along

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/howto/add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n+([^\n]*)", re.MULTILINE | re.DOTALL)
PLAY, SERVE = ".venv/bin/flambeur play hill\n", ".venv/bin/flambeur serve\n"
COMMANDS = ("pytest", "flambeur")


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
    async with served(followed, environment) as url:
        guests = [Guest(url) for _ in range(2)]
        games = (await guests[0].http.get("/api/games")).json()["games"]
        assert "hill@1" in [game["id"] for game in games]
        schema = (await guests[0].http.get("/api/schema.json")).json()
        assert {"HillMove", "HillView", "HillEvent"} <= set(schema["$defs"])
        table = await guests[0].open(game="hill", chairs=2, pace={"seconds": 600})
        for number, guest in enumerate(guests):
            (await guest.do(table, {"type": "sit", "name": f"G{number}"})).raise_for_status()
        (await guests[0].do(table, {"type": "start"}, "start")).raise_for_status()
        ends = await asyncio.gather(*(play_along(guest, table, 1) for guest in guests))
        for guest in guests:
            await guest.http.aclose()
    assert ["finished"] * 2 == [end["ending"] for end in ends]


@asynccontextmanager
async def served(desk: Path, environment: dict[str, str]) -> AsyncIterator[str]:
    """Start the server of the page, and tell where it is."""
    process = await asyncio.create_subprocess_exec(
        *SERVE.split(), cwd=desk, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(120):
            while not (link := re.search(rb"http://\S+?(?=/)", await process.stdout.readline())):
                pass
        yield link[0].decode()
    finally:
        process.terminate()
        await process.wait()
