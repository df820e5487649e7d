"""NATS is gone for longer than anybody waits for it."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill

AWAY = 20.0
"""Seconds; the longest that anybody waits are 15: three pings of 5 s from a worker to NATS."""


async def lose_nats(drill: Drill[ClusterArena]) -> str:
    """Kill NATS, see that everybody goes on without it, and start it again."""
    nats = drill.arena.cluster.nats
    nats.kill()
    await asyncio.sleep(drill.away)
    await drill.expect_play("without NATS")
    nats.start()
    await nats.ready()
    return "NATS gone"
