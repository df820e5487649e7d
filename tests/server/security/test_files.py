"""Who can read the files that hold seeds and the key of the cookies."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flambeur.cli.places import database
from flambeur.server.ops.copies import back_up, restore
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.ops.tables import fill

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Let new files be open to everybody unless the code says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(file: Path) -> str:
    """Tell the mode of a file."""
    return f"{file.stat().st_mode & 0o777:o}"


def modes(folder: Path) -> dict[str, str]:
    """Tell the modes of all files in a folder."""
    return {file.name: mode(file) for file in folder.iterdir()}


async def look(folder: Path) -> dict[str, str]:
    """Tell the modes of the files of a database while it is in use."""
    store = SqliteStore(str(folder / "club.db"))
    await store.open()
    await store.shared_secret("session", "word")
    found = modes(folder)
    await store.close()
    return found


@pytest.fixture
def first_seen(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """The modes of all files beside a database, each time before SQLite opens it."""
    seen: list[dict[str, str]] = []
    connect = sqlite3.connect

    def watched(file: Any, *rest: Any, **more: Any) -> sqlite3.Connection:
        seen.append(modes(Path(str(file).removeprefix("file://").partition("?")[0]).parent))
        line: sqlite3.Connection = connect(file, *rest, **more)
        return line

    monkeypatch.setattr(sqlite3, "connect", watched)
    return seen


async def test_new_database(tmp_path: Path, first_seen: list[dict[str, str]]) -> None:
    """A new database and what is beside it are private, from before SQLite opens it."""
    found = await look(tmp_path)
    assert {"club.db": "600", "club.db-wal": "600", "club.db-shm": "600"} == found
    assert [{"club.db": "600"}] == first_seen


async def test_database_behind_a_link(tmp_path: Path) -> None:
    """A link that leads to no file yet gets a private one."""
    (tmp_path / "club.db").symlink_to(tmp_path / "real.db")
    await look(tmp_path)
    assert "600" == mode(tmp_path / "real.db")


async def test_old_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A database that others can read is closed to them when it is opened, and it is said."""
    for name in ("club.db", "club.db-wal"):
        (tmp_path / name).touch(0o664)
    with caplog.at_level(logging.INFO, "flambeur.store"):
        found = await look(tmp_path)
    assert {"600"} == set(found.values())
    assert ["closed to others"] * 2 == caplog.messages


async def test_database_of_somebody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the mode cannot be changed, the server works and warns."""

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    (tmp_path / "club.db").touch(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    assert "644" == (await look(tmp_path))["club.db"]
    assert [("open to others", "WARNING")] == [(r.message, r.levelname) for r in caplog.records]


async def test_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database in memory leaves no file behind."""
    monkeypatch.chdir(tmp_path)
    store = SqliteStore(":memory:")
    await store.open()
    await store.close()
    assert {} == modes(tmp_path)


def test_copies(tmp_path: Path, first_seen: list[dict[str, str]]) -> None:
    """A backup and what is restored from it are private before their first byte."""
    file, copy, fresh = (tmp_path / name for name in ("club.db", "copy.db", "fresh.db"))
    asyncio.run(fill(file, (2,)))
    first_seen.clear()
    back_up(file, copy)
    assert "600" == first_seen[0]["copy.db"]
    restore(copy, fresh)
    assert "600" == first_seen[-1]["fresh.db"]
    assert {"600"} == set(modes(tmp_path).values())


def test_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder made for the database in the user's data folder is private."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = Path(database().removeprefix("sqlite:///")).parent
    assert "700" == mode(folder)
