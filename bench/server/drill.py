"""Players at some tables of an arena, and what they saw."""

import asyncio
import random
from collections import Counter
from secrets import token_bytes
from time import monotonic
from typing import Generic, TypeVar

from bench.server.arenas.arena import Arena
from bench.server.checker import check_record, check_rolls, check_table
from bench.server.giving import Giver
from bench.server.history import History
from bench.server.player import Player
from bench.server.room import Room
from flambeur.server.signing import Signing
from flambeur.server.store.contract import Store
from flambeur.server.store.open import open_store

NEWS = 3
"""So much news proves that somebody really goes on."""
BEFORE = 0.5
"""Seconds of play before a fault."""
WATCHERS = 2
STILL = 1.0
"""Seconds without anything acknowledged that prove that nothing is taken any more."""
REFUSING = 60.0
"""Seconds after which nothing must be acknowledged any more by a server that cannot keep it."""
A = TypeVar("A", bound=Arena)


class Drill(Generic[A]):
    """One arena, its players, and what they saw."""

    def __init__(self, arena: A, rooms: int, think: float, away: float, stuck: float) -> None:
        """Take the tables, how long players think and NATS is gone, and when a table is stuck."""
        self.arena, self.history, self.away, self._stuck = arena, History(), away, stuck
        urls = [worker.socket for worker in arena.served]

        def think_a_little() -> float:
            return random.uniform(0, 2 * think)

        def make(room: int, number: int) -> Room:
            people = [
                Player(urls, room + n, self.history, think_a_little, giver=Giver(token_bytes))
                for n in range(number)
            ]
            watchers = [Player(urls, room + n, self.history) for n in range(WATCHERS)]
            return Room(people, watchers, ("casual",) * (3 - number))

        self.rooms = [make(room, 3 - room % 2) for room in range(rooms)]
        self.checked = Counter[str]()
        self._patrol: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Let everybody sit down."""
        await asyncio.gather(*(room.connect() for room in self.rooms))
        await asyncio.gather(*(room.open() for room in self.rooms))
        self._patrol = asyncio.create_task(self._check_lines())

    def close(self) -> None:
        """Let everybody leave."""
        if self._patrol is not None:
            self._patrol.cancel()
        for room in self.rooms:
            room.close()

    async def _check_lines(self) -> None:
        while True:
            await asyncio.sleep(1)
            for room in self.rooms:
                for viewer in room.viewers:
                    viewer.check_line()

    async def spread(self) -> None:
        """Let everybody go back to their own worker: each fault finds players everywhere."""
        for room in self.rooms:
            for viewer in room.viewers:
                viewer.go_home()
        await asyncio.sleep(BEFORE)

    async def settle(self) -> tuple[float, list[str]]:
        """Wait until everybody goes on; tell how long it took, and who does not."""
        healed = monotonic()
        waiting = self._waiting(healed)
        while waiting and monotonic() < healed + self._stuck:
            await asyncio.sleep(0.05)
            waiting = self._waiting(healed)
        stuck = [f"table {room.tables[-1]} is stuck: {room.trouble()}" for room in waiting]
        ended = [end for worker in self.arena.workers if (end := worker.end())]
        return monotonic() - healed, [*ended, *stuck]

    def _waiting(self, healed: float) -> list[Room]:
        return [
            room
            for room in self.rooms
            if any(self.history.news_after(viewer, healed) < NEWS for viewer in room.viewers)
        ]

    async def expect_play(self, why: str) -> None:
        """Complain about every table that does not go on during a fault that should not matter."""
        _, stuck = await self.settle()
        self.history.complaints += [f"{why}: {one}" for one in stuck]

    async def expect_refusals(self, why: str) -> None:
        """Wait until players are put off and nothing is acknowledged; complain if that fails."""
        delays, end = self.history.delays, monotonic() + REFUSING
        while monotonic() < end:
            acks = self.history.acks
            await asyncio.sleep(STILL)
            if self.history.acks == acks and self.history.delays > delays:
                return
        self.history.complaints.append(f"{why}: moves are still acknowledged, or not answered")

    async def check(self, *, last: bool) -> list[str]:
        """Compare all that was seen with the logs; forget the tables that are over."""
        over = {table for room in self.rooms for table in room.tables[:-1]}
        current = {room.tables[-1] for room in self.rooms}
        found, self.history.complaints = self.history.complaints, []
        store = open_store(self.arena.url)
        await store.open()
        try:
            for table in sorted(over | current):
                found += await self._check_table(store, table, rolls=last or table in over)
        finally:
            await store.close()
        for room in self.rooms:
            del room.tables[:-1]
        for table in over:
            del self.history.tables[table]
        return found

    async def _check_table(self, store: Store, table: str, *, rolls: bool) -> list[str]:
        history = self.history.tables[table].snapshot()
        stored = await store.load(table)
        if stored is None:
            return [f"table {table} is not in the database"]
        found = check_table(history, stored.rows)
        if rolls:
            signing = await Signing.open(store)
            found += [*check_rolls(stored), *check_record(stored, signing)]
            updates = sum(map(len, history.seen.values()))
            self.checked += Counter(tables=1, steps=len(stored.rows), updates=updates)
        return [f"table {table}: {what}" for what in found]
