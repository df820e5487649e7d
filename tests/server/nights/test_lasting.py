"""What survives a worker: the night, its games and its score; and what is forgotten."""

import asyncio
from typing import Any

import pytest

from flambeur.protocol.night import (
    Begin,
    Close,
    Vote,
)
from flambeur.protocol.refusals import (
    UnknownNight,
)
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus
from flambeur.server.context import Context
from flambeur.server.nights import clock
from flambeur.server.nights.opening import open_table
from flambeur.server.store.contract import Attendant, Store
from flambeur.server.store.postgres.store import PostgresStore
from tests.server.nights.evenings import Page, do, follow, gather, move, play_out, see
from tests.server.play.tables import FREE, until, worker


async def test_two_workers_tell_the_same(postgres_store: PostgresStore, nats_url: str) -> None:
    """What is done at one worker is told at the other, over the bus."""
    async with (
        worker(postgres_store, NatsBus(nats_url)) as one,
        worker(postgres_store, NatsBus(nats_url)) as two,
    ):
        night = await gather(one, ("ana", "ben"))
        page = await follow(two, night, "ben")
        await do(one, night, "ana", Vote("vegas"))
        await until(lambda: "ana" in page.night["votes"])
        await do(two, night, "ben", Vote("vegas"))
        await do(one, night, "ana", Begin())
        await until(lambda: page.night["phase"] == "playing")


async def test_lost_news_are_found(postgres_store: PostgresStore) -> None:
    """Each worker has a bus of its own here, so no news ever arrive."""
    async with worker(postgres_store) as one, worker(postgres_store) as two:
        night = await gather(one, ("ana",))
        page = await follow(two, night, "ben")
        await do(one, night, "ana", Vote("vegas"))
        await two.keeper.reconcile()
        assert {"ana": "vegas/2018@1"} == page.night["votes"]


async def test_another_worker_opens_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker dies after a game began and before its table was opened; another one opens it."""
    async with worker(store) as one:
        night = await gather(one, ("ana", "ben"))
        await one.keeper.close()

        async def dies(*_: Any) -> None:
            raise ConnectionError

        monkeypatch.setattr(one.keeper, "open_game", dies)
        with pytest.raises(ConnectionError):
            await do(one, night, "ana", Begin("strike"))
        room = await see(one, night)
        assert room.last is not None
        assert {} == await store.seqs([room.last.table])
    async with worker(store) as two:
        await two.keeper.look_after(night)
        await play_out(two, night, room.last.table)
        assert 1 == len((await see(two, night)).games)
        # Whoever comes later finds the same table.
        assert room.last.table == (await open_table(two.desk, night, room.last)).id


async def test_another_worker_writes_the_score(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker dies after a game was over and before it was scored; another one scores it, once."""
    async with worker(store) as one:
        night = await gather(one, ("ana", "ben"))

        async def dies(*_: Any) -> None:
            raise ConnectionError

        monkeypatch.setattr(one.keeper, "end_game", dies)
        await do(one, night, "ana", Begin("strike"))
        room = await see(one, night)
        assert room.last is not None
        table = room.last.table
        while (now := (await one.desk.see(table)).table).card.phase != "over":
            await move(one, now)
        assert "playing" == (await see(one, night)).phase
    async with worker(store) as two, worker(store, LocalBus()) as three:
        await asyncio.gather(two.keeper.look_after(night), three.keeper.look_after(night))
        room = await see(two, night)
        assert 1 == len(room.games)
        assert 8 == sum(guest.points for guest in room.guests.values())


async def test_an_old_night_is_forgotten(store: Store) -> None:
    """A night that is over goes with its code and its attendance, as tables go."""
    async with worker(store, settings=FREE) as context:
        night = await gather(context, ("ana",))
        code = (await see(context, night)).code
        assert code is not None
        await do(context, night, "ana", Close())
        assert night in await store.old_tables(-1, 9)
        assert await store.delete_table(night)
        assert None is await store.night_by_code(code)
        assert [] == await store.attending(night, 60)
        page = await follow_in_memory(context, night)
        await context.nights.drop_gone()
        assert "night/unknown" == page.last["code"]
        with pytest.raises(UnknownNight):
            await context.nights.see(night)


async def follow_in_memory(context: Context, night: str) -> Page:
    """Follow a night that this worker still remembers."""
    page = Page("ana")
    slot = await context.nights.slots.get(night)
    slot.followers[page] = False
    return page


async def test_attendance(store: Store) -> None:
    """Pages and televisions are told apart, and the same page twice is one."""
    ana, screen = Attendant("ana"), Attendant("tv", screen=True)
    await store.attend([("n", ana), ("n", screen), ("m", ana), ("n", ana)])
    await store.attend([("n", ana)])
    assert [ana, screen] == await store.attending("n", 60)
    assert [] == await store.attending("n", -1)
    await store.forget_attendance(-1)
    assert [] == await store.attending("n", 60)


async def test_codes(store: Store) -> None:
    """A code leads to one night as long as it is held, and whoever holds it keeps it."""
    assert await store.take_code("KRTM", "n", 60)
    assert await store.take_code("KRTM", "n", 60)
    assert not await store.take_code("KRTM", "m", 60)
    assert "n" == await store.night_by_code("KRTM")
    assert await store.holds_code("KRTM", "n")
    assert await store.take_code("KRTM", "n", 2)
    await store.hold_code("KRTM", "n", 3600)
    await asyncio.sleep(2.1)
    assert "n" == await store.night_by_code("KRTM")
    assert await store.take_code("KRTM", "n", -1)
    assert None is await store.night_by_code("KRTM")
    await store.hold_code("KRTM", "n", 3600)
    assert not await store.holds_code("KRTM", "n")
    assert await store.take_code("KRTM", "m", 60)
    assert "m" == await store.night_by_code("KRTM")


async def test_nights_are_due_apart_from_tables(store: Store) -> None:
    """Whoever looks for tables finds no nights, and the other way round."""
    async with worker(store) as context:
        await context.keeper.close()
        await context.chores.close()
        night = await gather(context, ("ana",))
        async with asyncio.timeout(2 * clock.BEAT + 1):
            while not (due := await store.due_nights(9, 60)):
                assert [] == await store.due(9, 60)
                await asyncio.sleep(0.2)
        assert [night] == due
