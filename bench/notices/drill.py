"""Killing a server between a move and the message about it, again and again."""

import asyncio
import random
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.notices.browser import Browser
from bench.notices.service import Service
from bench.server.processes import NO_LIMITS, Worker
from flambeur.protocol.notices import Message

DAY = 86_400
PATIENCE = 120.0
"""Seconds in which the last message must have come."""
LONGEST = 7.0
"""Seconds after a move within which the server is killed: longer than it takes to tell."""


class Found(msgspec.Struct, frozen=True):
    """What came of a drill."""

    calls: int
    """So many people were called while the server died."""
    missed: int
    repeated: int
    """Messages that came again with the same tag, which takes the place of the first."""
    strange: int
    """Messages that came again as something else."""


class Pair:
    """Two people at a table by the day, each with a browser that has subscribed."""

    def __init__(self, number: int, url: str, service: Service) -> None:
        """Come to a server."""
        self.people = [httpx.AsyncClient(base_url=url, timeout=30) for _ in range(2)]
        self.browsers = [Browser(service.address(f"{number}-{seat}")) for seat in range(2)]
        self.table = ""

    async def begin(self, zone: str) -> None:
        """Subscribe, sit down and start."""
        host, guest = self.people
        pace = {"kind": "days", "seconds": DAY}
        wanted = {"game": "vegas", "chairs": 2, "pace": pace, "sit": sit("Ana")}
        self.table = (await _asked(host.post("/api/tables", json=wanted)))["table"]
        await self._do(guest, sit("Ben"))
        await self._do(host, {"type": "start"})
        for person, browser in zip(self.people, self.browsers, strict=True):
            await _asked(person.post("/api/me/notices", json=browser.subscription(zone)))

    async def move(self) -> int:
        """Let whoever is awaited move; tell who is called by that."""
        view = (await self._see(self.people[0]))["view"]
        seat = view["turn"]["seat"]
        mine = (await self._see(self.people[seat]))["view"]
        act = {"type": "play", "version": mine["version"], "move": mine["turn"]["moves"][0]}
        await self._do(self.people[seat], act)
        return int(1 - seat)

    async def close(self) -> None:
        """Go."""
        for person in self.people:
            await person.aclose()

    async def _see(self, person: httpx.AsyncClient) -> dict[str, Any]:
        return await _asked(person.get(f"/api/tables/{self.table}"))

    async def _do(self, person: httpx.AsyncClient, act: dict[str, Any]) -> None:
        body = {"act": act, "key": f"{act['type']}-{id(person)}"}
        await _asked(person.post(f"/api/tables/{self.table}/acts", json=body))


async def drill(kills: int, delay: Callable[[], float]) -> Found:
    """Kill a server after so many moves; each time another pair plays."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "notices.db"
        database = f"sqlite:///{path}"
        worker = Worker("worker", database=database, notify_inside=True, bots=False, **NO_LIMITS)
        try:
            async with Service.open() as service:
                return await _drill(worker, path, service, kills, delay)
        finally:
            worker.remove()


async def _drill(
    worker: Worker, path: Path, service: Service, kills: int, delay: Callable[[], float]
) -> Found:
    worker.start()
    await worker.ready()
    pairs = [Pair(number, worker.http, service) for number in range(kills)]
    for pair in pairs:
        await pair.begin(zone_of_noon())
    # Nobody is told before they are gone for a while: so they left an hour ago.
    with sqlite3.connect(path) as line:
        line.execute("update subscriptions set here = here - 3600")
    line.close()
    called: dict[str, Browser] = {}
    for number, pair in enumerate(pairs):
        seat = await pair.move()
        called[f"{number}-{seat}"] = pair.browsers[seat]
        await asyncio.sleep(delay())
        worker.kill()
        worker.start()
        await worker.ready()
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not called.keys() <= {one.path for one in service.arrived}:
                await service.came()
    for pair in pairs:
        await pair.close()
    return _judge(service, called)


def _judge(service: Service, called: dict[str, Browser]) -> Found:
    read: list[tuple[str, Message]] = [
        (one.path, called[one.path].read(one)) for one in service.arrived if one.path in called
    ]
    counts = Counter(read)
    tags = Counter((path, message.tag) for path, message in counts)
    return Found(
        calls=len(called),
        missed=len(called.keys() - {path for path, _ in read}),
        repeated=sum(count - 1 for count in counts.values()),
        strange=sum(count - 1 for count in tags.values()),
    )


async def _asked(answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await answer).raise_for_status().json()
    return found


def sit(name: str) -> dict[str, str]:
    """Sit down."""
    return {"type": "sit", "name": name}


def zone_of_noon() -> str:
    """Find a time zone where it is about noon: nothing is told at night."""
    ahead = 12 - datetime.now(UTC).hour
    return f"Etc/GMT{-ahead:+d}" if ahead else "UTC"


def any_moment() -> float:
    """Choose when to kill: before, while or after the message is sent."""
    return random.uniform(0, LONGEST)
