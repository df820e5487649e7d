"""The journey of a move: once for each key, one winner for each version, told to all alike."""

import asyncio
from unittest.mock import AsyncMock

import msgspec
import pytest

from flambeur.core.errors import FlambeurError, NotYourTurn, Stale
from flambeur.protocol.acts import Play, SeatBot
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NotSeated, Unavailable, UnknownTable
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus
from flambeur.server.play.slots import Slots
from flambeur.server.play.steps import Away
from flambeur.server.play.taking import after
from flambeur.server.store.contract import Store
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import (
    FREE,
    PEOPLE,
    Eye,
    one_move,
    open_game,
    person_at,
    pick,
    play_on,
    until,
    worker,
)

DUELS = 300


async def test_a_repeated_key_gets_the_first_answer(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        person, act = person_at(now, now.awaited() or 0), pick(now)
        first = await context.desk.act(table, person, act, "once")
        await play_on(context, table, 3)
        length = (await context.desk.see(table)).table.seq
        assert await context.desk.act(table, person, act, "once") == first
        assert (await context.desk.see(table)).table.seq == length


async def test_a_key_that_comes_twice_at_once_is_done_once(store: Store) -> None:
    """Two copies of one act travel over two lines; neither is in the log when both arrive."""
    async with worker(store) as context:
        table = await context.lobby.open("ana", NewTable("easycome", 4))
        act = SeatBot("uniform")
        one, two = await asyncio.gather(
            *(context.desk.act(table, "ana", act, "once") for _ in range(2))
        )
        assert one == two == (await context.desk.see(table)).table.seq


async def test_a_move_for_an_old_version_is_refused(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        person, act = person_at(now, now.awaited() or 0), pick(now)
        await context.desk.act(table, person, act, "first")
        with pytest.raises(Stale):
            await context.desk.act(table, person, act, "second")


async def test_only_the_one_whose_turn_it_is_can_move(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        other = person_at(now, 1 - (now.awaited() or 0))
        with pytest.raises(NotYourTurn):
            await context.desk.act(table, other, pick(now), "other")
        with pytest.raises(NotSeated):
            await context.desk.act(table, "stranger", pick(now), "stranger")
        with pytest.raises(UnknownTable):
            await context.desk.act("nosuchtable0", other, pick(now), "nowhere")


async def test_of_two_workers_exactly_one_wins_and_the_other_hears_that_it_is_late(
    postgres_store: PostgresStore, nats_url: str
) -> None:
    """Ten thousand of these by `python -m bench.load duels`."""
    async with (
        worker(postgres_store, NatsBus(nats_url)) as one,
        worker(postgres_store, NatsBus(nats_url)) as two,
    ):
        table, duels = "", 0
        while duels < DUELS:
            now = (await one.desk.see(table)).table if table else None
            if now is None or now.awaited() is None:
                table = await open_game(one, "vegas", 2)
                continue
            person, act = person_at(now, now.awaited() or 0), pick(now)
            answers = await asyncio.gather(
                one.desk.act(table, person, act, f"one-{duels}"),
                two.desk.act(table, person, act, f"two-{duels}"),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Stale", "int"]
            duels += 1


async def test_viewers_at_every_worker_see_every_step_once(
    postgres_store: PostgresStore, nats_url: str
) -> None:
    async with (
        worker(postgres_store, NatsBus(nats_url)) as one,
        worker(postgres_store, NatsBus(nats_url)) as two,
    ):
        table = await open_game(one, "vegas", 3)
        eyes = [(context, Eye(person)) for context in (one, two) for person in (*PEOPLE[:3], None)]
        for context, eye in eyes:
            await context.desk.watch(table, eye)
        begun = eyes[0][1].last["seq"]
        for number in range(20):
            await one_move((one, two)[number % 2], table)
        await until(lambda: all(eye.last["seq"] == begun + 20 for _, eye in eyes))
        for (_, eye), (_, twin) in zip(eyes[:4], eyes[4:], strict=True):
            assert [u["seq"] for u in eye.updates] == list(range(begun, begun + 21))
            assert [(u["view"], u["events"]) for u in eye.updates] == [
                (u["view"], u["events"]) for u in twin.updates
            ]
        for context, eye in eyes:
            await context.desk.unwatch(table, eye)


async def test_what_was_missed_is_told_from_the_log(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "easycome", 2)
        there, gone = Eye("ana"), Eye("ana")
        await context.desk.watch(table, there)
        await play_on(context, table, 3)
        since = there.last["seq"]
        await play_on(context, table, 8)
        await context.desk.watch(table, gone, since)
        missed = [event for u in there.updates if u["since"] >= since for event in u["events"]]
        assert gone.last["events"] == missed
        assert gone.last["view"] == there.last["view"]
        assert (gone.last["since"], gone.last["seq"]) == (since, there.last["seq"])


async def test_a_worker_that_missed_all_news_catches_up(postgres_store: PostgresStore) -> None:
    """Each worker has a bus of its own here, so no news ever arrive."""
    async with worker(postgres_store) as one, worker(postgres_store) as two:
        table = await open_game(one, "vegas", 2)
        eye = Eye("ben")
        await two.desk.watch(table, eye)
        for _ in range(5):
            await one_move(one, table)
        length = (await one.desk.see(table)).table.seq
        assert eye.last["seq"] == length - 5
        await two.chores.reconcile()
        assert [u["seq"] for u in eye.updates] == list(range(length - 5, length + 1))


async def test_news_on_its_way_is_not_missed(
    postgres_store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that is a moment behind waits for the news before it reads the log."""
    async with worker(postgres_store) as one, worker(postgres_store) as two:
        table = await open_game(one, "vegas", 2)
        await two.desk.watch(table, Eye("ben"))
        await one_move(one, table)
        reading = AsyncMock()
        monkeypatch.setattr(two.desk, "catch_up", reading)
        looking = asyncio.create_task(two.chores.reconcile())
        await asyncio.sleep(0.1)
        await two.desk.see(table)  # as if the news had come
        await looking
        reading.assert_not_awaited()


async def test_nobody_is_shown_less_than_they_have_seen(postgres_store: PostgresStore) -> None:
    """Who comes from another worker, whose news has not come here yet, is not set back."""
    async with worker(postgres_store) as one, worker(postgres_store) as two:
        table = await open_game(one, "vegas", 2)
        await two.desk.watch(table, Eye("ben"))
        await one_move(one, table)
        seen = (await one.desk.see(table)).table.seq
        eye = Eye("ana")
        await two.desk.watch(table, eye, seen)
        assert seen == eye.last["seq"]


async def test_when_the_database_knows_less_viewers_are_set_back(
    sqlite_store: SqliteStore,
) -> None:
    """As after a failover to a standby that had not received the last steps."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        eye = Eye(None)
        await context.desk.watch(table, eye)
        slot = await context.desk.see(table)
        ahead, _ = after(slot.table, Away(0))
        slot.table = ahead
        await context.chores.reconcile()
        assert slot.table.seq == ahead.seq - 1
        assert eye.last["seq"] == ahead.seq - 1
        await one_move(context, table)


async def test_a_small_cache_forgets_tables_and_finds_them_again(
    sqlite_store: SqliteStore,
) -> None:
    async with worker(sqlite_store) as context:
        context.desk.slots = Slots(sqlite_store, capacity=3)
        tables = [await open_game(context, "vegas", 2) for _ in range(10)]
        for _ in range(3):
            for table in tables:
                await one_move(context, table)
        assert context.desk.slots.count() <= 4


async def test_a_table_stays_as_long_as_somebody_follows_it(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store, settings=msgspec.structs.replace(FREE, cache=2)) as context:
        tables = [await open_game(context, "vegas", 2) for _ in range(6)]
        eyes = [Eye("ana") for _ in tables]
        for table, eye in zip(tables, eyes, strict=True):
            await context.desk.watch(table, eye)
        for table in tables:
            await one_move(context, table)
        assert all(len(eye.sent) == 2 for eye in eyes)
        for table, eye in zip(tables, eyes, strict=True):
            await context.desk.unwatch(table, eye)
        assert context.desk.slots.count() == 2


async def test_a_lost_database_is_said_so_and_the_same_key_can_be_sent_again(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        person, act = person_at(now, now.awaited() or 0), pick(now)
        append = sqlite_store.append

        async def cut(writes: object) -> set[str]:
            await append(writes)  # type: ignore[arg-type]
            raise Unavailable("the line was cut after the commit")

        monkeypatch.setattr(sqlite_store, "append", cut)
        with pytest.raises(Unavailable):
            await context.desk.act(table, person, act, "cut")
        monkeypatch.undo()
        seq = await context.desk.act(table, person, act, "cut")
        assert seq == now.seq + 1


async def test_nonsense_is_no_move(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store, LocalBus()) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        person = person_at(now, now.awaited() or 0)
        for nonsense in (b"{}", b"7", b'{"type":"place","face":9}', b'{"type":"rolled","dice":[]}'):
            act = Play(now.version, msgspec.Raw(nonsense))
            with pytest.raises(FlambeurError):
                await context.desk.act(table, person, act, "nonsense")
