"""What bots remember at a table follows from its log: every worker knows the same."""

from typing import Any

import pytest

from flambeur.core.codec import encode
from flambeur.server.context import Context
from flambeur.server.play.bots import luck_of
from flambeur.server.play.drawing import Drawing
from flambeur.server.play.reading import read_table
from flambeur.server.play.table import Table
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought.choosing import Question, choose, sight_of
from tests.server.play.tables import open_game, play_on, worker

MOVES = 20
"""After so many, three players are in the second round."""


async def second_round(context: Context, game: str) -> Table:
    """Let people play until some money was paid out."""
    table = await open_game(context, game, 3)
    now = await play_on(context, table, MOVES)
    while not any(remembered(now)):
        now = await play_on(context, table, 1)
    return now


def remembered(table: Table) -> tuple[tuple[int, ...], ...]:
    """Tell what bills the player on turn saw being taken."""
    seat = table.awaited()
    assert seat is not None
    assert table.position is not None
    memory: Any = table.position.memory(seat)
    bills: tuple[tuple[int, ...], ...] = memory.bills
    return bills


def asked(table: Table) -> Question:
    """Write down what a champion would be asked here."""
    seat = table.awaited()
    assert seat is not None
    return Question("champion", luck_of(table, seat), sight_of(table, seat))


@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale"])
async def test_another_worker_remembers_the_same(game: str, sqlite_store: SqliteStore) -> None:
    """A worker that folds the log anew knows what the one that played along has kept."""
    async with worker(sqlite_store) as context:
        kept = await second_round(context, game)
    stored = await sqlite_store.load(kept.id)
    assert stored is not None
    folded = read_table(stored)
    assert kept.position is not None
    assert folded.position is not None
    assert kept.position is not folded.position
    assert encode(kept.position.memories) == encode(folded.position.memories)


async def test_a_champion_outlives_a_worker(sqlite_store: SqliteStore) -> None:
    """When a worker has died, a champion is asked the same at another, and makes the same move."""
    async with worker(sqlite_store) as context:
        before = await second_round(context, "vegas/2018")
        first = asked(before)
    async with worker(sqlite_store) as context:
        again = asked((await context.desk.see(before.id)).table)
    assert first == again
    assert choose(first) == choose(again)


async def test_a_question_holds_what_its_seat_remembers(sqlite_store: SqliteStore) -> None:
    """It is read in another process as it was here; a game without memory has none there."""
    async with worker(sqlite_store) as context:
        now = await second_round(context, "vegas/2018")
        other = await play_on(context, await open_game(context, "easycome", 2), 1)
    assert now.position is not None
    seat = now.awaited()
    assert now.position.view(seat) == asked(now).sight.view()
    assert not asked(other).sight.view().memory


async def test_nobody_is_sent_a_memory(sqlite_store: SqliteStore) -> None:
    """Whoever plays from outside remembers for themselves [V15.9]."""
    async with worker(sqlite_store) as context:
        now = await second_round(context, "vegas/2018")
    assert b"memory" not in encode(Drawing(now).view(now.awaited()))
