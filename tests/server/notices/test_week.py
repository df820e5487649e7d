"""Over a whole week exactly those messages are sent that the rules allow."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bench.notices.service import Service
from flambeur.server.settings import Settings
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.notices.week import DAY, HOUR, TICK, Clock, Week
from tests.server.play.tables import worker

SETTINGS = Settings(bots=False, notify_inside=True)


@asynccontextmanager
async def week_of(seed: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Week]:
    """Prepare a week whose worker does nothing by itself."""
    clock = Clock()
    monkeypatch.setattr("flambeur.server.store.sqlite.database.time", clock.module)
    store = SqliteStore(":memory:")
    await store.open()
    try:
        async with Service.open() as service, worker(store, settings=SETTINGS) as context:
            await context.rounds.close()
            await context.chores.close()
            week = Week(context, service, clock, seed)
            await week.prepare()
            yield week
    finally:
        await store.close()


async def test_a_week(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three people in three time zones, ten tables by the day and three live ones."""
    async with week_of(1, monkeypatch) as week:
        await week.run(7)
    tags = [message.tag for _, _, message in week.sent]
    assert 10 < tags.count("turn") < len(tags)
    urls = {message.url for _, _, message in week.sent}
    assert {"/me"} < urls, "some are folded, and some are not"
    mornings = 0
    for name, reader in week.readers.items():
        times = [at for at, who, message in week.sent if who == name and message.tag == "turn"]
        assert all(later - at >= HOUR for at, later in pairwise(times))
        hours = [datetime.fromtimestamp(at, ZoneInfo(reader.zone)).hour for at in times]
        assert set(hours) <= set(range(8, 22))
        mornings += hours.count(8)
    assert mornings, "what was true in the morning was told then"


async def test_nothing_after_410(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where browsers have gone for good, one message is tried at each and no other."""
    async with week_of(3, monkeypatch) as week:
        await week.run(0.25)
        week.service.answer = lambda _: 410
        tried = []
        for _ in range(int(3 * DAY / TICK)):
            await week.tick(compare=False)
            tried += [arrived.path for arrived in week.service.arrived]
            week.service.arrived.clear()
        assert ["ana", "ben", "cleo"] == sorted(tried)
        for name in week.readers:
            assert [] == await week.context.store.subscriptions_of(name)
