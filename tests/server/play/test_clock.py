"""Deadlines, and the bots that step in."""

import asyncio

import pytest

from flambeur.core.errors import Finished
from flambeur.protocol.acts import Back, Resign, Sit
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NotSeated, WrongPhase
from flambeur.server.bus.open import open_bus
from flambeur.server.play.clock import chore_of, wait_of
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import Eye, one_move, open_game, person_at, until, worker


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time run out at once."""
    monkeypatch.setattr("flambeur.server.play.clock.CHORE", 0.05)
    monkeypatch.setattr("flambeur.server.play.desk.wait_of", _hurry)


def _hurry(table: object) -> float | None:
    wait = wait_of(table)  # type: ignore[arg-type]
    return None if wait is None else min(wait, 0.05)


@pytest.mark.clause("E33", "S51")
async def test_who_lets_the_time_run_out_is_played_by_a_bot_until_back(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        slot = await context.desk.slots.get(table)
        seat = slot.table.awaited()
        assert seat is not None
        eye = Eye(person_at(slot.table, seat))
        await context.desk.watch(table, eye)
        before = slot.table.version
        await asyncio.sleep(0.1)
        await context.chores.sweep()
        place = slot.table.card.places[seat]
        assert place is not None
        assert place.away
        await until(lambda: slot.table.version > before)
        await context.desk.welcome(table, eye.person or "")
        place = slot.table.card.places[seat]
        assert place is not None
        assert not place.away
        with pytest.raises(WrongPhase):
            await context.desk.act(table, eye.person or "", Back(), "again")


async def test_a_bot_whose_job_got_lost_is_called_again(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        wanted = NewTable("easycome", 2, sit=Sit("Ana"), bots=("champion",), start=True)
        table = await context.lobby.open("ana", wanted)
        slot = await context.desk.slots.get(table)
        while chore_of(slot.table) is None:
            await one_move(context, table)
        before = slot.table.version
        await asyncio.sleep(0.1)
        await context.chores.sweep()
        await until(lambda: slot.table.version > before, 60)


@pytest.mark.parametrize("kind", ["local", "nats"])
async def test_a_game_of_bots_alone_comes_to_its_end(
    store: Store, kind: str, nats_url: str
) -> None:
    async with worker(store, open_bus(kind if kind == "local" else nats_url)) as context:
        wanted = NewTable("vegas/royale", 3, bots=("casual", "uniform", "casual"), start=True)
        table = await context.lobby.open("ana", wanted)
        slot = await context.desk.slots.get(table)
        await until(lambda: slot.table.card.phase == "over", 20)


async def test_a_game_that_two_workers_want_to_begin_begins_once(
    sqlite_store: SqliteStore,
) -> None:
    """The second one finds that the table has gone on."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        wanted = NewTable("easycome", 2, auto=True, sit=Sit("Ana"), bots=("uniform",))
        full = (await context.desk.see(await context.lobby.open("ana", wanted))).table
        for _ in range(2):
            await context.chores._do(full)
        assert full.seq + 1 == (await context.desk.see(full.id)).table.seq


@pytest.mark.clause("E33", "S51")
async def test_who_resigns_is_played_by_a_bot_to_the_end(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        await context.desk.act(table, "ana", Resign(), "resign")
        with pytest.raises((NotSeated, Finished)):
            await context.desk.act(table, "ana", Back(), "back")
        await context.desk.act(table, "ben", Resign(), "resign too")
        slot = await context.desk.slots.get(table)
        await until(lambda: slot.table.card.phase == "over")


async def test_an_open_table_that_nobody_starts_expires(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.play.lobby.EXPIRY", 0.02)
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 2))
        await asyncio.sleep(0.05)
        await context.chores.sweep()
        card = (await context.desk.see(table)).table.card
        assert card.outcome is not None
        assert card.outcome.ending == "expired"


async def test_who_moves_in_time_is_not_sent_away(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        await asyncio.sleep(0.1)
        slot = await context.desk.slots.get(table)
        await asyncio.gather(one_move(context, table), context.chores.sweep())
        assert sum(place is not None and place.away for place in slot.table.card.places) <= 1
