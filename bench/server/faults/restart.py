"""Everything stops in order and starts again."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill


async def restart(drill: Drill[ClusterArena]) -> str:
    """Stop everything in order and start it again."""
    cluster = drill.arena.cluster
    await asyncio.gather(*(asyncio.to_thread(one.stop) for one in cluster.workers))
    await asyncio.to_thread(cluster.postgres.stop)
    cluster.nats.stop()
    await asyncio.to_thread(cluster.start)
    return "full restart"
