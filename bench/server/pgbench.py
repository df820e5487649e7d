"""Bare PostgreSQL: the store's own statement, run by pgbench."""

import re
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import msgspec

from bench.server.postgres import program
from flambeur.server.store.postgres import store
from flambeur.server.store.statements import read_statements

SQL = read_statements(Path(store.__file__).parent / "sql")
GROUPS = 16
"""So many batches of tables each client writes to in turn."""
FILL = """
insert into tables (id, seed, seq, deadline, sweep_at, phase, game, public, card)
select 'pgb' || c || 'g' || g || 'n' || n, '', 1, now() + '1 day', now() + '1 day',
    'playing', 'vegas/2018@1', false, '{}'
from generate_series(0, $1 - 1) c, generate_series(0, $2 - 1) g, generate_series(0, $3 - 1) n
"""
ROW = """
select sum(pg_total_relation_size(inhrelid)) / (select greatest(1, count(*)) from steps)
from pg_inherits where inhparent = 'steps'::regclass
"""
EMPTY = (
    "delete from steps where table_id like 'pgb%'",
    "delete from tables where id like 'pgb%'",
)


class Bare(msgspec.Struct, frozen=True):
    """What was run, and how many rows it wrote a second."""

    clients: int
    batch: int
    rows: float


async def body_size(url: str) -> int:
    """Tell how long the body of a move is on average."""
    line = await asyncpg.connect(url)
    try:
        query = "select avg(length(body)) from steps where key like '%:%' and seq > 6"
        return int(await line.fetchval(query) or 200)
    finally:
        await line.close()


async def row_size(url: str) -> float:
    """Tell how many bytes a step takes on disk, with its place in the index."""
    line = await asyncpg.connect(url)
    try:
        return float(await line.fetchval(ROW))
    finally:
        await line.close()


async def bare(url: str, clients: int, batch: int, size: int, seconds: float) -> Bare:
    """Let pgbench write as the workers do, on the same database."""
    line = await asyncpg.connect(url)
    try:
        await line.execute("checkpoint")
        await line.execute(_filled(clients, batch))
        rows = batch * _run(url, clients, script(batch), size, seconds)
        for statement in EMPTY:
            await line.execute(statement)
    finally:
        await line.close()
    return Bare(clients, batch, rows)


def _filled(clients: int, batch: int) -> str:
    filled = FILL
    for number, value in enumerate((clients, GROUPS, batch), 1):
        filled = filled.replace(f"${number}", str(value))
    return filled


def script(batch: int) -> str:
    """Write the statement with pgbench's variables in place of its parameters."""
    name = "append_one" if batch == 1 else "append_many"
    ids = [f"'pgb' || :client_id || 'g' || :g || 'n{n}'" for n in range(batch)]
    values = {
        1: _list(ids),
        2: _list([":seq"] * batch),
        3: _list([f"'k' || :step || '_{n}'" for n in range(batch)]),
        4: _list([":body::bytea"] * batch),
        5: _list(["3600.0"] * batch),
    }
    statement = re.sub(r"\$(\d)", lambda found: values[int(found[1])], SQL[name])
    lines = ["\\set step :step + 1", f"\\set g :step % {GROUPS}", f"\\set seq :step / {GROUPS} + 2"]
    return "\n".join([*lines, statement + ";", ""])


def _list(values: list[str]) -> str:
    return f"({values[0]})" if len(values) == 1 else f"array[{', '.join(values)}]"


def _run(url: str, clients: int, text: str, size: int, seconds: float) -> float:
    """Run pgbench and return its transactions a second."""
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(text)
        file.flush()
        mode = ["-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(int(seconds))]
        given = ["-D", "step=-1", "-D", "body=\\x" + "61" * size, "-f", file.name]
        command = [program("pgbench"), *mode, *given, url]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    if found is None or "aborted" in done.stderr:
        raise SystemExit(f"pgbench failed: {done.stdout}{done.stderr}")
    return float(found[1])
