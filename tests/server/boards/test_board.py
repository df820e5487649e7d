"""The board of a day: the same dice for everybody, one attempt for each, and par."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from flambeur.core.fair.rows import Row, dice_of
from flambeur.core.record import Entry
from flambeur.protocol.acts import Propose, Rematch, Take
from flambeur.protocol.refusals import NoHints, NotFound, NothingAsked, SeatTaken, WrongPhase
from flambeur.server.boards import board
from flambeur.server.boards.par import par_of
from flambeur.server.context import Context
from flambeur.server.ops.checks import check_table
from flambeur.server.play import sealing
from flambeur.server.play.bots import luck_of
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Began, Moved
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought.hints import ask_hint
from tests.server.boards.attempts import (
    AFTER,
    DAY,
    KEY,
    LONG,
    SomeDay,
    boards_of,
    my_turn,
    play_board,
)
from tests.server.play.tables import worker

DICE = dice_of(bytes.fromhex(KEY))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in a thread: which ones they are does not matter here."""
    monkeypatch.setattr(board, "RIVAL", "casual")


@pytest.fixture
async def here(store: Store) -> AsyncIterator[Context]:
    """A worker."""
    async with worker(store) as context:
        yield context


async def outcomes_at(context: Context, table: str) -> dict[str, Entry]:
    """Tell what chance brought at each place."""
    stored = await context.store.load(table)
    assert stored is not None
    steps = [taken.step for taken in fold(stored)]
    entries = [e for step in steps if isinstance(step, Began | Moved) for e in step.entries]
    return {entry.place: entry for entry in entries if entry.place is not None}


def shows(entry: Entry) -> list[list[int]]:
    """Tell the dice of a roll; other outcomes have none."""
    return [list(group) for group in getattr(entry.move, "dice", ())]


async def test_tables_that_differ_share_the_row_of_every_place(here: Context) -> None:
    """Whatever was played before, dice are the first of the row of their place, at both tables."""
    boards = boards_of(here)
    one, two = [await boards.open(person, DAY, person.title()) for person in ("ana", "ben")]
    ends = await play_board(here, one, first=0), await play_board(here, two, first=-1)
    first, second = await outcomes_at(here, one), await outcomes_at(here, two)
    assert ends[0].names()[1:] == ends[1].names()[1:]
    assert {end.card.phase for end in ends} == {"over"}
    assert first != second, "they went the same way"
    shared = first.keys() & second.keys()
    assert len(shared) > 12
    for place, entry in (*first.items(), *second.items()):
        for group in shows(entry):
            row = Row(DICE, place, "own").roll([6] * 8)
            assert sorted(row[: len(group)]) == group
    rows = [(shows(first[place]), shows(second[place])) for place in shared]
    assert any(mine != other for mine, other in rows), "no roll was of another number of dice"
    assert first["shuffle_pile/0/-/0"].move == second["shuffle_pile/0/-/0"].move


async def test_what_bots_leave_to_chance_is_the_same(here: Context) -> None:
    """It follows from the key of the board, the seat and the version, and not from the table."""
    boards = boards_of(here)
    tables = [await boards.open(person, DAY, person.title()) for person in ("ana", "ben")]
    one, two = [await my_turn(here, table) for table in tables]
    assert one.seed != two.seed
    assert (one.version, luck_of(one, 2)) == (two.version, luck_of(two, 2))


async def test_there_is_one_attempt(here: Context) -> None:
    """Whoever comes again finds the table where they began, be it over."""
    boards = boards_of(here)
    table = await boards.open("ana", DAY, "Ana")
    assert table == await boards.open("ana", DAY, "Ana")
    assert table != await boards.open("ben", DAY, "Ben")
    assert table != await boards.open("ana", "2026-11-19", "Ana")
    await play_board(here, table)
    assert table == await boards.open("ana", DAY, "Anna")


async def test_a_worker_that_died_while_it_opened_one(here: Context) -> None:
    """An attempt whose table was never opened is opened when its player comes again."""
    await here.store.claim_board(DAY, "ana", "0123456789ab")
    assert "0123456789ab" == await boards_of(here).open("ana", DAY, "Ana")
    assert "playing" == (await my_turn(here, "0123456789ab")).card.phase


async def test_ten_answers_come_first(here: Context) -> None:
    """Who has not given them gets no table, and nothing is kept."""
    with pytest.raises(WrongPhase):
        await boards_of(here, SomeDay(late=("ana",))).open("ana", DAY, "Ana")
    assert await here.store.board(DAY, "ana") is None


async def test_what_is_agreed(here: Context) -> None:
    """The agreement names the day and what it promised; nobody gives a nonce, all sit there."""
    table = await my_turn(here, await boards_of(here).open("ana", DAY, "Ana"))
    assert table.attempt is not None
    agreed = msgspec.json.decode(table.attempt.agreement)
    assert ("day", "ab" * 32, DAY) == (agreed["dice"], agreed["promise"], agreed["terms"]["day"])
    assert "open" == agreed["options"]["money_visibility"]
    assert (None,) * 4 == table.attempt.nonces
    assert bytes.fromhex(KEY) == table.attempt.key
    assert not table.card.public


async def test_nobody_is_helped(here: Context) -> None:
    """No hints, no takebacks, and the bots keep their places; it can be played again otherwise."""
    table = await my_turn(here, await boards_of(here).open("ana", DAY, "Ana"))
    with pytest.raises(NoHints):
        ask_hint(table, "ana")
    for act, refusal in ((Propose("takeback"), NothingAsked), (Take(1, "Ben"), SeatTaken)):
        person = "ana" if isinstance(act, Propose) else "ben"
        with pytest.raises(refusal):
            await here.desk.act(table.id, person, act, "k")
    await play_board(here, table.id)
    await here.desk.act(table.id, "ana", Rematch(now=True), "again")
    again = await following(here, table.id)
    assert again.board is None
    assert again.attempt is not None
    assert bytes.fromhex(KEY) != again.attempt.key


async def following(context: Context, table: str) -> Table:
    """Wait until the same people play again at another table."""
    async with asyncio.timeout(LONG):
        while (found := (await context.desk.see(table)).table.card.rematch) is None:
            await asyncio.sleep(0.01)
        while (again := (await context.desk.see(found)).table).attempt is None:
            await asyncio.sleep(0.01)
    return again


async def test_the_end_is_compared(here: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Money, par and the place among others are told once one's own attempt is over."""
    boards = boards_of(here)
    await here.store.keep_par(DAY, 300_000)
    one, two = [await boards.open(person, DAY, person.title()) for person in ("ana", "ben")]
    with pytest.raises(WrongPhase):
        await boards.result("ana", DAY)
    with pytest.raises(NotFound):
        await boards.result("cleo", DAY)
    moneys = [money_of(await play_board(here, one))]
    alone = await boards.result("ana", DAY)
    assert (moneys[0], 300_000, 1, None) == (alone.money, alone.par, alone.people, alone.rank)
    moneys.append(money_of(await play_board(here, two, first=-1)))
    both = [await boards.result(person, DAY) for person in ("ana", "ben")]
    assert moneys == [result.money for result in both]
    assert [1 + sum(m > money for m in moneys) for money in moneys] == [one.rank for one in both]
    monkeypatch.setattr(sealing, "time", lambda: AFTER)
    late = await boards.open("cleo", DAY, "Cleo")
    await play_board(here, late)
    result = await boards.result("cleo", DAY)
    assert (None, 2, None) == (result.money, result.people, result.rank)


def money_of(table: Table) -> int:
    """Tell what the person got."""
    assert table.card.outcome is not None
    return table.card.outcome.scores[0]


async def test_it_is_not_rated_nor_reviewed_unasked(here: Context) -> None:
    """The same dice again and again would say nothing, and a review would tell what was hidden."""
    table = await play_board(here, await boards_of(here).open("ana", DAY, "Ana"))
    await here.chores._rate(table)
    assert [] == await here.store.ratings_of("bot:casual")
    assert [] == await here.store.unreviewed(14, 50)


async def test_operators_can_check_it(here: Context) -> None:
    """The log of an attempt folds, and its dice follow from the key that it holds."""
    table = await play_board(here, await boards_of(here).open("ana", DAY, "Ana"))
    stored = await here.store.load(table.id)
    assert stored is not None
    checked = check_table(stored, here.signing)
    assert ((), True) == (checked.findings, (checked.outcomes or 0) > 12)


async def test_whoever_is_forgotten_is_not_counted(here: Context) -> None:
    """An attempt is forgotten with its player, and with its table."""
    boards = boards_of(here)
    for person in ("ana", "ben"):
        await play_board(here, await boards.open(person, DAY, person.title()))
    await here.store.bury_person("ana")
    assert await here.store.board(DAY, "ana") is None
    kept = await here.store.board(DAY, "ben")
    assert kept is not None
    await here.store.delete_table(kept.table)
    assert await here.store.board(DAY, "ben") is None


async def test_par_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A champion plays the board in a process, and what it got is kept."""
    store: Any = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        boards = boards_of(context)
        await play_board(context, await boards.open("ana", DAY, "Ana"))
        monkeypatch.setattr(board, "RIVAL", "strong")
        par = (await boards.result("ana", DAY)).par
        assert par == await store.par(DAY) == par_of(KEY)
        context.minds.close()
        assert par == (await boards.result("ana", DAY)).par
    await store.close()
