"""`kill -9` of a worker between two steps of a beginning."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill
from bench.server.faults.kill import DOWN
from bench.server.player import Player
from bench.server.processes import Worker

MOMENTS = ("before a commit", "after a commit", "before a reveal", "after a reveal")


async def kill_in_a_beginning(drill: Drill[ClusterArena]) -> str:
    """Wait for a moment at some table, and kill the worker of whoever gives then, or the other."""
    turn, served = drill.arena.turn("beginning"), drill.arena.served
    moment = MOMENTS[turn % len(MOMENTS)]
    killed: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()

    def kill(player: Player, now: str) -> None:
        if now == moment and not killed.done():
            worker = served[(player.home + turn // len(MOMENTS)) % len(served)]
            worker.kill()
            killed.set_result(worker)

    drill.history.on_giving = kill
    worker = await killed
    await asyncio.sleep(DOWN)
    worker.start()
    await worker.ready()
    return f"kill -9 {moment}"
