"""Nothing is acknowledged that the death of a machine could still take away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest

from flambeur.protocol.acts import Rematch, Resign
from flambeur.protocol.refusals import Unavailable
from flambeur.server.context import Context
from flambeur.server.play.reading import write_step
from flambeur.server.play.steps import Resigned
from flambeur.server.store.contract import Person, Store, Write
from flambeur.server.store.open import open_store
from flambeur.server.store.postgres import database
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import one_move, open_game, person_at, pick, play_on, worker

clusters = pytest.importorskip("bench.server.pair", reason="needs a Unix")
Move = Callable[[], Awaitable[int]]


@pytest.fixture
async def twins() -> AsyncIterator[Any]:
    """A primary whose commits wait for a standby."""
    twins = await asyncio.to_thread(clusters.Pair)
    try:
        await twins.start()
        yield twins
    finally:
        await asyncio.to_thread(twins.remove)


async def next_move(context: Context, table: str) -> tuple[int, Move]:
    """Choose a move; tell its place in the log, and how it is sent, again and again."""
    now = (await context.desk.see(table)).table
    person, act = person_at(now, now.awaited() or 0), pick(now)
    return now.seq + 1, lambda: context.desk.act(table, person, act, f"move-{now.version}")


async def lose_the_wait(twins: Any, context: Context, table: str, move: Move) -> None:
    """Cut the standby off, and send a move until the primary alone has it."""
    before = await context.store.seqs([table])
    twins.network.cut()
    with pytest.raises(Unavailable):
        await move()
    while before == await context.store.seqs([table]):
        await asyncio.sleep(0.05)


async def insist(move: Move) -> int:
    """Send a move until it is acknowledged, as browsers do."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await move()
            except Unavailable:
                await asyncio.sleep(0.1)


async def test_standby_cut_off(twins: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that the primary alone has is not acknowledged nor shown, however often it is sent."""
    monkeypatch.setattr(database, "PATIENCE", 3.0)
    store = open_store(twins.url)
    await store.open()
    async with worker(store) as context, worker(store) as other:
        table = await open_game(context, "vegas", 2)
        kept, move = await next_move(context, table)
        await lose_the_wait(twins, context, table, move)
        for _ in range(2):
            with pytest.raises(Unavailable):
                await move()
        twins.network.mend(drop=False)
        assert kept == await insist(move)
        assert kept == (await other.desk.see(table)).table.seq
        lost, another = await next_move(context, table)
        await lose_the_wait(twins, context, table, another)
        with pytest.raises(Unavailable):
            await another()
        with pytest.raises(Unavailable):
            await other.desk.see(table)
        await twins.fail_over()
        assert [kept] == [row.seq for row in await rows_of(twins.primary.url, table, kept - 1)]
        # The same worker finds the new primary, goes back to what it has, and plays on.
        assert lost == await insist(another)
        await insist(lambda: one_move(context, table))
        after = await rows_of(twins.primary.url, table, kept)
        assert [lost, lost + 1] == [row.seq for row in after]
        assert lost + 1 == (await other.desk.see(table)).table.seq
    await store.close()


async def rows_of(url: str, table: str, since: int) -> list[Any]:
    """Read a log as somebody who comes to a cluster for the first time."""
    store = open_store(url)
    await store.open()
    try:
        return await store.rows(table, since)
    finally:
        await store.close()


async def test_what_was_only_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Acts and rematches that are there already are no answer before they are safe."""
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        place, move = await next_move(context, table)
        assert place == await move()
        resigned = await context.desk.act(table, "ana", Resign(), "gone")
        other = await open_game(context, "vegas", 2)
        await play_on(context, other)
        joined = await context.desk.act(other, "ana", Rematch(), "again")
        asked: list[Callable[[], Awaitable[object]]] = [
            move,
            lambda: context.desk.act(table, "ana", Resign(), "gone"),
            lambda: context.desk.act(other, "ana", Rematch(), "again"),
        ]
        with monkeypatch.context() as patch:
            patch.setattr(store, "settle", AsyncMock(side_effect=Unavailable("no standby")))
            for ask in asked:
                with pytest.raises(Unavailable):
                    await ask()
        assert [place, resigned, joined] == [await ask() for ask in asked]


async def test_failover_in_between(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit at the new primary is no proof of what was read at the old one."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        place, move = await next_move(context, table)
        await move()
        over = await open_game(context, "vegas", 2)
        await play_on(context, over)
        await context.desk.act(over, "ana", Rematch(), "again")

        monkeypatch.setattr(sqlite_store, "settle", partial(lose_a_step, sqlite_store, table))
        with pytest.raises(Unavailable):
            await move()
        monkeypatch.setattr(sqlite_store, "settle", partial(lose_a_step, sqlite_store, over))
        with pytest.raises(Unavailable):
            await context.desk.act(over, "ana", Rematch(), "again")
        assert place == await move()


async def test_no_step_is_believed_before_it_is_safe(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that reads on, reads anew or reads for the first time waits until it is safe."""
    async with worker(store) as one, worker(store) as other, worker(store) as third:
        table = await open_game(one, "vegas", 2)
        slot = await other.desk.see(table)
        before = slot.table
        place = await one_move(one, table)
        reads: list[Callable[[], Awaitable[object]]] = [
            lambda: other.desk.see(table),
            lambda: other.desk.slots.reload(slot),
            lambda: third.desk.slots.get(table),
        ]
        with monkeypatch.context() as patch:
            patch.setattr(store, "settle", AsyncMock(side_effect=Unavailable("no standby")))
            for read in reads:
                with pytest.raises(Unavailable):
                    await read()
        assert slot.table is before
        assert third.desk.slots.peek(table) is None
        for read in reads:
            await read()
        assert place == slot.table.seq == (await third.desk.slots.get(table)).table.seq


async def test_failover_while_reading(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps that the new primary does not have, or has others for, are not remembered."""
    async with worker(sqlite_store) as one, worker(sqlite_store) as other:
        table = await open_game(one, "vegas", 2)
        slot = await other.desk.see(table)
        before = slot.table
        place, move = await next_move(one, table)
        await move()

        async def lose_and_replace() -> None:
            await lose_a_step(sqlite_store, table)
            step = write_step(Resigned(before.awaited() or 0))
            await sqlite_store.append([Write(table, place, "another", step, None)])

        for happens in (lose_and_replace, partial(lose_a_step, sqlite_store, table)):
            with monkeypatch.context() as patch:
                patch.setattr(sqlite_store, "settle", happens)
                with pytest.raises(Unavailable):
                    await other.desk.see(table)
            assert slot.table is before
        assert before is (await other.desk.see(table)).table


async def test_game_that_is_not_over_any_more(sqlite_store: SqliteStore) -> None:
    """A game whose last move was lost in a failover is rated when it is over again."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        for person in ("ana", "ben"):
            await sqlite_store.add_person(Person(person, person.title(), "account"))
        table = await open_game(context, "vegas", 2)
        await play_on(context, table)
        await lose_a_step(sqlite_store, table)
        await context.chores._look_after(table)
        assert [] == await sqlite_store.ratings_of("ana")
        assert "over" == (await play_on(context, table)).card.phase
        await context.chores._look_after(table)
        assert [1] == [rating.games for rating in await sqlite_store.ratings_of("ana")]


async def lose_a_step(store: SqliteStore, table: str) -> None:
    """Take the last step from a log, as a standby that never had it."""
    for statement in (
        "delete from steps where table_id = ?1 and seq = (select seq from tables where id = ?1)",
        "update tables set seq = seq - 1 where id = ?1",
    ):
        line = store._database
        await line._do(partial(line._open_line().execute, statement, [table]))


async def test_moves_wait_once(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move costs nothing more than before; only one that comes again costs a commit."""
    asked, fetch = [], store._database.fetch

    async def noted(name: str, *values: object) -> Any:
        asked.append(name)
        return await fetch(name, *values)

    monkeypatch.setattr(store._database, "fetch", noted)
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        _, move = await next_move(context, table)
        asked.clear()
        await move()
        await play_on(context, table, 20)
        assert {"find_key", "beat"}.isdisjoint(asked)
        # Nobody reads a table that this worker has opened itself.
        asked.clear()
        await open_game(context, "vegas", 2)
        assert {"load", "rows", "beat"}.isdisjoint(asked)
        await move()
        assert 1 == asked.count("beat")


async def test_many_retries(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many who ask share a commit, but only one that begins after they asked, be it good or bad."""
    begun, gate = [], asyncio.Event()

    async def slow(name: str) -> None:
        begun.append(name)
        await gate.wait()
        if len(begun) > 1:
            raise Unavailable("no standby")

    monkeypatch.setattr(store._database, "fetch", slow)
    first = asyncio.create_task(store.settle())
    while not begun:
        await asyncio.sleep(0)
    later = [asyncio.create_task(store.settle()) for _ in range(50)]
    await asyncio.sleep(0.01)
    assert ["beat"] == begun
    later[0].cancel()
    gate.set()
    ends = await asyncio.gather(first, *later, return_exceptions=True)
    kinds = [None, asyncio.CancelledError, *[Unavailable] * 49]
    assert kinds == [None if end is None else type(end) for end in ends]
    assert ["beat", "beat"] == begun
