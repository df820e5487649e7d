"""The restore drill, run against a real PostgreSQL."""

import asyncio
import os
import re
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from flambeur.protocol.card import Pace
from flambeur.server.store.postgres.migrate import FOLDER
from flambeur.server.store.postgres.store import PostgresStore
from tests.deploy.files import DEPLOY
from tests.server.conftest import POSTGRES
from tests.server.ops.tables import keep_people
from tests.server.play.tables import open_game, play_on, worker

FORGETFUL = """#!/usr/bin/env bash
set -e
{restore} "$@"
for part in "$@"; do [[ $part == --dbname=* ]] && url=${{part#--dbname=}}; done
# A replica checks no references, so nothing else is lost with the row.
PGOPTIONS="-c session_replication_role=replica" psql -qX -v ON_ERROR_STOP=1 "$url" \\
  -c "delete from {table} where (tableoid, ctid) = (select tableoid, ctid from {table} limit 1)"
"""
"""Restores everything but one row of one table."""
FILES = (*FOLDER.rglob("*.sql"), FOLDER.parent / "sql/migrations.sql")
TABLES = sorted(
    name
    for file in FILES
    for name in re.findall(r"create table (?:if not exists )?(\w+) \(", file.read_text("utf-8"))
)


def other(name: str) -> str:
    """Name another database of the same server."""
    return urlunsplit(urlsplit(POSTGRES)._replace(path=f"/{name}", query=""))


async def execute(url: str, statement: str) -> None:
    """Run one statement."""
    line = await asyncpg.connect(url)
    try:
        await line.execute(statement)
    finally:
        await line.close()


async def fill(url: str) -> None:
    """Play a little in a database, so that every table has a row."""
    store = PostgresStore(url)
    await store.open()
    async with worker(store) as context:
        for moves in (10_000, 5):
            await play_on(context, await open_game(context, "vegas", 2), moves)
        await open_game(context, "vegas", 2, pace=Pace("days", 86_400))
    await keep_people(store)
    await store.close()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A database of its own, with tables in it."""
    name = f"drill_{uuid.uuid4().hex}"
    asyncio.run(execute(POSTGRES, f'create database "{name}"'))
    try:
        asyncio.run(fill(other(name)))
        yield other(name)
    finally:
        asyncio.run(execute(POSTGRES, f'drop database "{name}"'))


def drill(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the drill."""
    fresh = other(f"fresh_{uuid.uuid4().hex}")
    command = [str(DEPLOY / "drill-backup"), database, fresh, *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_backup_holds_every_row(database: str, tmp_path: Path) -> None:
    """What is restored from the file is the same, and every table was looked at."""
    file = tmp_path / "x.dump"
    done = drill(database, str(file))
    assert 0 == done.returncode, done.stderr
    told = dict(re.findall(r"^(\w+): (\d+) rows, the same in both$", done.stdout, re.MULTILINE))
    assert TABLES == sorted(told)
    assert [] == [table for table, rows in told.items() if rows == "0"]
    assert "4" == told["tables"]
    assert file.stat().st_size > 1000
    assert 0o600 == file.stat().st_mode & 0o777


@pytest.mark.parametrize("table", TABLES)
def test_a_copy_that_differs_is_found(
    database: str, table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore that loses one single row of any table fails the drill, which names the table."""
    lossy = tmp_path / "pg_restore"
    lossy.write_text(FORGETFUL.format(restore=shutil.which("pg_restore"), table=table))
    lossy.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    done = drill(database)
    assert 1 == done.returncode, done.stderr
    assert "THE COPY DIFFERS" in done.stderr
    assert {table} == set(re.findall(r"^[<>] (\w+)\|", done.stdout, re.MULTILINE))


def test_the_fresh_database_is_dropped(database: str) -> None:
    """Nothing of the drill is left on the server."""
    fresh = f"fresh_{uuid.uuid4().hex}"
    command = [str(DEPLOY / "drill-backup"), database, other(fresh)]
    subprocess.run(command, capture_output=True, timeout=120, check=True)
    count = "select count(*) from pg_database where datname = $1"
    assert 0 == asyncio.run(ask(count, fresh))


async def ask(question: str, *values: object) -> object:
    """Ask the server for one value."""
    line = await asyncpg.connect(POSTGRES)
    try:
        return await line.fetchval(question, *values)
    finally:
        await line.close()


def test_a_wrong_name_is_refused(tmp_path: Path) -> None:
    """The fresh database gets a plain name, so that nothing else can be dropped."""
    command = [str(DEPLOY / "drill-backup"), POSTGRES, other('x";--')]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert 2 == done.returncode
