"""Bare PostgreSQL: the store's own statement, run by pgbench."""

import re
import resource
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import msgspec

from bench.server.postgres import Postgres, program
from bench.server.usage import tree_seconds
from bench.yardstick import NORM, Yardstick
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
    """What was run, how many rows it wrote a second, and what a row cost."""

    clients: int
    batch: int
    rows: float
    cost: float
    """Calibrated microseconds of processor time for each row, in pgbench and in PostgreSQL."""


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


async def bare(postgres: Postgres, clients: int, batch: int, size: int, seconds: float) -> Bare:
    """Let pgbench write as the workers do, on the same database."""
    line = await asyncpg.connect(postgres.url)
    try:
        await line.execute("checkpoint")
        await line.execute(_filled(clients, batch))
        with Yardstick() as yardstick:
            before = tree_seconds(postgres.pid) + _children_seconds()
            count, rate = _run(postgres.url, clients, script(batch), size, seconds)
            used = tree_seconds(postgres.pid) + _children_seconds() - before
        for statement in EMPTY:
            await line.execute(statement)
    finally:
        await line.close()
    cost = used / (count * batch) * 1e6 * NORM / yardstick.us
    return Bare(clients, batch, rate * batch, cost)


def _children_seconds() -> float:
    """Tell how long the children that have ended have computed; pgbench is the only one to end."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _filled(clients: int, batch: int) -> str:
    filled = FILL
    for number, value in enumerate((clients, GROUPS, batch), 1):
        filled = filled.replace(f"${number}", str(value))
    return filled


def script(batch: int) -> str:
    """Write the statement with pgbench's variables in place of its parameters.

    Each variable is written once, since pgbench takes at most 255 of them in a statement.
    """
    table, key = "'pgb' || :client_id || 'g' || :g || 'n'", "'k' || :step || '_'"
    given = [":seq::integer", ":body::bytea", "3600.0::float8"]
    if batch == 1:
        seq, body, wait = given
        values, name = [f"{table} || 0", seq, f"{key} || 0", body, wait], "append_one"
    else:
        seq, body, wait = [f"array_fill({one}, array[{batch}])" for one in given]
        values, name = [_each(table, batch), seq, _each(key, batch), body, wait], "append_many"
    statement = re.sub(r"\$(\d)", lambda found: f"({values[int(found[1]) - 1]})", SQL[name])
    lines = ["\\set step :step + 1", f"\\set g :step % {GROUPS}", f"\\set seq :step / {GROUPS} + 2"]
    return "\n".join([*lines, statement + ";", ""])


def _each(text: str, batch: int) -> str:
    numbers = f"generate_series(0, {batch - 1}) n"
    return f"array(select {text} || n from {numbers})"  # noqa: S608 - both are ours


def _run(url: str, clients: int, text: str, size: int, seconds: float) -> tuple[int, float]:
    """Run pgbench; return its transactions, and how many it made a second."""
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(text)
        file.flush()
        mode = ["-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(int(seconds))]
        given = ["-D", "step=-1", "-D", "body=\\x" + "61" * size, "-f", file.name]
        command = [program("pgbench"), *mode, *given, url]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    count = re.search(r"actually processed: (\d+)", done.stdout)
    rate = re.search(r"tps = ([\d.]+)", done.stdout)
    if count is None or rate is None or "aborted" in done.stderr:
        raise SystemExit(f"pgbench failed: {done.stdout}{done.stderr}")
    return int(count[1]), float(rate[1])
