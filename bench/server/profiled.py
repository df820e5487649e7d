"""Where a worker's time goes, by the part of the program."""

import asyncio
import pstats
import tempfile
from collections import Counter
from pathlib import Path

from bench.server.crowd import Crowd
from bench.server.processes import running
from bench.server.report import line

PARTS = {
    "flambeur/core": "rules: core",
    "flambeur/games": "rules: games",
    "flambeur/sources": "fair dice",
    "flambeur/shows": "shows",
    "flambeur/words": "sentences",
    "fluent": "sentences",
    "babel": "sentences",
    "flambeur/server/play": "server: tables",
    "flambeur/server/store": "server: store",
    "flambeur/server": "server: the rest",
    "asyncpg": "asyncpg",
    "nats": "nats-py",
    "uvicorn": "uvicorn",
    "websockets": "websockets",
    "starlette": "starlette",
    "prometheus_client": "prometheus-client",
    "asyncio": "asyncio",
    "msgspec": "msgspec",
}
LEADING = 15


async def profiled(workers: int, tables: int, seconds: float, *, worded: bool) -> list[str]:
    """Play while one worker is profiled; the profile itself slows it, so only shares count."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        with running(workers, profile=str(file)) as cluster:
            crowd = Crowd(cluster, tables, worded=worded)
            await crowd.open()
            await asyncio.sleep(seconds)
            crowd.close()
            cluster.workers[0].stop()
        return _shares(pstats.Stats(str(file)))


def _shares(stats: pstats.Stats) -> list[str]:
    own: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (path, number, name), row in stats.stats.items():  # type: ignore[attr-defined]
        if name == "run" and "asyncio" in path:
            continue  # the time when the loop has nothing to do is in here
        own[_part(path, name)] += row[2]
        functions[f"{Path(path).name}:{number} {name}"] += row[2]
    whole = sum(own.values())
    rows = [line(part, f"{100 * used / whole:5.1f} %") for part, used in own.most_common()]
    top = [
        line(name[:60], f"{100 * used / whole:5.1f} %")
        for name, used in functions.most_common(LEADING)
    ]
    return ["where a worker's time goes, by part", *rows, "by function", *top]


def _part(path: str, name: str) -> str:
    text = f"{path} {name}"
    return next((part for mark, part in PARTS.items() if mark in text), "Python and system calls")
