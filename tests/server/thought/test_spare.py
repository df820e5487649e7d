"""An idle worker reviews finished games unasked: quietly, one at a time, and not for ever."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from flambeur.server import context as context_module
from flambeur.server.bus.local import LocalBus
from flambeur.server.days.making import DayMaker
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought import spare
from flambeur.server.thought.reviews import GUESS, Reviews
from flambeur.server.thought.spare import LATER, LOOK, QUIET, SpareTime
from tests.server.play.tables import FREE, until, worker
from tests.server.thought.test_reviews import ended, finished

HOUR = 3600.0


class Idle:
    """A worker with games to review, whose time passes when a test says so."""

    def __init__(self, games: int, seconds: int = 600) -> None:
        self.now, self.busy, self.asked, self.planned = 0.0, False, 0, 0
        self.games = [(f"t{number}", "vegas") for number in range(games)]
        self.made: list[str] = []
        reviews: Any = SimpleNamespace(cost=lambda _: GUESS, make_unasked=self._make)
        store: Any = SimpleNamespace(unreviewed=self._find)
        self._spare = SpareTime(
            store, reviews, self._plan, lambda: self.busy, seconds, lambda: self.now
        )

    async def _plan(self) -> None:
        self.planned += 1

    async def _find(self, _days: int, limit: int) -> list[tuple[str, str]]:
        self.asked += 1
        return self.games[:limit]

    async def _make(self, table: str) -> None:
        self.made.append(table)
        self.games = [game for game in self.games if game[0] != table]

    async def wait(self, seconds: float) -> None:
        """Let time pass, with a look every now and then."""
        end = self.now + seconds
        while self.now < end:
            self.now += LOOK
            await self._spare.look()


async def test_only_after_a_quiet_while() -> None:
    """Whoever thinks, thinks alone; after that it is quiet for a while first."""
    idle = Idle(2)
    await idle.wait(QUIET - LOOK)
    assert [] == idle.made
    idle.busy = True
    await idle.wait(HOUR)
    assert ([], 0) == (idle.made, idle.asked)
    idle.busy = False
    await idle.wait(QUIET - LOOK)
    assert ([], 0) == (idle.made, idle.planned)
    await idle.wait(LOOK)
    assert (["t0"], 1) == (idle.made, idle.planned)


async def test_an_hour_has_so_many_seconds() -> None:
    """What was spent comes back evenly; until then the database is left alone, too."""
    idle = Idle(99, seconds=int(3 * GUESS))
    await idle.wait(QUIET + 9 * LOOK)
    assert 3 == len(idle.made)
    before = idle.asked
    await idle.wait(HOUR / 3 - 20 * LOOK)
    assert (3, before) == (len(idle.made), idle.asked)
    await idle.wait(HOUR)
    assert 6 == len(idle.made)


async def test_where_nothing_is_left_nothing_is_done() -> None:
    """It is looked again after a long while only."""
    idle = Idle(0)
    await idle.wait(QUIET)
    assert 1 == idle.asked
    await idle.wait(LATER - LOOK)
    assert 1 == idle.asked
    idle.games.append(("t", "vegas"))
    await idle.wait(LOOK)
    assert ["t"] == idle.made


async def test_what_nobody_judges_is_left_out() -> None:
    """It would fail each time, and must not keep others from their turn."""
    idle = Idle(1)
    idle.games.insert(0, ("other", "nobody/knows@1"))
    await idle.wait(QUIET)
    assert ["t0"] == idle.made


async def test_a_game_is_reviewed_before_anybody_asks(sqlite_store: SqliteStore) -> None:
    """The review is there, and there is nothing left to do."""
    async with worker(sqlite_store) as context:
        table = await finished(context)
        now = 0.0
        plan = DayMaker(sqlite_store, context.minds).plan
        idle = SpareTime(sqlite_store, context.reviews, plan, lambda: False, 600, lambda: now)
        now = QUIET
        await idle.look()
        assert context.reviews.busy
        assert "done" == (await ended(sqlite_store, table)).state
        await until(lambda: not context.reviews.busy)
        assert [] == await sqlite_store.unreviewed(1, 9)


async def test_a_worker_uses_its_spare_time(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to start it."""
    monkeypatch.setattr(context_module, "LOOK", 0.05)
    monkeypatch.setattr(spare, "QUIET", 0.0)
    monkeypatch.setattr(spare, "LATER", 0.0)
    settings = msgspec.structs.replace(FREE, idle_reviews=600)
    async with worker(sqlite_store, settings=settings) as context:
        table = await finished(context)
        assert "done" == (await ended(sqlite_store, table)).state


async def test_of_several_workers_one_makes_it(pair: tuple[Store, Store]) -> None:
    """Whoever comes second finds it on the list."""
    async with worker(pair[0]) as one, worker(pair[1]) as two:
        table = await finished(one)
        await asyncio.gather(*(each.reviews.make_unasked(table) for each in (one, two)))
        assert 1 == one.reviews.busy + two.reviews.busy
        assert "done" == (await ended(pair[0], table)).state


class Slow:
    """A process that thinks until it is let go, and tells what it was asked."""

    progress = 0.0
    busy = False

    def __init__(self) -> None:
        self.thoughts: list[bytes] = []
        self.closed = 0

    async def think(self, _: Callable[..., bytes], record: bytes, *_more: object) -> bytes:
        """Never come to an end."""
        self.thoughts.append(record)
        await asyncio.Event().wait()
        return b""

    def close(self) -> None:
        """Count how often it was ended."""
        self.closed += 1


async def test_whoever_asks_does_not_wait_for_it(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody asked for is broken off, and taken again as one that got lost."""
    async with worker(sqlite_store) as context:
        first, second = await finished(context), await finished(context)
        bus, slow = LocalBus(), Slow()
        await bus.open(b"key")
        reviews = Reviews(sqlite_store, bus, context.minds)
        monkeypatch.setattr(reviews, "_reviewer", slow)
        await reviews.make_unasked(first)
        await until(lambda: len(slow.thoughts) == 1)
        reviews._take(first)
        assert 0 == slow.closed
        await sqlite_store.ask_review(second)
        reviews._take(second)
        await until(lambda: len(slow.thoughts) == 2)
        assert slow.thoughts[0] != slow.thoughts[1]
        assert 1 == slow.closed
        await until(lambda: list(reviews._tasks) == [second])
        left = await sqlite_store.review(first)
        assert left is not None
        assert "running" == left.state
        assert first in await sqlite_store.lost_reviews(9, 0)
        await reviews.close()
        await bus.close()
