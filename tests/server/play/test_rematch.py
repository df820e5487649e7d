"""The same people play again: who joins, how long the others are waited for, who keeps a seat."""

import asyncio

import pytest

from flambeur.core.fair.signer import NoSigner
from flambeur.protocol.acts import Answer, Back, Propose, Rematch, Resign, Sit
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NotSeated, WrongPhase
from flambeur.server.context import Context
from flambeur.server.play.clock import chore_of, wait_of
from flambeur.server.play.export import export_record
from flambeur.server.play.steps import Rejoined
from flambeur.server.play.table import Table
from flambeur.server.play.taking import after
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import PEOPLE, open_game, play_on, until, worker


async def ended(context: Context, people: int) -> str:
    """Open a table, and end its game at once with everybody's consent."""
    table = await open_game(context, "easycome", people)
    await context.desk.act(table, "ana", Propose("abandon"), "abandon")
    for person in PEOPLE[1:people]:
        await context.desk.act(table, person, Answer(yes=True), f"yes-{person}")
    return table


async def join(context: Context, table: str, *people: str) -> None:
    """Ask for another game."""
    for person in people:
        await context.desk.act(table, person, Rematch(), f"again-{person}")


async def next_game(context: Context, table: str) -> Table:
    """Wait for the game that follows."""
    slot = await context.desk.see(table)
    await until(lambda: slot.table.card.rematch is not None)
    following = await context.desk.slots.get(slot.table.card.rematch or "")
    await until(lambda: following.table.card.phase == "playing")
    return following.table


def away(table: Table) -> list[bool]:
    """Tell for whom a bot plays."""
    return [place.away for place in table.card.places if place is not None]


async def test_it_begins_when_all_have_joined(store: Store) -> None:
    """Everybody has the same seat as before, and whoever asked first is the host."""
    async with worker(store) as context:
        table = await ended(context, 3)
        await join(context, table, "ben", "ana")
        slot = await context.desk.slots.get(table)
        assert ((1, 0), None) == (slot.table.card.again, slot.table.card.rematch)
        await join(context, table, "cleo")
        following = await next_game(context, table)
        assert ("Ana", "Ben", "Cleo") == following.names()
        assert [False] * 3 == away(following)
        assert "ben" == following.card.host


async def test_one_against_bots_plays_on_at_once(sqlite_store: SqliteStore) -> None:
    """Bots keep their seats and their names, and nobody has to start anything."""
    async with worker(sqlite_store) as context:
        wanted = NewTable("easycome", 3, sit=Sit("Ana"), bots=("uniform", "novice"), start=True)
        table = await context.lobby.open("ana", wanted)
        await context.desk.act(table, "ana", Resign(), "resign")
        slot = await context.desk.slots.get(table)
        await until(lambda: slot.table.card.phase == "over", 30)
        await join(context, table, "ana")
        following = await next_game(context, table)
        assert slot.table.names() == following.names()
        bots = [place.bot for place in following.card.places if place is not None]
        assert [None, "uniform", "novice"] == bots
        assert [False] * 3 == away(following)


async def test_who_is_silent_keeps_the_seat_and_a_bot_plays(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two want to play: the third one is waited for, then played for, and comes back."""
    monkeypatch.setattr("flambeur.server.play.clock.AGAIN", 0.05)
    async with worker(sqlite_store) as context:
        table = await ended(context, 3)
        await join(context, table, "ana", "cleo")
        await asyncio.sleep(0.1)
        await context.chores.sweep()
        following = await next_game(context, table)
        assert [False, True, False] == away(following)
        await context.desk.act(following.id, "ben", Back(), "back")
        assert [False] * 3 == away((await context.desk.see(following.id)).table)
        with pytest.raises(WrongPhase):
            await join(context, table, "ben")


async def test_all_who_join_have_the_same_time(sqlite_store: SqliteStore) -> None:
    """The time runs from the second one who joins; the third one does not begin it anew."""
    async with worker(sqlite_store) as context:
        table = await ended(context, 4)
        slot = await context.desk.slots.get(table)
        await join(context, table, "ana")
        assert slot.left is None
        await join(context, table, "ben")
        assert 14 < (slot.left or 0) <= 15
        slot.wait(3.0)
        await join(context, table, "cleo")
        assert (slot.left or 0) <= 3


async def test_whoever_waits_alone_may_begin(sqlite_store: SqliteStore) -> None:
    """One of two who asks is not kept waiting for ever."""
    async with worker(sqlite_store) as context:
        table = await ended(context, 2)
        await join(context, table, "ana")
        with pytest.raises(WrongPhase):
            await context.desk.act(table, "ana", Rematch(), "once more")
        await context.desk.act(table, "ana", Rematch(now=True), "now")
        assert [False, True] == away(await next_game(context, table))


async def test_who_had_left_is_not_waited_for(sqlite_store: SqliteStore) -> None:
    """A player for whom a bot played to the end keeps the seat in the next game, too."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 3)
        # A bot that moved for the one who left would end the proposal.
        calls, context.desk.on_chore = context.desk.on_chore, lambda _: None
        await context.desk.act(table, "cleo", Resign(), "resign")
        await context.desk.act(table, "ana", Propose("abandon"), "abandon")
        await context.desk.act(table, "ben", Answer(yes=True), "yes")
        context.desk.on_chore = calls
        await join(context, table, "ana", "ben")
        following = await next_game(context, table)
        assert [False, False, True] == away(following)
        assert 2 == following.seat_of("cleo")


@pytest.mark.parametrize("before", ["open", "link"])
async def test_a_worker_that_dies_takes_no_rematch_with_it(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Another one opens the same table, or finds it open and leads everybody there."""
    monkeypatch.setattr("flambeur.server.play.clock.CHORE", 0.05)
    monkeypatch.setattr("flambeur.server.play.rematch.CHORE", 0.05)
    async with worker(sqlite_store) as context:
        if before == "open":
            context.desk.on_chore = lambda _: None
        else:
            monkeypatch.setattr(context.chores, "_commit", _die)
        table = await ended(context, 2)
        await join(context, table, "ana", "ben")
        assert (await context.desk.see(table)).table.card.rematch is None
    async with worker(sqlite_store) as context:
        await asyncio.sleep(0.1)
        await context.chores.sweep()
        following = await next_game(context, table)
        listed = {card.table for card in await context.lobby.tables_of("ben")}
        assert {table, following.id} == listed


async def _die(*_: object) -> None:
    raise RuntimeError("the worker is gone")


async def test_two_workers_open_one_table(store: Store) -> None:
    """Both are asked at once; the people are led to one place."""
    async with worker(store) as one, worker(store) as other:
        table = await ended(one, 2)
        await join(one, table, "ana")
        slot = await other.desk.see(table)
        one.desk.on_chore = other.desk.on_chore = lambda _: None
        await join(one, table, "ben")
        await other.desk.see(table)
        here = (await one.desk.slots.get(table)).table
        await asyncio.gather(
            one.chores._do(here), other.chores._do(slot.table), return_exceptions=True
        )
        ids = {(await context.desk.see(table)).table.card.rematch for context in (one, other)}
        assert 1 == len(ids - {None})


async def test_a_finished_game_is_rated_though_some_want_another(
    sqlite_store: SqliteStore,
) -> None:
    """Whoever asks at once does not keep the game from being counted."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        table = await open_game(context, "easycome", 3)
        await play_on(context, table)
        now = (await context.desk.see(table)).table
        assert "rate" == chore_of(now)
        first, _ = after(now, Rejoined(0))
        assert "rate" == chore_of(first)
        second, _ = after(first, Rejoined(1))
        assert (None, 15.0) == (chore_of(second), wait_of(second))
        third, _ = after(second, Rejoined(2))
        assert "again" == chore_of(third)


async def test_when_nobody_can_play_again(sqlite_store: SqliteStore) -> None:
    """Not before the end, not where one has not played, and not without a game."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        with pytest.raises(WrongPhase):
            await join(context, table, "ana")
        await context.desk.act(table, "ana", Propose("abandon"), "abandon")
        await context.desk.act(table, "ben", Answer(yes=True), "yes")
        with pytest.raises(NotSeated):
            await join(context, table, "stranger")


async def test_the_record_tells_for_whom_a_bot_played_from_the_beginning(
    sqlite_store: SqliteStore,
) -> None:
    """The first line after the game has begun names who was away."""
    async with worker(sqlite_store) as context:
        table = await ended(context, 2)
        await context.desk.act(table, "ben", Rematch(now=True), "now")
        following = await next_game(context, table)
        for person in ("ana", "ben"):
            await context.desk.act(following.id, person, Resign(), f"resign-{person}")
        slot = await context.desk.slots.get(following.id)
        await until(lambda: slot.table.card.phase == "over", 30)
        stored = await sqlite_store.load(following.id)
        assert stored is not None
        record = export_record(stored, NoSigner()) or b""
        assert b'{"mark":"away","seat":0}' in record
