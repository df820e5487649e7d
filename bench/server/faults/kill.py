"""`kill -9` of one part, which is started again after a moment."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill
from bench.server.processes import Process

DOWN = 1.0
"""Seconds that something stays away."""


async def kill_worker(drill: Drill[ClusterArena]) -> str:
    """Kill one of the workers that serve people."""
    served = drill.arena.served
    worker = served[drill.arena.turn("kill") % len(served)]
    await _bounce(worker)
    return f"kill -9 of {worker.name}"


async def kill_postgres(drill: Drill[ClusterArena]) -> str:
    """Kill PostgreSQL with all its processes."""
    postgres = drill.arena.cluster.postgres
    postgres.kill()
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(postgres.start)
    return "kill -9 of PostgreSQL"


async def kill_nats(drill: Drill[ClusterArena]) -> str:
    """Kill NATS."""
    await _bounce(drill.arena.cluster.nats)
    return "kill -9 of NATS"


async def kill_bots(drill: Drill[ClusterArena]) -> str:
    """Kill the worker where bots think."""
    await _bounce(drill.arena.bots)
    return "kill -9 of the bot worker"


async def _bounce(process: Process) -> None:
    process.kill()
    await asyncio.sleep(DOWN)
    process.start()
    await process.ready()
