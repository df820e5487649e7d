"""A worker that stands still for longer than anybody waits for it, and then goes on."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill

FROZEN = 45.0
"""Seconds; the longest that anybody waits are 40: pings of a socket, 20 and 20.

A line that nobody reads is kept for 30 s, as long as NATS waits for three pings; a player gives a
silent line up after 28 s, the database a transaction after 5 s, and a worker the database, too.
"""


async def freeze_worker(drill: Drill[ClusterArena]) -> str:
    """Stop one of the workers that serve people, and let it go on with all it remembers."""
    served = drill.arena.served
    worker = served[drill.arena.turn("freeze") % len(served)]
    worker.freeze()
    try:
        await asyncio.sleep(FROZEN)
    finally:
        worker.thaw()
    return f"{worker.name} frozen"
