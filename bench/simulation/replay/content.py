"""All that matters in a database, simulated or real, in the same words."""

from typing import Any

import asyncpg

from bench.simulation.state import State

Content = dict[str, list[tuple[Any, ...]]]
DIGITS = 3
"""Of seconds; PostgreSQL rounds to microseconds."""
READ = {
    "tables": """
        select id, seed, seq, extract(epoch from deadline)::float8,
            extract(epoch from sweep_at)::float8
        from tables order by id
    """,
    "steps": "select table_id, seq, key, body from steps order by table_id, seq",
    "people": "select id, name, kind from people where kind = 'bot' order by id",
    "ratings": "select person, game, mu, sigma, games from ratings order by game, person",
    "rated": "select table_id from rated order by table_id",
}


def simulated(state: State) -> Content:
    """Tell what a simulated database holds."""
    kept = sorted(state.tables.items())
    return {
        "tables": [
            (name, one.seed, len(one.rows), seconds(one.deadline), seconds(one.sweep_at))
            for name, one in kept
        ],
        "steps": [(name, row.seq, row.key, row.body) for name, one in kept for row in one.rows],
        "people": [(one.id, one.name, one.kind) for _, one in sorted(state.people.items())],
        "ratings": [
            (one.person, one.game, one.mu, one.sigma, one.games)
            for _, one in sorted(state.ratings.items())
        ],
        "rated": [(table,) for table in sorted(state.rated)],
    }


async def real(url: str) -> Content:
    """Read what a cluster holds."""
    line = await asyncpg.connect(url)
    try:
        found = {name: [tuple(row) for row in await line.fetch(READ[name])] for name in READ}
    finally:
        await line.close()
    found["tables"] = [(*row[:3], seconds(row[3]), seconds(row[4])) for row in found["tables"]]
    return found


def seconds(at: float | None) -> float | None:
    """Round a moment as far as it can be compared."""
    return None if at is None else round(at, DIGITS)
