"""Bots of every level move by themselves, in a thread or in a process, each job once."""

import asyncio
from typing import Any

import msgspec
import pytest

from flambeur.bots import LEVELS
from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.acts import Play, Propose, SeatBot, Sit, Start
from flambeur.protocol.lobby import NewTable
from flambeur.server.context import Context
from flambeur.server.ops import metrics
from flambeur.server.play import bots
from flambeur.server.play.bots import QUICK, BotWorker, Job, luck_of
from flambeur.server.play.clock import chore_of
from flambeur.server.play.deciding import play
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import read_table
from flambeur.server.play.table import Table
from flambeur.server.play.taking import replace
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought.choosing import Question, choose, choose_apart, sight_of
from flambeur.sources.verify import verify
from tests.server.play.tables import one_move, until, worker


def moves_by(level: str) -> float:
    """Count the moves that a level has made so far."""
    (counted,) = metrics.BOT_JOBS.labels(level).collect()
    return sum(sample.value for sample in counted.samples if sample.name.endswith("_total"))


async def waiting_for_bot(context: Context, level: str) -> Table:
    """Play against a bot of Easy Come until it is its turn."""
    wanted = NewTable("easycome", 2, sit=Sit("Ana"), bots=(level,), start=True)
    table = await context.lobby.open("ana", wanted)
    slot = await context.desk.slots.get(table)
    while chore_of(slot.table) is None:
        await one_move(context, table)
    return slot.table


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_moves_and_is_counted(level: str, sqlite_store: SqliteStore) -> None:
    """A bot makes its move, and the numbers tell which level it was."""
    before = moves_by(level)
    async with worker(sqlite_store) as context:
        now = await waiting_for_bot(context, level)
        slot = await context.desk.slots.get(now.id)
        await until(lambda: slot.table.version > now.version, 60)
    assert before < moves_by(level)


async def test_a_job_that_comes_twice_is_done_once(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sweep calls for a bot that thinks long; it does not think twice."""
    thoughts: list[Question] = []

    def think(question: Question) -> Move:
        thoughts.append(question)
        return choose(question)

    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        now = await waiting_for_bot(context, "casual")
        monkeypatch.setattr(bots, "choose", think)
        slot = await context.desk.slots.get(now.id)
        for _ in range(3):
            context.bots.take(Job(now.id, now.version))
        await until(lambda: slot.table.version > now.version)
        context.bots.take(Job(now.id, now.version))
        await asyncio.sleep(0.05)
    assert [now.version] == [thought.sight.version for thought in thoughts]


async def test_a_game_that_is_given_up_meanwhile_has_no_further_move(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot may still think when the people end the game: nobody waits for its move any more."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        now = await waiting_for_bot(context, "casual")
        thought, given_up = asyncio.Event(), asyncio.Event()

        async def think(_: BotWorker, question: Question) -> Move:
            thought.set()
            await given_up.wait()
            return choose(question)

        monkeypatch.setattr(BotWorker, "_think", think)
        context.bots.take(Job(now.id, now.version))
        await thought.wait()
        await context.desk.act(now.id, "ana", Propose("abandon"), "enough")
        given_up.set()
        await context.bots.close()
        stored = await sqlite_store.load(now.id)
        assert stored is not None
        assert "over" == read_table(stored).card.phase
        assert stored.rows[-1].key.startswith("ana:enough")


async def test_a_move_after_the_end_is_not_in_the_record(sqlite_store: SqliteStore) -> None:
    """Older servers let a bot move once more; such games are proven as far as they were played."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        now = await waiting_for_bot(context, "casual")
        await context.desk.act(now.id, "ana", Propose("abandon"), "enough")
        seat = now.awaited()
        assert seat is not None
        assert now.position is not None
        assert isinstance(now.position.turn, Choice)
        late = Play(now.version, msgspec.Raw(encode(now.position.turn.moves[0])))
        await context.desk.commit(now.id, lambda table: play(table, seat, late), "bot-late")
        stored = await sqlite_store.load(now.id)
        assert stored is not None
        assert "bot-late" == stored.rows[-1].key
        record = export_record(stored, context.signing)
    assert record is not None
    assert [] == verify(record, find).findings


async def test_a_level_that_is_no_more_is_played_by_the_one_who_stands_in(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Logs outlive the names of levels: their games go on."""
    asked: list[str] = []

    def think(question: Question) -> Move:
        asked.append(question.level)
        return choose(question)

    monkeypatch.setattr(bots, "choose", think)
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        now = await waiting_for_bot(context, "casual")
        slot = await context.desk.slots.get(now.id)
        places = tuple(
            place and replace(place, bot=place.bot and "greedy") for place in now.card.places
        )
        slot.table.card = replace(slot.table.card, places=places)
        context.bots.take(Job(now.id, now.version))
        await until(lambda: slot.table.version > now.version)
    assert ["casual"] == asked


async def test_a_process_chooses_as_a_thread_does(sqlite_store: SqliteStore) -> None:
    """The same position gives the same move, wherever it is thought about."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        now = await waiting_for_bot(context, "champion")
        seat = now.awaited()
        assert seat is not None
        question = Question("champion", luck_of(now, seat), sight_of(now, seat))
        apart = await context.minds.think(choose_apart, question)
    assert choose(question) == find("easycome").codec.decode(apart, Move)


def test_those_who_think_long_are_the_strong_ones() -> None:
    """Every level is known to be quick, or thinks in a process."""
    assert ["strong", "champion"] == [level for level in LEVELS if level not in QUICK]


async def test_the_host_chooses_any_level(sqlite_store: SqliteStore) -> None:
    """All levels can sit down at one table."""
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 5))
        await context.desk.act(table, "ana", Sit("Ana"), "sit")
        for level in LEVELS:
            await context.desk.act(table, "ana", SeatBot(level), level)
        await context.desk.act(table, "ana", Start(), "start")
        card: Any = (await context.desk.see(table)).table.card
        assert [None, *LEVELS] == [place.bot for place in card.places]
