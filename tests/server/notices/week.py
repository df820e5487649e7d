"""A week of tables, readers and visits under a clock that is turned by hand.

What may be told is worked out here a second time, from what happened and not from the rules of
the server: at every tick everything that is allowed must be told, and nothing else.
"""

import random
import time
from collections.abc import Iterator
from datetime import datetime
from types import SimpleNamespace
from zoneinfo import ZoneInfo

import msgspec

from bench.notices.browser import Browser
from bench.notices.service import Arrived, Service
from flambeur.protocol.acts import Back, Sit, Start
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.notices import Message
from flambeur.server.context import Context
from flambeur.server.notices.worker import Notices
from flambeur.server.play.steps import Away
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Subscription
from tests.server.play.tables import one_move

TICK, HOUR, DAY = 600.0, 3600.0, 86_400.0
MONDAY = datetime(2026, 3, 23, tzinfo=ZoneInfo("UTC")).timestamp()
"""The week at whose end summer time begins in Europe."""
BY_DAY, LIVE = Pace("days", 3 * 86_400), Pace("live", 60)


class Clock:
    """Stands in for the module `time` where a database asks for the time."""

    def __init__(self) -> None:
        """Begin on a Monday."""
        self.now = MONDAY
        self.module = SimpleNamespace(
            time=lambda: self.now, monotonic=time.monotonic, sleep=time.sleep
        )


class Turn(msgspec.Struct):
    """A table waits for somebody."""

    table: str
    began: float
    by_day: bool
    told: bool = False
    ended: bool = False


class Reader:
    """Somebody who has subscribed, and what they should have been told so far."""

    def __init__(self, name: str, zone: str, service: Service) -> None:
        """Live somewhere."""
        self.name, self.zone = name, zone
        self.browser = Browser(service.address(name))
        self.visiting = 0
        """So many more ticks they are here."""
        self.here, self.last = 0.0, 0.0
        self.turns: list[Turn] = []
        self.muted: set[str] = set()

    def subscription(self) -> Subscription:
        """Write down where they are told."""
        told = self.browser.subscription(self.zone)
        keys = (told["address"], told["p256dh"], told["auth"], "en", self.zone)
        return Subscription(self.name, self.name, "push", *keys, "https://play.example")

    def expected(self, now: float) -> Iterator[tuple[str, list[Turn]]]:
        """Tell which messages are due now, by their tags."""
        hour = datetime.fromtimestamp(now, ZoneInfo(self.zone)).hour
        if self.visiting or hour >= 22 or hour < 8:
            return
        news = [turn for turn in self.waiting() if not turn.told]
        ripe = [turn for turn in news if turn.began > self.here or now >= self.here + HOUR]
        by_day = [turn for turn in news if turn.by_day]
        if any(turn.by_day for turn in ripe) and now >= self.last + HOUR:
            self.last = now
            yield "turn", by_day
        for turn in ripe:
            if not turn.by_day:
                yield turn.table, [turn]

    def waiting(self) -> list[Turn]:
        """List the turns that go on and may be told."""
        return [turn for turn in self.turns if not turn.ended and turn.table not in self.muted]


class Week:
    """Tables, people and a worker that tells them."""

    def __init__(self, context: Context, service: Service, clock: Clock, seed: int) -> None:
        """Take a worker that does nothing by itself."""
        self.context, self.service, self.clock = context, service, clock
        self.luck = random.Random(seed)
        zones = ("Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo")
        names = ("ana", "ben", "cleo")
        pairs = zip(names, zones, strict=True)
        self.readers = {name: Reader(name, zone, service) for name, zone in pairs}
        self.notices = Notices(context.desk, context.notices.sender, self._present)
        self.tables: dict[str, tuple[Pace, tuple[str, ...]]] = {}
        """Who sits at which table: a game that is over is followed by another."""
        self.sent: list[tuple[float, str, Message]] = []

    async def prepare(self) -> None:
        """Let everybody subscribe, and open the tables: each against one who is never told."""
        for reader in self.readers.values():
            await self.context.store.subscribe(reader.subscription())
            reader.here = self.clock.now
        for name in self.readers:
            for _ in range(3):
                await self._open(BY_DAY, (name, "zed"))
            await self._open(LIVE, (name, "zed"))
        await self._open(BY_DAY, tuple(self.readers))

    async def run(self, days: float) -> None:
        """Let the time pass."""
        for _ in range(int(days * DAY / TICK)):
            await self.tick()

    async def tick(self, *, compare: bool = True) -> None:
        """Let ten minutes pass: people come and go, moves are made, and messages are sent."""
        self.clock.now += TICK
        for reader in self.readers.values():
            reader.visiting = max(0, reader.visiting - 1)
            if not reader.visiting and self.luck.random() < 0.02:
                reader.visiting = self.luck.randint(1, 6)
        await self._notice_visits()
        for table in tuple(self.tables):
            await self._play(table)
        await self._notice_visits()
        await self.notices.sweep()
        if compare:
            self._compare()

    async def _notice_visits(self) -> None:
        await self.notices.note_here()
        for reader in self.readers.values():
            if reader.visiting:
                reader.here = self.clock.now

    def _present(self) -> list[str]:
        return [name for name, reader in self.readers.items() if reader.visiting]

    async def _open(self, pace: Pace, people: tuple[str, ...]) -> None:
        desk = self.context.desk
        table = await self.context.lobby.open(people[0], NewTable("vegas", len(people), pace=pace))
        for person in people:
            await desk.act(table, person, Sit(person.title()), f"{table}-{person}")
        await desk.act(table, people[0], Start(), f"{table}-start")
        self.tables[table] = (pace, people)
        self._follow((await desk.see(table)).table)

    async def _play(self, name: str) -> None:
        table = (await self.context.desk.see(name)).table
        seat = table.awaited()
        if seat is None:
            await self._open(*self.tables.pop(name))
            return
        place = table.card.places[seat]
        assert place is not None
        reader = self.readers.get(place.person or "")
        if reader is None or (reader.visiting and not place.away):
            if self.luck.random() < 0.1:
                await one_move(self.context, name)
        elif reader.visiting:
            await self.context.desk.act(name, reader.name, Back(), f"back-{table.seq}")
        elif not place.away and table.card.pace == LIVE and self.luck.random() < 0.1:
            await self.context.desk.commit(name, lambda _: (Away(seat), None), f"away-{table.seq}")
        elif self.luck.random() < 0.002:
            await self.context.store.mute(reader.name, name, muted=True)
            reader.muted.add(name)
        self._follow((await self.context.desk.see(name)).table)

    def _follow(self, table: Table) -> None:
        """Note whose turn begins or ends, by what everybody can see."""
        for seat, place in enumerate(table.card.places):
            reader = self.readers.get(place.person or "") if place else None
            if place is None or reader is None:
                continue
            by_day = table.card.pace.kind == "days"
            waits = place.away or (by_day and table.awaited() == seat)
            known = next((t for t in reader.turns if t.table == table.id and not t.ended), None)
            if waits and known is None:
                reader.turns.append(Turn(table.id, self.clock.now, by_day))
            elif known is not None and not waits:
                known.ended = True

    def _compare(self) -> None:
        arrived, self.service.arrived[:] = list(self.service.arrived), []
        for reader in self.readers.values():
            messages = {one.tag: one for one in self._read(reader, arrived)}
            expected = dict(reader.expected(self.clock.now))
            assert messages.keys() == expected.keys(), (reader.name, self.clock.now)
            for tag, message in messages.items():
                self._check(reader, expected[tag], message)
                self.sent.append((self.clock.now, reader.name, message))

    def _read(self, reader: Reader, arrived: list[Arrived]) -> list[Message]:
        mine = [one for one in arrived if one.path == reader.name]
        messages = [reader.browser.read(one) for one in mine]
        assert len({message.tag for message in messages}) == len(messages), "told twice"
        return messages

    @staticmethod
    def _check(reader: Reader, turns: list[Turn], message: Message) -> None:
        """A message names the table, or says how many wait; the badge counts them all."""
        for turn in turns:
            assert not turn.told
            turn.told = True
        waiting = reader.waiting()
        by_day = [turn for turn in waiting if turn.by_day]
        assert message.count == len(waiting)
        several = message.tag == "turn" and len(by_day) > 1
        assert message.url == ("/me" if several else f"/t/{turns[0].table}")
