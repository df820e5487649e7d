"""The example of a chapter opens in its very position, takes any move and says what came of it."""

from typing import Any

import msgspec
import pytest

from flambeur.core.errors import BadOption
from flambeur.core.game import Game
from flambeur.core.turn import Choice
from flambeur.families import every_game, family_of, find
from flambeur.protocol.acts import Sit
from flambeur.protocol.lobby import NewTable
from flambeur.server.play.export import export_record
from flambeur.server.play.lesson import PACE, beat_of, lesson_of
from flambeur.server.play.reading import read_opened, read_table, write_step
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.verify import verify
from tests.server.play.tables import Eye, pick, until, worker

EXAMPLES = [
    pytest.param(game, chapter, id=chapter)
    for game in every_game()
    for chapter in family_of(game.id).examples_of(game)
]


def example(game: str, chapter: str) -> NewTable:
    return NewTable(game, 2, sit=Sit("Ana", gives=True), chapter=chapter, public=True)


@pytest.mark.parametrize(("game", "chapter"), EXAMPLES)
async def test_an_example_is_opened_played_and_closed(
    sqlite_store: SqliteStore, game: Game[Any], chapter: str
) -> None:
    """The reader finds the position, plays any moves, and reads what came of them."""
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", example(game.id, chapter))
        slot = await context.desk.see(table)
        begun = slot.table
        found = lesson_of(begun)
        assert found is not None
        assert begun.position is not None
        assert isinstance(begun.position.turn, Choice)
        assert (len(found.given), 0) == (begun.version, begun.awaited())
        eye = Eye("ana")
        eye.language = "en"
        await context.desk.watch(table, eye)
        await until(lambda: bool(eye.last["told"]))
        opening = eye.last["told"]["note"]
        assert msgspec.to_builtins(found.opening) == opening
        assert [] == eye.last["events"]
        while beat_of(slot.table) is not None:
            await context.desk.act(table, "ana", pick(slot.table), f"move-{slot.table.version}")
        await until(lambda: slot.table.card.phase == "over", 10)
        assert opening != eye.last["told"]["note"]
        stored = await sqlite_store.load(table)
        assert stored is not None
        over = read_table(stored).card
        assert (slot.table.card, True, chapter) == (over, over.lesson, over.chapter)
        assert [] == await context.lobby.listed("over")
        record = export_record(stored, context.signing)
        assert record is not None
        assert ["no-commitment"] == [found.kind for found in verify(record, find).findings]


async def test_a_chapter_without_an_example_opens_none(sqlite_store: SqliteStore) -> None:
    """Nobody plays the example of another chapter, of another edition, or without sitting down."""
    async with worker(sqlite_store) as context:
        for wanted in (
            example("vegas", "rules-vegas-aim"),
            example("vegas/2012", "rules-vegas-turn"),
            NewTable("vegas", 2, chapter="rules-vegas-turn"),
        ):
            with pytest.raises(BadOption):
                await context.lobby.open("ana", wanted)


def test_a_log_from_before_there_were_examples_is_a_first_game() -> None:
    """An older log says that a table is a lesson, and names no chapter."""
    opened = Opened(
        table="0123456789ab",
        game="vegas/2018@1",
        options=find("vegas").write_options(find("vegas").options()),
        chairs=3,
        host="ana",
        pace=PACE,
        public=False,
        auto=False,
        hash="",
        lesson=True,
        chapter="rules-vegas-turn",
    )
    older = msgspec.json.decode(write_step(opened))
    assert "rules-vegas-turn" == older.pop("chapter")
    card = Table("00", read_opened(msgspec.json.encode(older))).card
    assert (True, "") == (card.lesson, card.chapter)
