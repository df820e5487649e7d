"""A disk without room, and then with room again."""

import asyncio

from bench.server.arenas.disk import PostgresDiskArena, SqliteDiskArena
from bench.server.disk import Disk
from bench.server.drill import Drill

FULL = 2.0
"""Seconds for which moves are refused."""
AGAIN = 0.1


async def fill_disk(drill: Drill[PostgresDiskArena | SqliteDiskArena]) -> str:
    """Take all the room until moves are refused, and give it back after a while."""
    arena = drill.arena
    filling = asyncio.create_task(_keep_full(arena.disk))
    try:
        await drill.expect_refusals("the disk is full")
        await asyncio.sleep(FULL)
    finally:
        filling.cancel()
        arena.disk.free()
    await arena.recover()
    return "full disk"


async def _keep_full(disk: Disk) -> None:
    """Take also the room that the database gives back, as with WAL it needs no more."""
    while True:
        disk.fill()
        await asyncio.sleep(AGAIN)
