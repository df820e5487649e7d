"""The simulated database does what PostgreSQL with a synchronous standby does."""

import asyncio
from typing import Any

import pytest

from bench.simulation.database import Database
from bench.simulation.plan import make_plan
from bench.simulation.state import Commit

seeds = pytest.importorskip("bench.simulation.replay.seeds", reason="needs a Unix")
clusters = pytest.importorskip("bench.server.postgres")
replaying = pytest.importorskip("bench.simulation.replay.replaying")
records = pytest.importorskip("bench.simulation.replay.record")
SEEDS = (136, 148, 188)
"""Together: failovers, waits that are given up, locks, a lock that is given up, and a rating."""
EVERYTHING = {"arrives", "asked", "cancel", "promote"}


@pytest.fixture(autouse=True)
def _needs_postgres() -> None:
    try:
        clusters.program("initdb")
    except SystemExit as missing:
        pytest.skip(str(missing))


async def test_histories_end_alike() -> None:
    """Every answer, every wait, and all that is kept on both sides is the same."""
    tally = await seeds.replay_seeds(SEEDS)
    assert [] == tally.different
    assert EVERYTHING == set(tally.steps)
    assert {"is answered", "is blocked", "waits"} == set(tally.outcomes)


async def test_a_wrong_model_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL does not show commits that wait, and locks what they changed."""
    monkeypatch.setattr(replaying, "PATIENCE", 3.0)
    honest = Database.commit

    def hasty(self: Database, commit: Commit, *keys: str) -> None:
        honest(self, commit, *keys)
        commit(self.state)

    with monkeypatch.context() as patch:
        patch.setattr(Database, "commit", hasty)
        early = await asyncio.to_thread(records.record, make_plan(2))
    unlocked = await asyncio.to_thread(_without_locks, monkeypatch)
    async with seeds.clusters() as (pair, store):
        assert "answered there" in (await seeds.repeat(pair, store, early) or "")
        assert "wait there" in (await seeds.repeat(pair, store, unlocked) or "")


def _without_locks(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Record a history in which locks are forgotten and somebody should have waited for one.

    Which seed brings one hangs on the dice, and those on who plays: bots are named by their code.
    """
    for seed in range(150, 250):
        honest = records.record(make_plan(seed))
        with monkeypatch.context() as patch:
            patch.setattr(Database, "is_locked", lambda *_: False)
            unlocked = records.record(make_plan(seed))
        if _outline(honest) != _outline(unlocked):
            return unlocked
    raise AssertionError("nobody ever waits for a lock")


def _outline(recording: Any) -> list[tuple[str, float]]:
    return [(step.kind, step.now) for step in recording.steps]
