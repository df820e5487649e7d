"""Two workers and a bot worker, and a network before each database line that can be cut."""

import asyncio

from bench.server.arenas.arena import Arena
from bench.server.postgres import Postgres
from bench.server.processes import NO_LIMITS, Cluster, Worker, free_port
from bench.server.proxy import Proxy

WORKERS = 2


class ClusterArena(Arena):
    """A cluster as operators run it."""

    def __init__(self, postgres: Postgres | None = None) -> None:
        """Prepare everything, around a database of its own unless one is given."""
        super().__init__()
        self.cluster = Cluster(0, postgres=postgres)
        self.workers = self.cluster.workers
        self.proxies: list[Proxy] = []
        self.served = [self._add(f"worker {n + 1}", bots=False) for n in range(WORKERS)]
        self.bots = self._add("bot worker", bots=True)

    @property
    def url(self) -> str:
        """The database, past the networks that are cut."""
        return self.cluster.postgres.url

    def _add(self, name: str, *, bots: bool) -> Worker:
        postgres = self.cluster.postgres
        proxy = Proxy(free_port(), postgres.port)
        self.proxies.append(proxy)
        url = postgres.url.replace(str(postgres.port), str(proxy.port))
        worker = self.cluster.make_worker(name, database=url, bots=bots, **NO_LIMITS)
        self.cluster.workers.append(worker)
        return worker

    async def start(self) -> None:
        """Start everything."""
        for proxy in self.proxies:
            await proxy.start()
        await asyncio.to_thread(self.cluster.start)

    def remove(self) -> None:
        """End everything."""
        for proxy in self.proxies:
            proxy.close()
        self.cluster.remove()
