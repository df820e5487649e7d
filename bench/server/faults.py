"""The faults of the drills; each returns once everything runs again."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from bench.server.processes import Cluster, Process, Worker, free_port
from bench.server.proxy import Proxy

DOWN = 1.0
"""Seconds that something stays away."""
CUT = 2.5
"""Seconds that the network is cut."""


class Arena:
    """A cluster with a bot worker, and a network that can be cut before each database line."""

    def __init__(self, workers: int = 2) -> None:
        """Prepare everything; nothing runs yet."""
        self.cluster = Cluster(0)
        self.proxies: list[Proxy] = []
        for number in range(workers):
            self._add(f"worker {number + 1}", bots=False)
        self.bots = self._add("bot worker", bots=True)
        self.served = self.cluster.workers[:workers]
        self._turns = Counter[str]()

    def _add(self, name: str, *, bots: bool) -> Worker:
        postgres = self.cluster.postgres
        proxy = Proxy(free_port(), postgres.port)
        self.proxies.append(proxy)
        url = postgres.url.replace(str(postgres.port), str(proxy.port))
        worker = self.cluster.make_worker(name, database=url, bots=bots)
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

    def turn(self, fault: str) -> int:
        """Count, so that a fault hits another one each time."""
        self._turns[fault] += 1
        return self._turns[fault] - 1


async def kill_worker(arena: Arena) -> str:
    """Kill one of the workers that serve people."""
    worker = arena.served[arena.turn("kill") % len(arena.served)]
    await _bounce(worker)
    return f"kill -9 of {worker.name}"


async def kill_postgres(arena: Arena) -> str:
    """Kill PostgreSQL with all its processes."""
    arena.cluster.postgres.kill()
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(arena.cluster.postgres.start)
    return "kill -9 of PostgreSQL"


async def kill_nats(arena: Arena) -> str:
    """Kill NATS."""
    await _bounce(arena.cluster.nats)
    return "kill -9 of NATS"


async def kill_bots(arena: Arena) -> str:
    """Kill the worker where bots think."""
    await _bounce(arena.bots)
    return "kill -9 of the bot worker"


async def cut_network(arena: Arena) -> str:
    """Cut a worker off from its database, in turn with lines that live on and lines that end."""
    turn = arena.turn("cut")
    proxy, drop = arena.proxies[turn % len(arena.proxies)], turn // len(arena.proxies) % 2 == 0
    proxy.cut()
    await asyncio.sleep(CUT)
    proxy.mend(drop=drop)
    return "cut network, lines lost" if drop else "cut network, lines kept"


async def restart(arena: Arena) -> str:
    """Stop everything in order and start it again."""
    await asyncio.gather(*(asyncio.to_thread(one.stop) for one in arena.cluster.workers))
    await asyncio.to_thread(arena.cluster.postgres.stop)
    arena.cluster.nats.stop()
    await asyncio.to_thread(arena.cluster.start)
    return "full restart"


async def _bounce(process: Process) -> None:
    process.kill()
    await asyncio.sleep(DOWN)
    process.start()
    await process.ready()


FAULTS: tuple[Callable[[Arena], Awaitable[str]], ...] = (
    kill_worker,
    kill_postgres,
    kill_nats,
    kill_bots,
    cut_network,
    restart,
)
