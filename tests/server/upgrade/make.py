"""Writes the databases that a version leaves behind, for the versions after it to open.

    git worktree add ../older COMMIT
    python -m tests.server.upgrade.make ../older/src tests/server/upgrade/VERSION

The server is that of the other folder; it is reached through its doors only. Its keys, cookies,
seeds and tokens are made for this and are worth nothing anywhere else.
"""

import argparse
import asyncio
import gzip
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from bench.server.processes import Process, free_port
from tests.server.conftest import POSTGRES, execute, running, with_search_path
from tests.server.people.conftest import ORIGIN
from tests.server.upgrade.evening import Known, spend

SCHEMA = "flambeur_evening"
"""Where a dump of PostgreSQL puts everything; whoever loads it puts another name there."""
KNOWN = {"sqlite": "sqlite.json", "postgres": "postgres.json"}
FILE, DUMP = "sqlite.db.gz", "postgres.sql"


def serve(source: Path, database: str) -> Process:
    """Prepare a server of that source, as a host starts it."""
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port), "--database", database]
    command = [sys.executable, "-m", "flambeur", "serve", *where, "--no-open", "--origin", ORIGIN]
    process = Process("older server", command, port)
    process.environment = {"PYTHONPATH": str(source)} | {
        f"FLAMBEUR_{limit}": "100000/second"
        for limit in ("ACTS", "REQUESTS", "TABLES", "THINKING", "REVIEWING", "SIGNS")
    }
    return process


def spend_at(source: Path, database: str) -> Known:
    """Start a server, spend an evening there, and stop it."""
    process = serve(source, database)
    with running(process):
        known = asyncio.run(spend(f"http://127.0.0.1:{process.port}"))
        process.stop()
    known.at = time.time()
    return known


def make_sqlite(source: Path, folder: Path) -> None:
    """Write the backup that an operator of that version makes."""
    with tempfile.TemporaryDirectory() as scratch:
        file, copy = Path(scratch) / "club.db", Path(scratch) / "copy.db"
        known = spend_at(source, f"sqlite:///{file}")
        admin = [sys.executable, "-m", "flambeur", "admin", "backup", str(copy)]
        environment = os.environ | {"PYTHONPATH": str(source)}
        subprocess.run([*admin, "--database", f"sqlite:///{file}"], check=True, env=environment)
        (folder / FILE).write_bytes(gzip.compress(copy.read_bytes(), mtime=0))
    _keep(folder / KNOWN["sqlite"], known)


def make_postgres(source: Path, folder: Path) -> None:
    """Write the same as statements."""
    asyncio.run(execute(POSTGRES, f"create schema {SCHEMA}"))
    try:
        known = spend_at(source, with_search_path(POSTGRES, SCHEMA))
        (folder / DUMP).write_text(_dump(), "utf-8")
    finally:
        asyncio.run(execute(POSTGRES, f"drop schema {SCHEMA} cascade"))
    _keep(folder / KNOWN["postgres"], known)


def _dump() -> str:
    plain = ["--no-owner", "--no-privileges", "--rows-per-insert=50"]
    # Which part a row goes to is for the machine to say where the dump is loaded.
    ours = [f"--schema={SCHEMA}", "--load-via-partition-root"]
    command = ["pg_dump", *plain, *ours, POSTGRES]
    dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # What begins with a backslash is for psql alone.
    lines = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\"))]
    return "\n".join(lines) + "\n"


def _keep(file: Path, known: Known) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for make in (make_sqlite, make_postgres):
        make(given.source.resolve(), given.folder)
