"""Copies of an SQLite file hold everything that the file holds."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from flambeur.server.ops.copies import back_up, restore
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.ops.tables import fill, keep_people

EVERY = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"


async def use(file: Path) -> None:
    """Leave rows in every table."""
    await fill(file, (5,))
    store = SqliteStore(str(file))
    await store.open()
    await keep_people(store)
    await store.close()
    with closing(sqlite3.connect(file)) as line:
        line.execute("insert into calls (table_id, person, seq, at) values ('t', 'p', 1, 0)")
        line.commit()


def rows(file: Path) -> dict[str, list[str]]:
    """Read every row of every table."""
    with closing(sqlite3.connect(file)) as line:
        names = [name for (name,) in line.execute(EVERY).fetchall()]
        return {name: sorted(map(repr, line.execute(f"select * from {name}"))) for name in names}  # noqa: S608 - the names are the file's own


def test_every_row_of_every_table(tmp_path: Path) -> None:
    """A backup, and what is restored from it, has the same rows in all tables there are."""
    file, copy, fresh = (tmp_path / name for name in ("club.db", "copy.db", "fresh.db"))
    asyncio.run(use(file))
    before = rows(file)
    assert 4 == back_up(file, copy) + restore(copy, fresh)
    assert [] == [name for name, found in before.items() if not found]
    assert before == rows(copy)
    assert before == rows(fresh)
