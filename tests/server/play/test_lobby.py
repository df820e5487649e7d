"""Tables come to be, and people come and go."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flambeur.core.errors import BadOption, FlambeurError, UnknownGame
from flambeur.core.game import Game
from flambeur.families import every_game
from flambeur.protocol.acts import Answer, Propose, Rematch, SeatBot, Sit, Stand, Start
from flambeur.protocol.lobby import NewTable, Quick
from flambeur.protocol.refusals import (
    BadRequest,
    NotSeated,
    OnlyHost,
    SeatTaken,
    TableFull,
    WrongPhase,
)
from flambeur.server.play.beginning import Decision
from flambeur.server.play.names import NAMES, name_bot
from flambeur.server.play.reading import read_table
from flambeur.server.play.slots import Slot
from flambeur.server.play.steps import Sat
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Listing, Person, Store, Stored, Write
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import open_game, until, worker


async def test_play_at_once_against_bots(store: Store) -> None:
    async with worker(store) as context:
        wanted = NewTable(
            "vegas", 3, sit=Sit("Ana"), bots=("casual", "uniform"), start=True, public=True
        )
        table = await context.lobby.open("ana", wanted)
        card = (await context.desk.see(table)).table.card
        assert card.phase == "playing"
        names = [place.name for place in card.places if place]
        assert names == ["Ana", *(name_bot(table, seat, ()) for seat in (1, 2))]
        assert len({name[0] for name in names[1:]}) == 2
        assert [c.table for c in await context.lobby.listed("playing")] == [table]
        assert [c.table for c in await context.lobby.tables_of("ana")] == [table]


async def test_a_public_list_tells_no_guest_s_name(store: Store) -> None:
    """An account has one name for all, which is kept in order; a guest's is for the table."""
    await store.add_person(Person("ben", "Ben", "account"))
    async with worker(store) as context:
        wanted = NewTable("vegas", 4, sit=Sit("Ana"), bots=("casual",), public=True)
        table = await context.lobby.open("ana", wanted)
        await context.desk.act(table, "ben", Sit("Ben"), "1")
        (card,) = await context.lobby.listed("open")
        at_table = (await context.desk.see(table)).table.card
        bot = name_bot(table, 1, ())
        assert ["", bot, "Ben"] == [place.name for place in card.places if place]
        assert ["Ana", bot, "Ben"] == [place.name for place in at_table.places if place]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_a_new_table_is_in_memory_as_its_log_tells_it(
    sqlite_store: SqliteStore, game: Game[Any]
) -> None:
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable(game.id, 2))
        slot, stored = context.desk.slots.peek(table), await sqlite_store.load(table)
        assert slot is not None
        assert stored is not None
        assert vars(read_table(stored)) == vars(slot.table)
        assert slot.deadline is not None


@pytest.mark.parametrize("slow", [False, True])
async def test_a_table_that_others_find_at_once_is_in_memory_once(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch, *, slow: bool
) -> None:
    """Be it read before its opener hears that it is there, or still being read then."""
    create, load = sqlite_store.create, sqlite_store.load
    found: list[asyncio.Task[Slot]] = []
    reading, opened = asyncio.Event(), asyncio.Event()

    async def load_slowly(table: str) -> Stored | None:
        stored = await load(table)
        reading.set()
        await opened.wait()
        return stored

    async with worker(sqlite_store) as context:

        async def find_at_once(seed: str, write: Write, listing: Listing) -> None:
            await create(seed, write, listing)
            found.append(asyncio.create_task(context.desk.slots.get(write.table)))
            await (reading.wait() if slow else found[0])

        monkeypatch.setattr(sqlite_store, "create", find_at_once)
        if slow:
            monkeypatch.setattr(sqlite_store, "load", load_slowly)
        table = await context.lobby.open("ana", NewTable("vegas", 2))
        kept = context.desk.slots.peek(table)
        opened.set()
        assert kept is await found[0] is context.desk.slots.peek(table)
        assert context.desk.slots.count() == 1


def test_no_two_bots_of_a_table_are_called_the_same() -> None:
    names: list[str] = []
    for seat in range(10):
        names.append(name_bot("n3kt6tdsra21", seat, [*names, "Ana"]))
    assert len({name[0] for name in names}) == 10


def test_a_bot_is_not_called_as_somebody_who_sits_there() -> None:
    first = name_bot("n3kt6tdsra21", 0, ())
    assert name_bot("n3kt6tdsra21", 0, [first]) != first
    for alike in (first.upper(), first.replace("o", "0"), f"{first[:2]} {first[2:]}"):
        assert name_bot("n3kt6tdsra21", 0, [alike]) != first
    assert len({name[0] for name in NAMES}) == len(NAMES)


async def test_chairs_that_stay_empty_are_taken_away(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 5))
        await context.desk.act(table, "ana", Sit("Ana", seat=1), "a")
        await context.desk.act(table, "ben", Sit("Ben", seat=4), "b")
        await context.desk.act(table, "ana", Start(), "c")
        now = (await context.desk.see(table)).table
        assert [place and place.name for place in now.card.places] == ["Ana", "Ben"]
        assert now.seat_of("ben") == 1


async def test_what_cannot_be_done_before_the_game(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        act = context.desk.act
        table = await context.lobby.open("ana", NewTable("vegas", 2))
        await act(table, "ana", Sit("Ana"), "1")
        for person, wrong, refusal in (
            ("ana", Sit("Ana again"), SeatTaken),
            ("ben", Sit("Ben", seat=0), SeatTaken),
            ("ben", Sit("\u202eneB"), BadRequest),
            ("ben", Sit("  "), BadRequest),
            ("ben", SeatBot("casual"), OnlyHost),
            ("ana", SeatBot("genius"), BadOption),
            ("ben", Stand(), NotSeated),
            ("ben", Stand(0), OnlyHost),
            ("ana", Stand(1), NotSeated),
            ("ben", Start(), OnlyHost),
            ("ana", Rematch(), FlambeurError),
        ):
            with pytest.raises(refusal):
                await act(table, person, wrong, f"{wrong}"[:8])
        await act(table, "ben", Sit("Ben"), "2")
        with pytest.raises(TableFull):
            await act(table, "cleo", Sit("Cleo"), "3")
        await act(table, "ben", Stand(), "4")
        await act(table, "cleo", Sit("Cleo"), "5")
        await act(table, "ana", Stand(1), "6")
        await act(table, "ana", SeatBot("casual"), "7")
        await act(table, "ana", Start(), "8")
        with pytest.raises(WrongPhase):
            await act(table, "dan", Sit("Dan"), "9")


async def test_tables_with_wrong_options_are_not_opened(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        for wanted, refusal in (
            (NewTable("chess", 2), UnknownGame),
            (NewTable("vegas", 9), BadOption),
            (NewTable("vegas", 2, sit=Sit("Ana"), bots=("casual", "casual")), BadOption),
            (NewTable("vegas", 2, bots=("genius",)), BadOption),
            (NewTable("vegas", 2, {"no_such": 1}), BadOption),
            (NewTable("vegas", 2, {"money_visibility": "sometimes"}), BadOption),
        ):
            with pytest.raises(refusal):
                await context.lobby.open("ana", wanted)
        assert await context.lobby.tables_of("ana") == []


async def test_quick_games_fill_up_and_start_by_themselves(store: Store) -> None:
    async with worker(store) as context:
        tables = [
            await context.lobby.quick(person, Quick("easycome", person, chairs=2))
            for person in ("ana", "ben", "cleo")
        ]
        assert tables[0] == tables[1] != tables[2]
        slot = await context.desk.slots.get(tables[0])
        await until(lambda: slot.table.card.phase == "playing")


async def test_a_full_table_whose_worker_died_is_started_by_the_sweep(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.play.clock.CHORE", 0.05)
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        table = await context.lobby.quick("ana", Quick("easycome", "Ana", chairs=2))
        await context.lobby.quick("ben", Quick("easycome", "Ben", chairs=2))
        await asyncio.sleep(0.1)
        await context.chores.sweep()
        assert (await context.desk.see(table)).table.card.phase == "playing"


async def test_a_card_can_be_read_back(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas/royale", 2)
        card = (await context.desk.see(table)).table.card
    assert msgspec.json.decode(msgspec.json.encode(card), type=type(card)) == card


def old_name(seat: int, name: str, person: str) -> Callable[[Table], Decision]:
    """Sit down as one could before there was a rule for names."""
    return lambda _: (Sat(seat, name, f"nonce{person}00", person=person), None)


@pytest.mark.parametrize("name", ["\u3164", "\u0410nna", "Z\u0335\u0321\u0322\u0327", "Ben"])
async def test_logs_from_before_the_rule_for_names(sqlite_store: SqliteStore, name: str) -> None:
    """Games with names that are refused today are read and played on, and played again."""
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable("easycome", 3))
        await context.desk.commit(table, old_name(1, name, "ana"), "a")
        await context.desk.commit(table, old_name(2, "Ben", "ben"), "b")
        await context.desk.act(table, "ana", SeatBot("casual"), "c")
        await context.desk.act(table, "ana", Start(), "d")
    async with worker(sqlite_store) as context:
        slot = await context.desk.see(table)
        assert slot.table.names()[1:] == (name, "Ben")
        await context.desk.act(table, "ana", Propose("abandon"), "e")
        await context.desk.act(table, "ben", Answer(yes=True), "f")
        await context.desk.act(table, "ana", Rematch(now=True), "again")
        await until(lambda: slot.table.card.rematch is not None)
        following = (await context.desk.see(slot.table.card.rematch or "")).table
        assert following.names() == slot.table.names()
