"""Whether a move costs more when there are more tables in the database."""

import asyncio

import asyncpg

from bench.server.crowd import Crowd, Measured
from bench.server.processes import Cluster, running
from bench.server.report import line

BAR = 0.2
"""By so much the cost of a move may differ."""
ROUNDS = 3
"""Each size is measured in so many parts; the middle one counts."""
ADD_TABLES = """
insert into tables (id, seed, seq, deadline, sweep_at, phase, game, public, card)
select 'zz' || lpad(n::text, 10, '0'), t.seed, t.seq, now() + '7 days', now() + '7 days',
    t.phase, t.game, t.public, t.card
from tables t, generate_series($2::integer, $3::integer) n where t.id = $1
"""
ADD_STEPS = """
insert into steps (table_id, seq, key, body)
select 'zz' || lpad(n::text, 10, '0'), s.seq, s.key, s.body
from steps s, generate_series($2::integer, $3::integer) n where s.table_id = $1
"""
PART = 2_000


async def growth(
    sizes: tuple[int, ...], workers: int, tables: int, seconds: float, *, worded: bool
) -> list[str]:
    """Measure the cost of a move with more and more other tables, all in the middle of a game."""
    found: dict[int, Measured] = {}
    with running(workers) as cluster:
        crowd = Crowd(cluster, tables, worded=worded)
        await crowd.open()
        await asyncio.sleep(3)
        there = tables
        pattern = crowd.rooms[0].tables[0]
        for size in sizes:
            await _add(cluster, pattern, there, size)
            there = max(there, size)
            await asyncio.sleep(2)
            parts = [await crowd.measure(seconds / ROUNDS) for _ in range(ROUNDS)]
            found[size] = sorted(parts, key=lambda part: part.total)[ROUNDS // 2]
        crowd.close()
    return [f"cost of a move by tables in the database, {tables} of them played at", *_rows(found)]


async def _add(cluster: Cluster, pattern: str, there: int, size: int) -> None:
    """Fill the database with copies of a table."""
    connection = await asyncpg.connect(cluster.postgres.url)
    try:
        for start in range(there + 1, size + 1, PART):
            end = min(size, start + PART - 1)
            await connection.execute(ADD_TABLES, pattern, start, end)
            await connection.execute(ADD_STEPS, pattern, start, end)
        await connection.execute("analyze tables")
        await connection.execute("analyze steps")
        await connection.execute("checkpoint")
    finally:
        await connection.close()


def _rows(found: dict[int, Measured]) -> list[str]:
    least = min(one.total for one in found.values())
    most = max(one.total for one in found.values())
    rows = [
        line(
            f"{size:7} tables",
            f"{one.total:7.0f} us of CPU, PostgreSQL {one.calibrated['PostgreSQL']:.0f} us, "
            f"calibrated, {one.moves:.0f} moves/s, {one.acks}",
        )
        for size, one in found.items()
    ]
    return [*rows, line("dearest to cheapest", f"{most / least:7.2f}   (bar: {1 + BAR})")]
