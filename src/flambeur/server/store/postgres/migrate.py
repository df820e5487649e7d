"""Bring the schema in PostgreSQL up to date; many workers may try it at once."""

from pathlib import Path
from typing import Any

from flambeur.server.store.migrations import Stage, pending, read_migrations
from flambeur.server.store.statements import read_statements

HERE = Path(__file__).parent
FOLDER = HERE / "migrations"
SQL = read_statements(HERE / "sql")


async def make_schema(connection: Any, schema: str | None) -> None:
    """Make the schema where the tables go, if it has a name and is not there yet."""
    if schema is None:
        return
    async with connection.transaction():
        await connection.execute(SQL["lock_migrations"])
        await connection.execute(await connection.fetchval(SQL["make_schema"], schema))


async def migrate(connection: Any, stage: Stage, folder: Path = FOLDER) -> list[str]:
    """Apply what is missing of a stage, all of it or nothing, and tell the names."""
    async with connection.transaction():
        await connection.execute(SQL["lock_migrations"])
        await connection.execute(SQL["make_migrations"])
        applied = dict(await connection.fetch(SQL["migrations"]))
        missing = pending(read_migrations(folder, stage), applied)
        for migration in missing:
            await connection.execute(migration.script)
            await connection.execute(SQL["add_migration"], migration.name, migration.checksum)
    return [migration.name for migration in missing]
