"""Workers of two versions read the same lists while one is rolled out after the other."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from flambeur.protocol.acts import Sit
from flambeur.protocol.card import Card
from flambeur.protocol.lobby import NewTable
from flambeur.server.play.listing import listing_of, read_cards
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import worker


async def test_an_older_worker_can_read_a_card_that_has_nothing_new(
    sqlite_store: SqliteStore,
) -> None:
    """What is as usual is not written, whenever its field came; reading brings it back."""
    required = [field.name for field in msgspec.structs.fields(Card) if field.required]
    async with worker(sqlite_store) as context:
        name = await context.lobby.open("ana", NewTable("vegas", 2, sit=Sit("Ana")))
        table = (await context.desk.see(name)).table
        written = listing_of(table).card
        assert required == list(msgspec.json.decode(written))
        assert [table.card] == read_cards([written])


async def test_a_table_of_a_newer_version_does_not_hide_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A worker that cannot read it lists the rest."""
    file = tmp_path / "club.db"
    store = SqliteStore(str(file))
    await store.open()
    async with worker(store) as context:
        newer, plain = [
            await context.lobby.open("ana", NewTable("vegas", 2, public=True)) for _ in range(2)
        ]
        with closing(sqlite3.connect(file)) as line, line:
            line.execute(
                "update tables set card = cast(json_set(card, '$.mood', 'calm') as blob)"
                " where id = ?",
                (newer,),
            )
        assert [plain] == [card.table for card in await context.lobby.listed("open")]
    await store.close()
    assert "mood" in caplog.text
