"""A database that two workers share, and that a test may change by hand."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, ClassVar

import asyncpg

from flambeur.server.store.contract import Store
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite.store import SqliteStore

PARTS = ("tables", "steps", "seatings", "reviews", "rated")
COUNT = """
select (select count(*) from tables where id = $1),
    (select count(*) from steps where table_id = $1),
    (select count(*) from seatings where table_id = $1),
    (select count(*) from reviews where table_id = $1),
    (select count(*) from rated where table_id = $1)
"""


class Postgres:
    """Two stores in PostgreSQL."""

    older: ClassVar = {
        "tables": "update tables set idle_since = idle_since - make_interval(days => $2::integer)"
        " where id = $1",
        "people": "update people set seen = seen - $2::integer where id = $1",
        "graves": "update people set gone = gone - make_interval(days => $2::integer)"
        " where id = $1",
    }

    def __init__(self, url: str) -> None:
        self._url = url
        self.first: Store = PostgresStore(url)
        self.second: Store = PostgresStore(url)

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """Run a statement by hand."""
        line = await asyncpg.connect(self._url)
        try:
            return [tuple(row) for row in await line.fetch(statement, *values)]
        finally:
            await line.close()


class Sqlite:
    """Two stores on one file."""

    older: ClassVar = {
        "tables": "update tables set idle_since = idle_since - $2 * 86400 where id = $1",
        "people": "update people set seen = seen - $2 where id = $1",
        "graves": "update people set gone = gone - $2 * 86400 where id = $1",
    }

    def __init__(self, file: Path) -> None:
        self._file = file
        self.first: Store = SqliteStore(str(file))
        self.second: Store = SqliteStore(str(file))

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """Run a statement by hand."""
        with closing(sqlite3.connect(self._file)) as line, line:
            return line.execute(statement.replace("$", "?"), values).fetchall()


Home = Postgres | Sqlite


@asynccontextmanager
async def opened(home: Home) -> AsyncIterator[Home]:
    """Open both stores until the test is over."""
    await home.first.open()
    await home.second.open()
    yield home
    await home.first.close()
    await home.second.close()


async def make_old(home: Home, what: str, name: str, days: int) -> None:
    """Let a table have ended, a person have come or been forgotten, so many days earlier."""
    await home.ask(home.older[what], name, days)


async def left_of(home: Home, table: str) -> list[str]:
    """Tell in which parts of the database a table still is."""
    ((*counts,),) = await home.ask(COUNT, table)
    return [part for part, count in zip(PARTS, counts, strict=True) if count]
