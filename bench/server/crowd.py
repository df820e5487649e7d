"""Many rooms at once, measured for a while."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import get_args

import msgspec

from bench.server.player import Player
from bench.server.processes import Cluster
from bench.server.room import Room
from bench.server.timings import Spread, Timings, spread
from bench.yardstick import NORM, Yardstick
from flambeur.protocol.messages import Language

SEATS = 3
LANGUAGES: tuple[Language, ...] = get_args(Language)
OPENING = 20
"""Rooms that open their tables at the same time."""


class Measured(msgspec.Struct, frozen=True):
    """What a crowd did and what it cost."""

    moves: float
    """Committed moves a second."""
    acks: Spread
    deliveries: Spread
    cost: dict[str, float]
    """Microseconds of processor time for each move, by who took them."""
    yardstick: float
    """Microseconds that the yardstick showed meanwhile."""
    batch: float
    """Steps in one transaction, on average."""
    update: int
    """Bytes in an update, on average."""
    refusals: int

    @property
    def calibrated(self) -> dict[str, float]:
        """The cost in calibrated microseconds."""
        return {name: cost * NORM / self.yardstick for name, cost in self.cost.items()}

    @property
    def total(self) -> float:
        """Calibrated microseconds for each move in the server, its database, NATS and players."""
        return sum(self.calibrated.values())


class Crowd:
    """Rooms of three players each, spread over all workers."""

    def __init__(
        self,
        cluster: Cluster,
        rooms: int,
        think: Callable[[], float] | None = None,
        *,
        together: bool = False,
        worded: bool = True,
    ) -> None:
        """Take how many rooms there are, how long players think, and whether a room stays together.

        Apart, the players of each room are spread over all workers as well. Worded, they speak all
        languages at all tables and are told everything as in a browser; else as bots are.
        """
        self.timings = Timings()
        self._cluster = cluster
        urls = [worker.socket for worker in cluster.workers]

        def make(room: int, seat: int) -> Player:
            home = room if together else room + seat
            return Player(urls, home, self.timings, think, spoken(room + seat) if worded else None)

        self.rooms = [Room([make(room, seat) for seat in range(SEATS)]) for room in range(rooms)]

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
        with await asyncio.to_thread(Yardstick) as yardstick:
            before, own, batches = cluster.seconds(), process_time(), self._batches()
            moves, started = len(timings.acks), perf_counter()
            timings.measuring = True
            await asyncio.sleep(seconds)
            timings.measuring = False
            took, moves = perf_counter() - started, len(timings.acks) - moves
            used = {name: now - before[name] for name, now in cluster.seconds().items()}
            used["players"] = process_time() - own
        steps, count = (now - then for now, then in zip(self._batches(), batches, strict=True))
        return Measured(
            moves / took,
            spread(timings.acks[-moves:]),
            spread(timings.deliveries),
            {name: value / max(1, moves) * 1e6 for name, value in used.items()},
            yardstick.us,
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


def spoken(number: int) -> Language:
    """Tell which language the player with this number speaks; all are spoken by as many."""
    return LANGUAGES[number % len(LANGUAGES)]


def thinking(mean: float) -> Callable[[], float]:
    """Think for a time that is drawn anew for each move."""
    return lambda: random.expovariate(1 / mean)
