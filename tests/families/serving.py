"""A server that is started by a command, as people start it."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.live import Guest
from tests.server.test_whole_games import play_along


@asynccontextmanager
async def served(
    command: Sequence[str], folder: Path, environment: dict[str, str]
) -> AsyncIterator[str]:
    """Start it in a folder, and tell where it is."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE
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


async def play_to_the_end(url: str, **wanted: object) -> None:
    """Let two guests play a game over the socket."""
    guests = [Guest(url) for _ in range(2)]
    table = await guests[0].open(chairs=2, pace={"seconds": 600}, **wanted)
    for number, guest in enumerate(guests):
        (await guest.do(table, {"type": "sit", "name": f"G{number}"})).raise_for_status()
    (await guests[0].do(table, {"type": "start"}, "start")).raise_for_status()
    ends = await asyncio.gather(*(play_along(guest, table, 1) for guest in guests))
    for guest in guests:
        await guest.http.aclose()
    assert ["finished"] * 2 == [end["ending"] for end in ends]
