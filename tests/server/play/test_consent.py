"""What needs the others' consent: to abandon a game, and to take a move back."""

from typing import Any

import pytest

from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.acts import Answer, Propose, Sit
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NothingAsked
from flambeur.server.context import Context
from flambeur.server.play.export import export_record
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.verify import verify
from tests.server.play.tables import one_move, open_game, person_at, pick, play_on, worker


async def test_a_game_is_abandoned_when_all_agree(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "vegas", 3)
        act = context.desk.act
        with pytest.raises(NothingAsked):
            await act(table, "ana", Answer(yes=True), "0")
        await act(table, "ana", Propose("abandon"), "1")
        with pytest.raises(NothingAsked):
            await act(table, "ben", Propose("abandon"), "2")
        await act(table, "ben", Answer(yes=True), "3")
        with pytest.raises(NothingAsked):
            await act(table, "ben", Answer(yes=True), "4")
        assert (await context.desk.see(table)).table.card.phase == "playing"
        await act(table, "cleo", Answer(yes=True), "5")
        card = (await context.desk.see(table)).table.card
        assert card.outcome is not None
        assert (card.phase, card.outcome.ending) == ("over", "abandoned")


async def test_one_no_is_enough(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        await context.desk.act(table, "ana", Propose("abandon"), "1")
        await context.desk.act(table, "ben", Answer(yes=False), "2")
        assert (await context.desk.see(table)).table.card.asked is None


async def test_an_answer_means_one_proposal(sqlite_store: SqliteStore) -> None:
    """An answer that comes late does not agree to what was proposed since."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        act = context.desk.act
        first = await act(table, "ana", Propose("abandon"), "1")
        await act(table, "ben", Answer(yes=False, to=first), "2")
        second = await act(table, "ana", Propose("abandon"), "3")
        for yes in (True, False):
            with pytest.raises(NothingAsked):
                await act(table, "ben", Answer(yes=yes, to=first), f"late-{yes}")
        asked = (await context.desk.see(table)).table.card.asked
        assert asked is not None
        assert second == asked.seq
        await act(table, "ben", Answer(yes=True, to=second), "4")
        assert "over" == (await context.desk.see(table)).table.card.phase


async def test_who_plays_with_bots_alone_asks_nobody(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        wanted = NewTable("vegas", 2, sit=Sit("Ana"), bots=("casual",), start=True)
        table = await context.lobby.open("ana", wanted)
        await context.desk.act(table, "ana", Propose("abandon"), "1")
        assert (await context.desk.see(table)).table.card.phase == "over"


async def _to_a_quiet_move(context: Context, game: str) -> tuple[str, Table, int]:
    """Play until somebody made a move that no chance followed and nothing was shown by."""
    for _ in range(20):
        table = await open_game(context, game, 2)
        while True:
            before = (await context.desk.see(table)).table
            seat = before.awaited()
            if seat is None:
                break
            await one_move(context, table)
            now = (await context.desk.see(table)).table
            if now.before is not None and isinstance(now.position and now.position.turn, Choice):
                return table, before, seat
    raise AssertionError("no quiet move in twenty games")


async def test_a_move_is_taken_back_with_consent(store: Store) -> None:
    async with worker(store) as context:
        table, before, seat = await _to_a_quiet_move(context, "vegas/royale")
        person, other = person_at(before, seat), person_at(before, 1 - seat)
        with pytest.raises(NothingAsked):
            await context.desk.act(table, other, Propose("takeback"), "other")
        await context.desk.act(table, person, Propose("takeback"), "ask")
        await context.desk.act(table, other, Answer(yes=True), "agree")
        now = (await context.desk.see(table)).table
        assert now.version == before.version
        assert _state(now) == _state(before)
        context.desk.slots._idle.clear()
        assert _state((await context.desk.see(table)).table) == _state(before)
        # The old move, sent again with its old key, is not made a second time.
        length = now.seq
        await context.desk.act(table, person, pick(before), f"move-{before.version}")
        assert (await context.desk.see(table)).table.seq == length
        for number in range(2000):
            current = (await context.desk.see(table)).table
            turn = current.awaited()
            if turn is None:
                break
            who = person_at(current, turn)
            await context.desk.act(table, who, pick(current), f"new-{number}")
        stored = await context.store.load(table)
        assert stored is not None
        record = export_record(stored, context.signing)
        assert record is not None
        assert not verify(record, find).findings


def _state(table: Table) -> Any:
    assert table.position is not None
    return table.position.state


async def test_no_move_is_taken_back_past_a_roll(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        now = (await context.desk.see(table)).table
        person = person_at(now, now.awaited() or 0)
        await play_on(context, table, 1)
        with pytest.raises(NothingAsked):
            await context.desk.act(table, person, Propose("takeback"), "1")
