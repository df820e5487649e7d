"""An onlooker takes the place of a bot: one of those who want it, seen by all, and proven."""

import asyncio
from typing import Any

import msgspec
import pytest

from flambeur.bots.repeat import repeat
from flambeur.core.codec import encode
from flambeur.core.errors import Finished, FlambeurError
from flambeur.core.parts import Move
from flambeur.core.view import view_of
from flambeur.families import family_of, find
from flambeur.protocol.acts import Play, Propose, Rematch, Resign, Sit, Take
from flambeur.protocol.card import Place
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import BadName, NameTaken, NotSeated, SeatTaken, WrongPhase
from flambeur.server.bus.nats import NatsBus
from flambeur.server.context import Context
from flambeur.server.play.allowance import allowance
from flambeur.server.play.bots import BotWorker, Job
from flambeur.server.play.clock import CHORE, chore_of
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import read_table
from flambeur.server.play.steps import Away
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought.choosing import Question, choose
from flambeur.server.thought.hints import may_ask
from tests.fair.verdicts import agree
from tests.server.play.tables import Eye, one_move, person_at, pick, until, worker

PACE = 60
BOTS = ("novice", "uniform")


async def open_table(context: Context, game: str = "vegas", bots: tuple[str, ...] = BOTS) -> str:
    """Let Ana play against bots that move only when a test lets them."""
    context.desk.on_chore = lambda _: None
    return await context.lobby.open(
        "ana", NewTable(game, 1 + len(bots), sit=Sit("Ana"), bots=bots, start=True)
    )


async def now_at(context: Context, table: str) -> Table:
    """Find a table as it stands."""
    return (await context.desk.see(table)).table


async def play_until(context: Context, table: str, seat: int) -> Table:
    """Let people and bots move until it is the turn of a seat."""
    while (now := await now_at(context, table)).awaited() != seat:
        if now.awaited() is None:
            raise Finished("the game ended before")
        await move(context, now)
    return now


async def move(context: Context, now: Table) -> None:
    """Make the next move, be it a person's or a bot's."""
    if chore_of(now) != "bot":
        await one_move(context, now.id)
        return
    context.bots.take(Job(now.id, now.version))
    slot = await context.desk.slots.get(now.id)
    await until(lambda: slot.table.version > now.version, 30)


async def play_to_the_end(context: Context, table: str) -> Table:
    """Let everybody move until the game is over."""
    while (now := await now_at(context, table)).awaited() is not None:
        await move(context, now)
    return now


async def record_of(context: Context, table: str) -> bytes:
    """Write the record of a game that is over."""
    stored = await context.desk.store.load(table)
    assert stored is not None
    return export_record(stored, context.desk.signer) or b""


async def test_who_takes_a_place_plays_there(store: Store) -> None:
    """The place is theirs: the name, the turn and the move; the bot is named beside it."""
    async with worker(store) as context:
        table = await open_table(context)
        bot = (await now_at(context, table)).names()[1]
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        now = await play_until(context, table, 1)
        assert Place("Marie", "marie", took=bot) == now.card.places[1]
        assert chore_of(now) is None
        await context.desk.act(table, "marie", pick(now), "move")
        assert now.version < (await now_at(context, table)).version
        assert [table] == [card.table for card in await context.lobby.tables_of("marie")]
        stored = await store.load(table)
        assert stored is not None
        assert (await now_at(context, table)).card == read_table(stored).card


async def test_all_who_look_on_are_told_at_once(store: Store, nats_url: str) -> None:
    """Every line of the one who takes the place sees with its eyes, wherever it ends."""
    one_bus, two_bus = NatsBus(nats_url), NatsBus(nats_url)
    async with worker(store, one_bus) as one, worker(store, two_bus) as two:
        table = await open_table(one)
        two.desk.on_chore = lambda _: None
        tabs, ana = [Eye("marie") for _ in range(3)], Eye("ana")
        tabs[2].language = "de"
        for context, eye in ((one, tabs[0]), (two, tabs[1]), (two, tabs[2]), (two, ana)):
            await context.desk.watch(table, eye)
        assert {None} == {eye.last["seat"] for eye in tabs}
        assert "mine" not in tabs[2].last["picture"]
        await one.desk.act(table, "marie", Take(2, "Marie"), "take")
        now = await now_at(one, table)
        await until(lambda: all(eye.last["seq"] == now.seq for eye in (*tabs, ana)))
        assert [2, 2, 2, 0] == [eye.last["seat"] for eye in (*tabs, ana)]
        assert now.position is not None
        seen: Any = view_of(now.card.game, now.position.state, 2, now.version)
        for eye in tabs[:2]:
            assert msgspec.json.decode(encode(seen)) == eye.last["view"]
        assert "mine" in tabs[2].last["picture"]
        assert "Marie" == ana.last["card"]["places"][2]["name"]
        assert ['{"mark":"taken","seat":2}'] == tabs[2].last["lines"]


async def test_one_of_two_gets_the_place(pair: tuple[Store, Store]) -> None:
    """Two want the same place at once, at two workers: one has it, the other one is told."""
    async with worker(pair[0]) as one, worker(pair[1]) as two:
        table = await open_table(one)
        await two.desk.see(table)
        answers = await asyncio.gather(
            one.desk.act(table, "marie", Take(1, "Marie"), "take"),
            two.desk.act(table, "paul", Take(1, "Paul"), "take"),
            return_exceptions=True,
        )
        kinds = sorted(type(answer).__name__ for answer in answers)
        assert ["SeatTaken", "int"] == kinds
        winner = ("marie", "paul")[[isinstance(answer, int) for answer in answers].index(True)]
        for context in (one, two):
            assert winner == person_at(await now_at(context, table), 1)


async def test_who_cannot_take_a_place(sqlite_store: SqliteStore) -> None:
    """Places of people stay theirs, one is enough, and no two names look alike."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        names = (await now_at(context, table)).names()
        await context.desk.act(table, "marie", Take(1, names[1]), "like the bot before")
        refused: list[tuple[str, Take, type[FlambeurError]]] = [
            ("paul", Take(0, "Paul"), SeatTaken),
            ("paul", Take(1, "Paul"), SeatTaken),
            ("paul", Take(3, "Paul"), SeatTaken),
            ("ana", Take(2, "Ana"), SeatTaken),
            ("marie", Take(2, "Marie"), SeatTaken),
            ("paul", Take(2, "ANA"), NameTaken),
            ("paul", Take(2, "\u202eluaP"), BadName),
        ]
        for number, (person, act, refusal) in enumerate(refused):
            with pytest.raises(refusal):
                await context.desk.act(table, person, act, f"k{number}")
        await context.desk.act(table, "ana", Resign(), "resign")
        away = (await now_at(context, table)).seq
        await context.desk.commit(table, lambda _: (Away(1), None), f"away-{away}")
        for seat in (0, 1):
            with pytest.raises(SeatTaken):
                await context.desk.act(table, "paul", Take(seat, "Paul"), f"left-{seat}")


async def test_only_while_the_game_is_played(sqlite_store: SqliteStore) -> None:
    """Before it one sits down, and after it there is nothing left to play."""
    async with worker(sqlite_store) as context:
        wanted = NewTable("vegas", 2, sit=Sit("Ana"), bots=("novice",))
        table = await context.lobby.open("ana", wanted)
        with pytest.raises(WrongPhase):
            await context.desk.act(table, "marie", Take(1, "Marie"), "early")
        table = await open_table(context)
        await context.desk.act(table, "ana", Propose("abandon"), "enough")
        with pytest.raises(Finished):
            await context.desk.act(table, "marie", Take(1, "Marie"), "late")


async def test_taught_games_keep_their_bots(sqlite_store: SqliteStore) -> None:
    """What they play is prepared."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        wanted = NewTable("vegas", 3, sit=Sit("Ana"), lesson=True)
        table = await context.lobby.open("ana", wanted)
        with pytest.raises(SeatTaken):
            await context.desk.act(table, "marie", Take(1, "Marie"), "take")


async def test_a_bot_that_thinks_meanwhile_does_not_move(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn belongs to the person, who has the time for it."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        now = await play_until(context, table, 1)
        thinks, taken = asyncio.Event(), asyncio.Event()

        async def think(_: BotWorker, question: Question) -> Move:
            thinks.set()
            await taken.wait()
            return choose(question)

        monkeypatch.setattr(BotWorker, "_think", think)
        context.bots.take(Job(table, now.version))
        await thinks.wait()
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        taken.set()
        await context.bots.close()
        assert now.version == (await now_at(context, table)).version
        await context.desk.act(table, "marie", pick(now), "move")


async def test_whose_turn_it_becomes_has_time_to_watch(sqlite_store: SqliteStore) -> None:
    """The clock begins with the whole pace and what there was to see since the bot last moved."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await play_until(context, table, 1)
        slot = await context.desk.slots.get(table)
        assert (slot.left or 0) <= CHORE
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        allowed = allowance(slot.table)
        assert allowed > 0
        assert PACE + allowed == pytest.approx(slot.left, abs=5)


async def test_nobody_else_gets_more_time(sqlite_store: SqliteStore) -> None:
    """Ana thinks; that somebody takes a place meanwhile does not begin her time anew."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await play_until(context, table, 0)
        slot = await context.desk.slots.get(table)
        slot.wait(7.0)
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        assert (slot.left or 0) <= 7
        context.desk.slots._idle.clear()
        assert ((await context.desk.slots.get(table)).left or 0) <= 7


async def test_a_proposal_ends(sqlite_store: SqliteStore) -> None:
    """Whoever comes was not asked, so all are asked anew; then the newcomer, too."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        await context.desk.act(table, "ana", Propose("abandon"), "ask")
        now = await now_at(context, table)
        assert ("playing", {0, 1}) == (now.card.phase, now.present())
        assert now.card.asked is not None
        await context.desk.act(table, "paul", Take(2, "Paul"), "take")
        assert (await now_at(context, table)).card.asked is None


async def test_hints_end_where_they_would_beat_somebody(sqlite_store: SqliteStore) -> None:
    """Who plays against bots may ask the coach; against a person no longer."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        assert may_ask(await now_at(context, table), 0)
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        assert not may_ask(await now_at(context, table), 0)


async def taken_and_played(context: Context, game: str) -> tuple[str, tuple[str, ...]] | None:
    """Let a bot move and then Marie in its place, unless the game is over before."""
    table = await open_table(context, game)
    try:
        now = await play_until(context, table, 1)
        await move(context, now)
        await context.desk.act(table, "marie", Take(1, "Marie", gives=True), "take")
        await move(context, await play_until(context, table, 1))
    except (Finished, WrongPhase):
        return None
    return table, now.names()


@pytest.mark.parametrize("game", ["easycome", "vegas", "vegas/royale", "strike"])
async def test_the_record_tells_it(sqlite_store: SqliteStore, game: str) -> None:
    """Both verifiers agree; choices of bots are repeated as far as bots made them."""
    async with worker(sqlite_store) as context:
        # A seat of Strike may have lost its dice before it is up a second time: then another game.
        while (found := await taken_and_played(context, game)) is None:
            pass
        table, names = found
        gone = (await now_at(context, table)).seq
        await context.desk.commit(table, lambda _: (Away(1), None), f"away-{gone}")
        ended = await play_to_the_end(context, table)
        record = await record_of(context, table)
    agree(game, record)
    assert ("Ana", "Marie", names[2]) == ended.names()
    lines = record.splitlines()
    assert list(names) == msgspec.json.decode(lines[1])["names"]
    taken, away = (lines.index(b'{"mark":"%b","seat":1}' % word) for word in (b"taken", b"away"))
    chosen = [n for n, line in enumerate(lines) if line.startswith((b'{"seat":1', b'{"seat":2'))]
    by_marie = [n for n in chosen if taken < n < away and lines[n].startswith(b'{"seat":1')]
    assert 1 == len(by_marie)
    repeated = repeat(record, find, family_of)
    assert (len(chosen) - 1, [], 0) == (repeated.same, repeated.differing, repeated.skipped)


async def test_the_next_game_keeps_the_place(sqlite_store: SqliteStore) -> None:
    """Who took a place plays the next game from its beginning, and gives to its dice."""
    async with worker(sqlite_store) as context:
        calls = context.desk.on_chore
        table = await open_table(context, "easycome")
        await context.desk.act(table, "marie", Take(1, "Marie", gives=True), "take")
        await context.desk.act(table, "ana", Resign(), "resign")
        await context.desk.act(table, "marie", Propose("abandon"), "enough")
        context.desk.on_chore = calls
        await context.desk.act(table, "marie", Rematch(), "again")
        slot = await context.desk.slots.get(table)
        await until(lambda: slot.table.card.rematch is not None)
        following = await now_at(context, slot.table.card.rematch or "")
        assert Place("Marie", "marie") == following.card.places[1]
        assert (False, True, False) == following.gives
        assert "marie" == following.card.host


async def test_a_seat_that_was_left_is_not_taken_back_by_moves(sqlite_store: SqliteStore) -> None:
    """Who has resigned a place they took plays no more there."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        await context.desk.act(table, "marie", Resign(), "resign")
        now = await play_until(context, table, 1)
        assert "bot" == chore_of(now)
        with pytest.raises(NotSeated):
            await context.desk.act(table, "marie", Play(now.version, pick(now).move), "move")
