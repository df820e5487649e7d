"""A cluster whose commits wait for a standby; workers know the addresses of both."""

import asyncio

from bench.server.arenas.arena import Arena
from bench.server.pair import Pair
from bench.server.processes import NO_LIMITS, Cluster


class PairArena(Arena):
    """Two workers and a bot worker before a primary and its synchronous standby."""

    def __init__(self) -> None:
        """Prepare everything; nothing runs yet."""
        super().__init__()
        self.pair = Pair()
        self.cluster = Cluster(0, postgres=self.pair.primary)
        for name, bots in (("worker 1", False), ("worker 2", False), ("bot worker", True)):
            worker = self.cluster.make_worker(name, database=self.pair.url, bots=bots, **NO_LIMITS)
            self.cluster.workers.append(worker)
        self.workers = self.cluster.workers
        self.served = self.workers[:2]

    @property
    def url(self) -> str:
        """The primary of the moment."""
        return self.pair.primary.url

    async def start(self) -> None:
        """Start both databases, then all that need them."""
        await self.pair.start()
        await asyncio.to_thread(self.cluster.start)

    def remove(self) -> None:
        """End everything, the databases first: a primary that stands still has to be killed."""
        self.pair.remove()
        self.cluster.remove()
