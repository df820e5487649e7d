"""Copies of an SQLite file, made while the server runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from flambeur.server.store.open import SQLITE


class BadCopy(Exception):
    """A file is not a sound database of this server."""


def file_of(database: str) -> Path | None:
    """Tell which file a database URL names; PostgreSQL has its own tools."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


def back_up(file: Path, copy: Path) -> int:
    """Write a sound copy of a database to a new file; return how many tables it holds."""
    if copy.exists():
        raise FileExistsError(f"{copy} exists already")
    if not file.exists():
        raise FileNotFoundError(f"{file} does not exist")
    with closing(sqlite3.connect(file)) as line:
        line.execute("vacuum into ?", (str(copy),))
    copy.chmod(0o600)
    return count_tables(copy)


def restore(copy: Path, file: Path) -> int:
    """Make a database out of a copy; a database that is there already is not touched."""
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    count = count_tables(copy)
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)
    file.chmod(0o600)
    return count


def count_tables(file: Path) -> int:
    """Check a database from end to end and count its tables."""
    if not file.exists():
        raise FileNotFoundError(f"{file} does not exist")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as line:
            ((verdict,),) = line.execute("pragma integrity_check(1)").fetchall()
            ((count,),) = line.execute("select count(*) from tables").fetchall()
    except (sqlite3.Error, ValueError) as error:
        raise BadCopy(str(error)) from error
    if verdict != "ok":
        raise BadCopy(str(verdict))
    return int(count)
