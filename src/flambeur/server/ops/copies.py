"""Copies of an SQLite file, made while the server runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from flambeur.server.store.open import SQLITE
from flambeur.server.store.sqlite.private import make_private

COUNT = "select count(*) from tables where game <> 'night'"


class BadCopy(Exception):
    """A file is not a sound database of this server."""


def file_of(database: str) -> Path | None:
    """Tell which file a database URL names; PostgreSQL has its own tools."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


def back_up(file: Path, copy: Path) -> int:
    """Write a sound copy of a database to a new file; return how many tables it holds."""
    if not file.exists():
        raise FileNotFoundError(f"{file} does not exist")
    with _fresh(copy), closing(sqlite3.connect(file)) as line:
        line.execute("vacuum into ?", (str(copy),))
        return count_tables(copy)


def restore(copy: Path, file: Path) -> int:
    """Make a database out of a copy; a database that is there already is not touched."""
    count = count_tables(copy)
    with (
        _fresh(file),
        closing(sqlite3.connect(copy)) as source,
        closing(sqlite3.connect(file)) as target,
    ):
        source.backup(target)
    return count


@contextmanager
def _fresh(file: Path) -> Iterator[None]:
    """Fill a new file that nobody else can read; half of one is not left behind."""
    try:
        make_private(file)
    except FileExistsError as error:
        raise FileExistsError(f"{file} exists already") from error
    try:
        yield
    except BaseException as error:
        file.unlink()
        if isinstance(error, sqlite3.Error):
            raise BadCopy(str(error)) from error
        raise


def count_tables(file: Path) -> int:
    """Check a database from end to end and count its tables."""
    if not file.exists():
        raise FileNotFoundError(f"{file} does not exist")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as line:
            ((verdict,),) = line.execute("pragma integrity_check(1)").fetchall()
            ((count,),) = line.execute(COUNT).fetchall()
    except (sqlite3.Error, ValueError) as error:
        raise BadCopy(str(error)) from error
    if verdict != "ok":
        raise BadCopy(str(verdict))
    return int(count)
