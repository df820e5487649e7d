"""Files that change the schema, each applied once and never changed afterwards."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from flambeur.server.store.errors import ChangedMigration

Stage = Literal["before", "after"]
"""Before the new code starts, or after the last process with the old code has ended."""


class Migration(msgspec.Struct, frozen=True):
    """One file that changes the schema."""

    name: str
    checksum: str
    script: str


def read_migrations(folder: Path, stage: Stage) -> list[Migration]:
    """Read the files of one stage in the order of their numbers."""
    return [_read(stage, file) for file in sorted((folder / stage).glob("*.sql"))]


def pending(found: Sequence[Migration], applied: Mapping[str, str]) -> list[Migration]:
    """Tell which files are still to be applied; refuse those that changed since they were."""
    for migration in found:
        if applied.get(migration.name, migration.checksum) != migration.checksum:
            raise ChangedMigration(f"{migration.name} was applied with another text")
    return [migration for migration in found if migration.name not in applied]


def _read(stage: Stage, file: Path) -> Migration:
    script = file.read_text(encoding="utf-8")
    checksum = hashlib.sha256(script.encode()).hexdigest()
    return Migration(f"{stage}/{file.stem}", checksum, script)
