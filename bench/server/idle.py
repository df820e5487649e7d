"""What a socket costs while nothing happens."""

import asyncio
import resource

from bench.server.crowd import Crowd, spoken
from bench.server.player import Player, Recorder
from bench.server.processes import Worker, running
from bench.server.report import line
from bench.server.usage import cpu_seconds, memory_kb

BAR = 40
"""Kilobytes that an idle socket may cost."""
AT_ONCE = 50
FOLLOWED = 100
"""Tables that are followed by all of the sockets together."""
REST = 5.0


async def idle(count: int, *, worded: bool) -> list[str]:
    """Open so many sockets at one worker and measure what it needs for them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < count + 1000:
        raise SystemExit(f"{count} sockets need a higher limit of open files than {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with running(1) as cluster:
        worker = cluster.workers[0]
        crowd = Crowd(cluster, FOLLOWED, lambda: 3600.0, worded=worded)
        await crowd.open()
        await asyncio.sleep(REST / 2)
        before = memory_kb(worker.pid)
        people = [
            Player([worker.socket], 0, Recorder(), None, spoken(number) if worded else None)
            for number in range(count)
        ]
        await _in_parts(people)
        await asyncio.sleep(REST)
        connected = memory_kb(worker.pid)
        tables = [room.tables[-1] for room in crowd.rooms]
        for number, person in enumerate(people):
            person.follow(tables[number % len(tables)])
        await asyncio.sleep(REST)
        following, resting = memory_kb(worker.pid), await _resting(worker)
        assert worker.measured()["flambeur_sockets"] >= count
        for person in people:
            person.close()
        crowd.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return [
        f"{count} idle sockets in one worker (its PSS; buffers of the kernel are extra)",
        line("worker before", f"{before / 1024:7.0f} MB"),
        line("connected", f"{(connected - before) / count:7.1f} kB each   (bar: {BAR})"),
        line("following a table", f"{(following - before) / count:7.1f} kB each   (bar: {BAR})"),
        line("CPU of the worker at rest", f"{resting * 100:7.1f} % of a core"),
    ]


async def _in_parts(people: list[Player]) -> None:
    for start in range(0, len(people), AT_ONCE):
        await asyncio.gather(*(person.open() for person in people[start : start + AT_ONCE]))


async def _resting(worker: Worker) -> float:
    """Tell which part of a core a worker needs when nothing happens."""
    before = cpu_seconds(worker.pid)
    await asyncio.sleep(REST)
    return (cpu_seconds(worker.pid) - before) / REST
