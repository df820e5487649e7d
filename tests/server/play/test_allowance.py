"""Time to watch what happened, before a clock runs."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from flambeur.core.parts import Event
from flambeur.families import family_of
from flambeur.families.builtin import BUILT_IN
from flambeur.families.lasts import written
from flambeur.games.easycome.events import DiceKept, DiceRolled, PrizeWon
from flambeur.games.easycome.prizes import Prize
from flambeur.protocol.acts import Back, Sit
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.server.play.allowance import MOST, allowance, milliseconds
from flambeur.server.play.clock import wait_of
from flambeur.server.play.reading import fold, read_log
from flambeur.server.play.table import Table
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.shows.lasts import USUAL
from tests.server.play.tables import one_move, open_game, person_at, until, worker

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_event_of_a_drawn_game_says_how_long_it_is_shown(name: str) -> None:
    family = BUILT_IN[name]
    for game in family.editions():
        events = {kind for kind in game.parts if issubclass(kind, Event)}
        assert set() == events - set(family.lasts_of())


def test_drawings_go_by_the_same_table() -> None:
    """The copy of the browsers is what the program writes: `make schema` brings it up to date."""
    assert (ROOT / "web/src/lasts.json").read_bytes() == written()


def test_time_to_watch_follows_from_the_kinds_of_events() -> None:
    kept, rolled = DiceKept(0, (1,)), DiceRolled(0, 2, (3, 4), (1,), ())
    won = PrizeWon(0, Prize.SUM_7, None)
    assert 0 + 820 + 560 == milliseconds("easycome", [kept, rolled, won])


def test_events_that_nobody_timed_take_the_usual_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of others need not say how long its events are shown."""
    plain = msgspec.structs.replace(family_of("easycome"), lasts=None)
    monkeypatch.setattr("flambeur.server.play.allowance.family_of", lambda _: plain)
    assert 2 * USUAL == milliseconds("easycome", [DiceKept(0, (1,)), DiceKept(1, (1,))])


async def test_a_clock_runs_after_what_happened_since_the_last_move_of_its_owner(
    sqlite_store: SqliteStore,
) -> None:
    """All workers find the same in the log."""
    async with worker(sqlite_store) as context:
        name = await open_game(context, "vegas", 3)
        for _ in range(9):
            await one_move(context, name)
        stored = await read_log(context.desk.store, name)
        steps = list(fold(stored))
        last: dict[int | None, int] = {}
        for place, taken in enumerate(steps):
            table, mover = taken.table, taken.before.awaited()
            if mover is not None:
                last[mover] = place
            if (seat := table.awaited()) is not None:
                since = [
                    one for told in steps[last.get(seat, 0) : place + 1] for one in told.events
                ]
                shown = milliseconds("vegas", since) / 1000
                assert 60 + shown == pytest.approx(wait_of(table) or 0)
                assert shown > 0.8
        left = (await context.desk.see(name)).left
        # What is left is told in tenths of a second.
        assert -0.1 < (wait_of(steps[-1].table) or 0) - (left or 0) < 5


async def test_time_to_watch_has_an_end(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = (await context.desk.see(await open_game(context, "vegas", 2))).table.twin()
        table.shown = 19_000
        assert 19.0 == allowance(table)
        table.shown = 61_000
        assert MOST == allowance(table) == 20.0


async def test_where_the_pace_is_days_there_is_no_time_to_watch(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        pace = Pace("days", 86_400)
        wanted = NewTable("easycome", 2, auto=True, sit=Sit("Ana"), pace=pace)
        name = await context.lobby.open("ana", wanted)
        await context.desk.act(name, "ben", Sit("Ben"), "sit")
        slot = await context.desk.slots.get(name)
        await until(lambda: slot.table.awaited() is not None)
        assert slot.table.shown > 0
        assert 86_400 == wait_of(slot.table)


async def test_a_silent_clock_runs_out_after_the_time_to_watch_until_its_owner_is_back(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.play.desk.wait_of", _only_watching)
    async with worker(sqlite_store) as context:
        name = await open_game(context, "easycome", 2)
        slot = await context.desk.slots.get(name)
        seat, before = slot.table.awaited(), slot.table.version
        assert seat is not None
        assert 0.82 == allowance(slot.table)
        await context.chores.sweep()
        assert not slot.table.is_played_by_bot(seat)
        await asyncio.sleep(0.9)
        await context.chores.sweep()
        assert slot.table.is_played_by_bot(seat)
        await until(lambda: slot.table.version > before)
        await context.desk.act(name, person_at(slot.table, seat), Back(), "back")
        assert not slot.table.is_played_by_bot(seat)


def _only_watching(table: Table) -> float | None:
    """Let clocks run out as soon as they run."""
    wait = wait_of(table)
    return None if wait is None else max(0.05, wait - table.card.pace.seconds)
