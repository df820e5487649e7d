"""The bot of the tutorial, game after game, at the limits of a server as it is started.

Run it with `python -m tests.server.tutorial_bot --games 50`.
"""

import argparse
import asyncio
import os
import re
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from tests.server.live import DEFAULT, Live, serving

PAGE = Path(__file__).parents[2] / "docs/howto/write-a-bot.md"
LONGEST = 120.0
"""Seconds after which a game has failed."""


class Played(msgspec.Struct, frozen=True):
    """How a game went."""

    seconds: float
    steps: int
    refusals: int
    gap: float
    """The longest time without anything happening at the table."""


def blocks(page: str, language: str) -> list[str]:
    """List the code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def code_of_bot() -> str:
    """Find the bot on its page."""
    (code,) = blocks(PAGE.read_text("utf-8"), "python")
    return code


async def run_bot(live: Live, folder: Path, *words: str, **environment: str) -> str:
    """Run the bot of the page exactly as it stands there."""
    script = folder / "bot.py"
    await asyncio.to_thread(script.write_text, code_of_bot(), "utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(script), live.url, *words),
        env=os.environ | {"no_proxy": "*"} | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(LONGEST):
        told, wrong = await process.communicate()
    assert b"" == wrong, wrong.decode()
    return told.decode()


def note_steps(live: Live) -> list[float]:
    """Note when anything happens at any table of a server."""
    times: list[float] = []
    desk: Any = live.context.desk
    tell = desk._tell

    def noted(*given: Any) -> None:
        times.append(perf_counter())
        tell(*given)

    desk._tell = noted
    return times


async def play_games(count: int, folder: Path) -> list[Played]:
    """Let one person play games with the bot, one after the other."""
    games = []
    async with serving(**DEFAULT) as live:
        made = await live.guest().http.post("/api/me/tokens", json={"name": "rando"})
        times = note_steps(live)
        for _ in range(count):
            times.clear()
            started = perf_counter()
            said = await run_bot(live, folder, FLAMBEUR_TOKEN=made.json()["token"])
            assert "'ending': 'finished'" in said
            gaps = [after - before for before, after in pairwise(times)]
            refusals = said.count("request/too-many")
            games.append(Played(perf_counter() - started, len(times), refusals, max(gaps)))
    return games


def told(games: list[Played]) -> str:
    """Tell how games went."""
    return (
        f"{len(games)} games in {sum(game.seconds for game in games):.1f} s, "
        f"{sum(game.steps for game in games)} steps, "
        f"{sum(game.refusals for game in games)} times refused and sent again; "
        f"the longest game took {max(game.seconds for game in games):.2f} s, "
        f"the longest gap between two steps {max(game.gap for game in games):.2f} s\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    count = parser.parse_args().games
    with tempfile.TemporaryDirectory() as scratch:
        sys.stdout.write(told(asyncio.run(play_games(count, Path(scratch)))))
