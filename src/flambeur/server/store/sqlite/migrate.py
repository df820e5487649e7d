"""Bring the schema of an SQLite file up to date."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from flambeur.server.store.migrations import pending, read_migrations
from flambeur.server.store.sqlite.script import run_script

FOLDER = Path(__file__).parent / "migrations"


def migrate(line: sqlite3.Connection, sql: Mapping[str, str], folder: Path = FOLDER) -> list[str]:
    """Apply what is missing of both stages: one process means that no old code runs."""
    line.execute(sql["make_migrations"])
    applied = dict(line.execute(sql["migrations"]).fetchall())
    found = [*read_migrations(folder, "before"), *read_migrations(folder, "after")]
    missing = pending(found, applied)
    for migration in missing:
        run_script(line, migration.script)
        line.execute(sql["add_migration"], (migration.name, migration.checksum))
    return [migration.name for migration in missing]
