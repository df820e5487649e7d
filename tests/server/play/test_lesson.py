"""A taught game follows its lesson on any worker, and claims nothing about its dice."""

from functools import partial
from itertools import cycle
from typing import Any

import msgspec
import pytest

from flambeur.core.codec import encode
from flambeur.core.errors import BadOption, IllegalMove
from flambeur.core.game import Game
from flambeur.core.turn import Choice
from flambeur.families import every_game, family_of, find
from flambeur.protocol.acts import Play, Sit
from flambeur.protocol.lines import Line
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NotTaught
from flambeur.server.bus.local import LocalBus
from flambeur.server.context import Context
from flambeur.server.play.export import export_record
from flambeur.server.play.lesson import beat_of
from flambeur.server.play.reading import read_table
from flambeur.server.play.slots import Slot
from flambeur.server.play.table import Table
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.shows.lesson import Lesson
from flambeur.sources.verify import verify
from flambeur.words.catalogues import LANGUAGES, Words
from tests.server.play.tables import Eye, pick, until, worker

TAUGHT = [game for game in every_game() if family_of(game.id).lesson_of(game)]
TAPS = 12
"""From the first page to a free move at a real table."""
AROUND = 4
"""Of these: to begin, to go on to the real table, and two for the free move."""


def lesson(game: str) -> NewTable:
    return NewTable(game, 2, sit=Sit("Ana", gives=True), lesson=True, public=True)


async def learn(context: Context, other: Context, table: str) -> Table:
    """Play as the lesson has it, every move at the other one of two workers."""
    for here in cycle((context, other)):
        slot = await here.desk.see(table)
        await until(partial(is_awaited, slot), 10)
        now = slot.table
        if now.card.phase == "over":
            break
        beat = beat_of(now)
        assert beat is not None
        act = pick(now) if beat.move is None else Play(now.version, msgspec.Raw(encode(beat.move)))
        await here.desk.act(table, "ana", act, f"move-{now.version}")
    return now


def is_awaited(slot: Slot) -> bool:
    """Tell whether it is the newcomer's turn, or over."""
    return slot.table.card.phase == "over" or slot.table.awaited() == 0


def written(game: Game[Any]) -> Lesson:
    """Find the lesson of a game that has one."""
    found = family_of(game.id).lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
async def test_a_lesson_is_played_as_it_is_written_and_then_closed(
    sqlite_store: SqliteStore, game: Game[Any]
) -> None:
    """Two workers follow it; its log tells the same; nothing is said about its dice."""
    bus = LocalBus()
    async with worker(sqlite_store, bus) as first, worker(sqlite_store, bus) as second:
        table = await first.lobby.open("ana", lesson(game.id))
        await first.desk.watch(table, Eye("ana"))
        await second.desk.watch(table, Eye("ana"))
        over = await learn(first, second, table)
        stored = await sqlite_store.load(table)
        assert stored is not None
        assert over.card == read_table(stored).card
        assert over.card.outcome is not None
        assert (True, "abandoned") == (over.card.lesson, over.card.outcome.ending)
        assert [] == await first.lobby.listed("over")
        assert "" == over.card.hash
        record = export_record(stored, first.signing)
        assert record is not None
        assert ["no-commitment"] == [found.kind for found in verify(record, find).findings]
        agreement = msgspec.json.decode(record.split(b"\n")[0])
        assert ("practice", True) == (agreement["dice"], agreement["terms"]["lesson"])


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
async def test_the_newcomer_is_led_to_the_move_of_the_lesson_and_no_other(
    sqlite_store: SqliteStore, game: Game[Any]
) -> None:
    """The update brings tips; another legal move is refused, and the table stays as it is."""
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", lesson(game.id))
        eye = Eye("ana")
        eye.language = "en"
        await context.desk.watch(table, eye)
        await until(lambda: eye.last["told"] and eye.last["told"].get("tips"))
        now = (await context.desk.see(table)).table
        assert now.position is not None
        beat = beat_of(now)
        assert beat is not None
        if beat.move is None:
            return  # where dice really fly, any move will do
        turn = now.position.turn
        assert isinstance(turn, Choice)
        other = next(move for move in turn.moves if move != beat.move)
        with pytest.raises((NotTaught, IllegalMove)):
            await context.desk.act(
                table, "ana", Play(now.version, msgspec.Raw(encode(other))), "other"
            )
        assert now.version == (await context.desk.see(table)).table.version


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_is_short_and_said_in_four_languages(game: Game[Any]) -> None:
    """One tap for each tip, twelve from the first page on, and words for all of them."""
    tips = [tip for beat in written(game).beats for tip in beat.tips]
    assert len(tips) + AROUND <= TAPS
    for language in LANGUAGES:
        words = Words(language)
        for phrase in [phrase for tip in tips for phrase in (tip.title, tip.text)]:
            assert isinstance(phrase, Line)
            assert words.has(phrase.id)


async def test_a_game_without_a_lesson_opens_none(sqlite_store: SqliteStore) -> None:
    """Nobody learns an older edition, or without sitting down."""
    async with worker(sqlite_store) as context:
        for wanted in (lesson("vegas/2012"), NewTable("vegas", 2, lesson=True)):
            with pytest.raises(BadOption):
                await context.lobby.open("ana", wanted)
