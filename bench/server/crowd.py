"""Many rooms at once, measured for a while."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter, process_time

import msgspec

from bench.server.player import Player
from bench.server.processes import Cluster
from bench.server.room import Room
from bench.server.timings import Spread, Timings, spread

SEATS = 3
OPENING = 20
"""Rooms that open their tables at the same time."""


class Measured(msgspec.Struct, frozen=True):
    """What a crowd did and what it cost."""

    moves: float
    """Committed moves a second."""
    acks: Spread
    deliveries: Spread
    cost: dict[str, float]
    """Microseconds of processor time for each move, by process."""
    batch: float
    """Steps in one transaction, on average."""
    update: int
    """Bytes in an update, on average."""
    refusals: int

    @property
    def total(self) -> float:
        """Microseconds for each move in all processes of the server."""
        return sum(cost for name, cost in self.cost.items() if name != "load")


class Crowd:
    """Rooms of three players each, spread over all workers."""

    def __init__(
        self,
        cluster: Cluster,
        rooms: int,
        think: Callable[[], float] | None = None,
        *,
        together: bool = False,
    ) -> None:
        """Take how many rooms there are, how long players think, and whether a room stays together.

        Apart, the players of each room are spread over all workers as well.
        """
        self.timings = Timings()
        self._cluster = cluster
        urls = [worker.socket for worker in cluster.workers]
        seats = (0,) * SEATS if together else range(SEATS)
        self.rooms = [
            Room([Player(urls, room + seat, self.timings, think) for seat in seats])
            for room in range(rooms)
        ]

    async def open(self) -> None:
        """Let everybody come and sit down, and let each table be at another point of its game."""
        places = asyncio.Semaphore(OPENING)

        async def come(room: Room) -> None:
            async with places:
                await room.connect()
                await room.open()

        await asyncio.gather(*(come(room) for room in self.rooms))

    async def measure(self, seconds: float) -> Measured:
        """Measure for so many seconds."""
        timings, cluster = self.timings, self._cluster
        before, own, batches = cluster.seconds(), process_time(), self._batches()
        moves, started = len(timings.acks), perf_counter()
        timings.measuring = True
        await asyncio.sleep(seconds)
        timings.measuring = False
        took, moves = perf_counter() - started, len(timings.acks) - moves
        used = {name: now - before[name] for name, now in cluster.seconds().items()}
        used["load"] = process_time() - own
        steps, count = (now - then for now, then in zip(self._batches(), batches, strict=True))
        return Measured(
            moves / took,
            spread(timings.acks[-moves:]),
            spread(timings.deliveries),
            {name: value / max(1, moves) * 1e6 for name, value in used.items()},
            steps / max(1.0, count),
            timings.bytes // max(1, timings.updates),
            timings.refusals,
        )

    def _batches(self) -> tuple[float, float]:
        counted = [worker.measured() for worker in self._cluster.workers]
        steps = sum(one["flambeur_batch_steps_sum"] for one in counted)
        return steps, sum(one["flambeur_batch_steps_count"] for one in counted)

    def close(self) -> None:
        """Let everybody leave."""
        for room in self.rooms:
            room.close()


def thinking(mean: float) -> Callable[[], float]:
    """Think for a time that is drawn anew for each move."""
    return lambda: random.expovariate(1 / mean)
