"""The restore drill, run against a real PostgreSQL."""

import asyncio
import os
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from flambeur.server.store.postgres.store import PostgresStore
from tests.deploy.files import DEPLOY
from tests.server.conftest import POSTGRES
from tests.server.play.tables import open_game, play_on, worker

LOSSY = """#!/usr/bin/env bash
set -e
{restore} "$@"
for part in "$@"; do [[ $part == --dbname=* ]] && url=${{part#--dbname=}}; done
psql -qX "$url" -c "delete from steps where seq = 4 and table_id = (select min(id) from tables)"
"""
"""Restores everything but one step."""


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
    """Play a little in a database."""
    store = PostgresStore(url)
    await store.open()
    async with worker(store) as context:
        for moves in (10_000, 5):
            await play_on(context, await open_game(context, "vegas", 2), moves)
    await store.close()


@pytest.fixture
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


def test_a_backup_holds_every_step(database: str, tmp_path: Path) -> None:
    """What is restored from the file is the same, and the fresh database is gone afterwards."""
    file = tmp_path / "x.dump"
    done = drill(database, str(file))
    assert 0 == done.returncode, done.stderr
    assert "tables: 2 rows, the same in both" in done.stdout
    assert file.stat().st_size > 1000
    assert 0o600 == file.stat().st_mode & 0o777


def test_a_copy_that_differs_is_found(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore that loses one single step fails the drill."""
    lossy = tmp_path / "pg_restore"
    lossy.write_text(LOSSY.format(restore=shutil.which("pg_restore")))
    lossy.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    done = drill(database)
    assert 1 == done.returncode
    assert "THE COPY DIFFERS" in done.stderr


def test_a_wrong_name_is_refused(tmp_path: Path) -> None:
    """The fresh database gets a plain name, so that nothing else can be dropped."""
    command = [str(DEPLOY / "drill-backup"), POSTGRES, other('x";--')]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert 2 == done.returncode
