"""Migrations are applied once, in order, all or nothing, and never change afterwards."""

import asyncio
import sqlite3
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from flambeur.server.store.errors import ChangedMigration
from flambeur.server.store.postgres.migrate import make_schema, migrate
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite.migrate import migrate as migrate_file
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.store.statements import read_statements

SQL = read_statements(Path("src/flambeur/server/store/sqlite/sql"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three migrations: two before the new code starts, one after the old code has ended."""
    for name, script in (
        ("before/001_one.sql", "create table one (a int);\ninsert into one values (1);"),
        ("before/002_two.sql", "create table two (b int);"),
        ("after/003_drop.sql", "drop table one;"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(script)
    return tmp_path


@pytest.fixture
async def schema(module_url: str) -> AsyncIterator[str]:
    """The name of a schema that is not there yet."""
    name = f"test_{uuid.uuid4().hex}"
    yield name
    connection = await asyncpg.connect(module_url)
    await connection.execute(f'drop schema if exists "{name}" cascade')
    await connection.close()


@pytest.fixture
async def line(module_url: str, schema: str) -> AsyncIterator[Any]:
    """A connection into an empty schema."""
    connection = await asyncpg.connect(module_url, server_settings={"search_path": schema})
    await make_schema(connection, schema)
    yield connection
    await connection.close()


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    """An empty SQLite database."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


async def test_each_stage_is_applied_by_itself(line: Any, folder: Path) -> None:
    """What comes after waits until it is asked for; a second time nothing happens."""
    assert ["before/001_one", "before/002_two"] == await migrate(line, "before", folder)
    assert 1 == await line.fetchval("select a from one")
    assert [] == await migrate(line, "before", folder)
    assert ["after/003_drop"] == await migrate(line, "after", folder)
    assert await line.fetchval("select to_regclass('one')") is None


async def test_a_changed_migration_is_refused(line: Any, folder: Path) -> None:
    """A file that was applied may not have another text later; nothing else is applied then."""
    await migrate(line, "before", folder)
    (folder / "before/001_one.sql").write_text("create table other (a int);")
    (folder / "before/003_new.sql").write_text("create table new (a int);")
    with pytest.raises(ChangedMigration, match="before/001_one"):
        await migrate(line, "before", folder)
    assert await line.fetchval("select to_regclass('new')") is None


async def test_a_failing_migration_leaves_nothing_behind(line: Any, folder: Path) -> None:
    """If one file fails, the files of the same run are not applied either."""
    (folder / "before/002_two.sql").write_text("create table two (b int); nonsense;")
    with pytest.raises(asyncpg.PostgresSyntaxError):
        await migrate(line, "before", folder)
    assert await line.fetchval("select to_regclass('one')") is None


async def test_old_code_starts_on_a_newer_schema(line: Any, folder: Path) -> None:
    """Files that only newer code knows do not disturb a worker that still has the old code."""
    await migrate(line, "before", folder)
    (folder / "before/002_two.sql").unlink()
    assert [] == await migrate(line, "before", folder)


async def test_many_workers_start_at_once(module_url: str, schema: str) -> None:
    """One of them makes the schema, the others wait for it."""
    stores = [PostgresStore(module_url, schema, connections=1) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    assert [True] * 6 == await asyncio.gather(*(store.ready() for store in stores))
    assert [] == await stores[0].migrate("before")
    assert [] == await stores[0].listed("open", None, 9)
    for store in stores:
        await store.close()


def test_a_file_gets_both_stages(file: sqlite3.Connection, folder: Path) -> None:
    """One process with one file has no old code beside it."""
    names = ["before/001_one", "before/002_two", "after/003_drop"]
    assert names == migrate_file(file, SQL, folder)
    assert [] == migrate_file(file, SQL, folder)


def test_a_file_refuses_a_changed_migration(file: sqlite3.Connection, folder: Path) -> None:
    """The same rule holds for SQLite."""
    migrate_file(file, SQL, folder)
    (folder / "before/002_two.sql").write_text("create table other (a int);")
    with pytest.raises(ChangedMigration, match="before/002_two"):
        migrate_file(file, SQL, folder)


async def test_a_file_keeps_its_tables(tmp_path: Path) -> None:
    """What one process wrote is there for the next one, and the schema is made once."""
    path = str(tmp_path / "club.db")
    for expected in ("first", "first"):
        store = SqliteStore(path)
        await store.open()
        assert expected == await store.shared_secret("s", "first")
        await store.close()
