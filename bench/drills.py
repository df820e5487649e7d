"""Faults under load, and whether anybody lost anything by them.

`python -m bench.drills --count 40` plays Vegas at some tables on two workers, with bots on a
third one, and lets one fault follow another. After each one a checker compares what every player
saw and was promised with the logs in the database.
"""

import argparse
import asyncio
import random
import sys
from collections import Counter
from time import monotonic

import uvloop

from bench.server.checker import check_record, check_rolls, check_table
from bench.server.faults import FAULTS, Arena
from bench.server.history import History
from bench.server.player import Player
from bench.server.room import Room
from flambeur.server.store.postgres.store import PostgresStore

STUCK = 10.0
"""Seconds after which a table that does not go on counts as stuck."""
NEWS = 3
"""So much news proves that somebody really goes on."""
BEFORE = 0.5
"""Seconds of play before a fault."""
WATCHERS = 2
SHOWN = 10
"""Violations of one drill that are printed."""


class Drill:
    """One arena, its players, and what they saw."""

    def __init__(self, arena: Arena, rooms: int, think: float) -> None:
        """Take how many tables there are and how long players think."""
        self.arena, self.history = arena, History()
        urls = [worker.socket for worker in arena.served]

        def think_a_little() -> float:
            return random.uniform(0, 2 * think)

        def make(room: int, number: int) -> Room:
            people = [Player(urls, room + n, self.history, think_a_little) for n in range(number)]
            watchers = [Player(urls, room + n, self.history) for n in range(WATCHERS)]
            return Room(people, watchers, ("casual",) * (3 - number))

        self.rooms = [make(room, 3 - room % 2) for room in range(rooms)]
        self.checked = Counter[str]()

    async def open(self) -> None:
        """Let everybody sit down."""
        await asyncio.gather(*(room.connect() for room in self.rooms))
        await asyncio.gather(*(room.open() for room in self.rooms))

    def close(self) -> None:
        """Let everybody leave."""
        for room in self.rooms:
            room.close()

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
        while waiting and monotonic() < healed + STUCK:
            await asyncio.sleep(0.05)
            waiting = self._waiting(healed)
        stuck = [f"table {room.tables[-1]} is stuck: {room.trouble()}" for room in waiting]
        return monotonic() - healed, stuck

    def _waiting(self, healed: float) -> list[Room]:
        return [
            room
            for room in self.rooms
            if any(self.history.news_after(viewer, healed) < NEWS for viewer in room.viewers)
        ]

    async def check(self, *, last: bool) -> list[str]:
        """Compare all that was seen with the logs; forget the tables that are over."""
        over = {table for room in self.rooms for table in room.tables[:-1]}
        current = {room.tables[-1] for room in self.rooms}
        found, self.history.refusals = self.history.refusals, []
        store = PostgresStore(self.arena.cluster.postgres.url, connections=1)
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

    async def _check_table(self, store: PostgresStore, table: str, *, rolls: bool) -> list[str]:
        history = self.history.tables[table].snapshot()
        stored = await store.load(table)
        if stored is None:
            return [f"table {table} is not in the database"]
        found = check_table(history, stored.rows)
        if rolls:
            found += [*check_rolls(stored), *check_record(stored)]
            updates = sum(map(len, history.seen.values()))
            self.checked += Counter(tables=1, steps=len(stored.rows), updates=updates)
        return [f"table {table}: {what}" for what in found]


async def run(count: int, rooms: int, think: float) -> int:
    """Let faults follow each other; return how many violations were found."""
    arena = Arena()
    try:
        await arena.start()
        drill = Drill(arena, rooms, think)
        await drill.open()
        violations = sum([await _one(drill, number, count) for number in range(1, count + 1)])
        print(_summary(drill, count, violations))
        drill.close()
    finally:
        arena.remove()
    return violations


async def _one(drill: Drill, number: int, count: int) -> int:
    started, before = monotonic(), drill.history.acks
    await drill.spread()
    fault = await FAULTS[(number - 1) % len(FAULTS)](drill.arena)
    settled, found = await drill.settle()
    found += await drill.check(last=number == count)
    acks, took = drill.history.acks - before, monotonic() - started
    verdict = f"{len(found)} VIOLATIONS" if found else "good"
    print(
        f"{number:4} {fault:26} {acks:6} acknowledged, all go on after {settled:4.1f} s, "
        f"{took:4.1f} s in all: {verdict}",
        *found[:SHOWN],
        sep="\n     ",
        flush=True,
    )
    return len(found)


def _summary(drill: Drill, count: int, violations: int) -> str:
    checked = drill.checked
    return (
        f"{count} drills, {drill.history.acks} acknowledged acts; {checked['tables']} logs with "
        f"{checked['steps']} steps compared with {checked['updates']} updates, all rolls computed "
        f"again: {violations} violations"
    )


def main(arguments: list[str] | None = None) -> None:
    """Run the drills, and fail on any violation."""
    parser = argparse.ArgumentParser(prog="python -m bench.drills", description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="how many drills")
    parser.add_argument("--tables", type=int, default=20, help="tables played at")
    parser.add_argument("--think", type=float, default=0.04, help="mean seconds before a move")
    wish = parser.parse_args(arguments)
    if uvloop.run(run(wish.count, wish.tables, wish.think)):
        sys.exit(1)


if __name__ == "__main__":
    main()
