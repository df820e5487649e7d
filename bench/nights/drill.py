"""Nights on two workers, of which parts are killed one after the other."""

import asyncio
from functools import partial
from time import monotonic
from typing import Any

import msgspec

from bench.nights.checker import check_night
from bench.nights.guest import Guest, Json
from bench.server.arenas.cluster import ClusterArena
from bench.server.faults.kill import kill_nats, kill_postgres, kill_worker
from flambeur.server.store.open import open_store

PEOPLE = ("Ana", "Ben", "Cleo")
GAMES = ("easycome", "vegas")
STUCK = 10.0
"""Seconds after a fault in which everything must be as before."""
GATHER = 60.0
FAULTS = (kill_worker, kill_postgres, kill_nats)


class Evening:
    """One night with its people and a television."""

    def __init__(self, homes: list[str], number: int) -> None:
        """Let people be at home with different workers."""
        self.people = [Guest(name, homes, (number + n) % 2) for n, name in enumerate(PEOPLE)]
        self.screen = Guest("screen", homes, number % 2, screen=True)
        self.night, self.code, self._acts = "", "", 0
        self._host: asyncio.Task[None] | None = None

    @property
    def everybody(self) -> list[Guest]:
        """All who follow the night."""
        return [*self.people, self.screen]

    async def begin(self) -> None:
        """Come in, and play from now on."""
        await asyncio.gather(*(guest.meet() for guest in self.everybody))
        opened = await self.screen.open_night()
        self.night, self.code = opened["night"], opened["code"]
        for guest in self.everybody:
            guest.come(self.night)
        for guest in self.people:
            await guest.do({"type": "enter", "name": guest.name}, "enter")
        self._host = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Let the host begin one game after the other."""
        host = self.people[0]
        for number in range(10_000):
            await host.until(lambda: host.night.get("phase") == "gathering")
            act = {"type": "begin", "game": GAMES[number % len(GAMES)]}
            begun = await host.do(act, f"begin-{number}")
            await host.until(partial(host.has_seen, begun or 0))

    async def vote(self) -> int:
        """Let somebody do something new; tell its place in the log."""
        self._acts += 1
        voter = self.people[1 + self._acts % 2]
        game = GAMES[self._acts // 2 % 2]
        return await voter.do({"type": "vote", "game": game}, f"vote-{self._acts}") or 0

    def as_before(self, since: float, seq: int) -> bool:
        """Tell whether everybody was told anew that all are here, with the same code."""
        names = [(name, n, True) for n, name in enumerate(PEOPLE, 1)]
        return all(
            guest.heard > since
            and guest.seq >= seq
            and guest.night["code"] == self.code
            and names == [_known(one) for one in guest.night["people"]]
            for guest in self.everybody
        )

    async def end(self) -> None:
        """Let everybody go."""
        if self._host is not None:
            self._host.cancel()
        for guest in self.everybody:
            await guest.leave()


def _known(member: Json) -> tuple[str, int, bool]:
    return member["name"], member["number"], member["here"]


class Killing(msgspec.Struct):
    """What the faults of the other drills need of a drill."""

    arena: ClusterArena


class Found(msgspec.Struct):
    """What came of the drills."""

    acks: int = 0
    games: int = 0
    longest: float = 0.0
    violations: int = 0


async def drill(count: int, nights: int) -> Found:
    """Let faults follow each other, and compare after each what was promised with the logs."""
    arena, found = ClusterArena(), Found()
    try:
        await arena.start()
        homes = [worker.http for worker in arena.served]
        evenings = [Evening(homes, number) for number in range(nights)]
        await asyncio.gather(*(evening.begin() for evening in evenings))
        for number in range(count):
            await _one(arena, evenings, number, found)
        found.acks = sum(len(guest.acks) for one in evenings for guest in one.people)
        found.games = sum(len(one.screen.night["games"]) for one in evenings)
        await asyncio.gather(*(evening.end() for evening in evenings))
    finally:
        arena.remove()
    return found


async def _one(arena: ClusterArena, evenings: list[Evening], number: int, found: Found) -> None:
    await asyncio.sleep(1)
    killing: Any = Killing(arena)
    fault = await FAULTS[number % len(FAULTS)](killing)
    healed = monotonic()
    took, lines = await _settle(evenings, healed)
    lines += await _check(arena, evenings)
    verdict = f"{len(lines)} VIOLATIONS" if lines else "good"
    print(f"{number + 1:4} {fault:24} as before after {took:4.1f} s: {verdict}", flush=True)
    for line in lines:
        print("    ", line, flush=True)
    found.longest, found.violations = max(found.longest, took), found.violations + len(lines)


async def _settle(evenings: list[Evening], healed: float) -> tuple[float, list[str]]:
    """Wait until every night goes on with the same people and code."""
    votes = [asyncio.create_task(evening.vote()) for evening in evenings]
    while monotonic() < healed + GATHER:
        done = all(vote.done() for vote in votes)
        if done and all(
            evening.as_before(healed, vote.result())
            for evening, vote in zip(evenings, votes, strict=True)
        ):
            break
        await asyncio.sleep(0.05)
    took = monotonic() - healed
    return took, [f"not as before within {STUCK:g} s"] if took > STUCK else []


async def _check(arena: ClusterArena, evenings: list[Evening]) -> list[str]:
    store = open_store(arena.url)
    await store.open()
    try:
        return [
            line
            for evening in evenings
            for line in await check_night(store, evening.night, evening.people)
        ]
    finally:
        await store.close()
