"""Many histories on one pair of clusters."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec

from bench.simulation.plan import make_plan
from bench.simulation.replay.pair import CONNECTIONS, Pair
from bench.simulation.replay.record import Recording, record
from bench.simulation.replay.replaying import Replay
from flambeur.server.store.postgres import database
from flambeur.server.store.postgres.store import PostgresStore

LONG = 120.0
"""Seconds: histories say when somebody gives up, and no clock of ours."""


class Tally(msgspec.Struct):
    """What came of many histories."""

    histories: int = 0
    steps: Counter[str] = msgspec.field(default_factory=Counter)
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    different: list[str] = msgspec.field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        """Say it in one line."""
        counts = sorted((self.steps + self.outcomes).items())
        return (
            f"{self.histories} histories ({', '.join(f'{what} {n}' for what, n in counts)}), "
            f"{len(self.different)} end differently, {self.seconds:.1f} s"
        )

    def add(self, recording: Recording) -> None:
        """Count what happened in a history."""
        self.histories += 1
        self.steps.update(step.kind for step in recording.steps)
        for step in recording.steps:
            self.outcomes.update(outcome.status for outcome in step.outcomes.values())


async def replay_seeds(seeds: Iterable[int]) -> Tally:
    """Repeat the histories of some seeds, one after the other."""
    started, tally = monotonic(), Tally()
    async with clusters() as (pair, store):
        for seed in seeds:
            recording = await asyncio.to_thread(record, make_plan(seed))
            if different := await repeat(pair, store, recording):
                tally.different.append(f"seed {seed}: {different}")
            tally.add(recording)
    tally.seconds = monotonic() - started
    return tally


async def repeat(pair: Pair, store: PostgresStore, recording: Recording) -> str | None:
    """Repeat a history on clusters that forget what was before, and tell the first difference."""
    await pair.clear()
    await pair.close_gate()
    return await Replay(pair, store).run(recording)


@asynccontextmanager
async def clusters() -> AsyncIterator[tuple[Pair, PostgresStore]]:
    """Have a pair for a while, and a store that is in no hurry."""
    with _clock() as clock, _patience():
        pair = Pair(clock)
        pair.set_clock(0.0)
        store = PostgresStore(pair.url, connections=CONNECTIONS)
        try:
            await pair.start()
            await store.open()
            yield pair, store
        finally:
            await store.close()
            await pair.remove()


@contextmanager
def _clock() -> Iterator[Path]:
    """Have a file for the time that servers of another user can read."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder) / "clock"


@contextmanager
def _patience() -> Iterator[None]:
    """Let no clock of ours end a wait, and the driver say nothing of lines that end."""
    before = database.PATIENCE, dict(database.SETTINGS)
    database.PATIENCE = LONG
    limits = "statement_timeout", "idle_in_transaction_session_timeout"
    database.SETTINGS.update(dict.fromkeys(limits, "0"))
    driver = logging.getLogger("asyncpg")
    level = driver.level
    driver.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        driver.setLevel(level)
        database.PATIENCE = before[0]
        database.SETTINGS.update(before[1])
