"""A cluster in which every process has a clock of its own, which can be set while it runs."""

import asyncio
import tempfile
import time
import urllib.request
from email.utils import parsedate_to_datetime
from pathlib import Path

import asyncpg

from bench.server.arenas.cluster import ClusterArena


def faketime() -> Path | None:
    """Find the library that lets a process see another time."""
    return next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


class Clock:
    """The time of day of one process; how long things take is not touched."""

    def __init__(self, folder: Path, name: str) -> None:
        """Begin with the right time."""
        self.name, self.ahead, self._file = name, 0, folder / name.replace(" ", "-")
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(faketime()),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            # Read at every look at the clock, so that a jump is felt at once.
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def set(self, ahead: int) -> None:
        """Let the clock be so many seconds ahead, or behind."""
        self.ahead = ahead
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{ahead:+}\n")
        fresh.replace(self._file)  # nobody reads half a number


class ClockArena(ClusterArena):
    """The usual cluster with a clock for each worker and one for the database."""

    def __init__(self) -> None:
        """Prepare everything; all clocks are right."""
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="flambeur-clocks-")
        folder = Path(self._folder.name)
        folder.chmod(0o755)
        self.postgres_clock = Clock(folder, "PostgreSQL")
        self.cluster.postgres.environment = self.postgres_clock.environment
        self.worker_clocks = [Clock(folder, worker.name) for worker in self.cluster.workers]
        for worker, clock in zip(self.cluster.workers, self.worker_clocks, strict=True):
            worker.environment = clock.environment

    async def shown(self) -> dict[str, float]:
        """Tell how many seconds each process says it is ahead."""
        line = await asyncpg.connect(self.url)
        try:
            there = await line.fetchval("select extract(epoch from clock_timestamp())::float8")
        finally:
            await line.close()
        dates = [await asyncio.to_thread(_date, worker.port) for worker in self.cluster.workers]
        names = [clock.name for clock in (self.postgres_clock, *self.worker_clocks)]
        return {name: at - time.time() for name, at in zip(names, [there, *dates], strict=True)}

    def remove(self) -> None:
        """End everything."""
        super().remove()
        self._folder.cleanup()


def _date(port: int) -> float:
    """Ask a worker for the time of day."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10) as answer:
        return parsedate_to_datetime(answer.headers["date"]).timestamp()
