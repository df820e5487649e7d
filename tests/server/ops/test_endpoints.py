"""What programs of operators ask a worker."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette

from flambeur.server.bus.local import LocalBus
from flambeur.server.ops.endpoints import SHARED, ops_routes
from flambeur.server.ops.leaving import Leaving
from flambeur.server.store.contract import Store
from tests.server.play.tables import open_game, worker


async def ask(context: Any, path: str) -> httpx.Response:
    """Ask a worker that has only these endpoints."""
    app = Starlette(routes=ops_routes())
    app.state.context = context
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://worker") as client:
        return await client.get(path)


class Down(LocalBus):
    """A bus without a line."""

    async def ready(self) -> bool:
        """Say no."""
        return False


async def test_a_worker_is_ready(store: Store) -> None:
    """With its database it takes people, and it says so of both things it needs."""
    async with worker(store) as context:
        answer = await ask(context, "/ready")
    assert 200 == answer.status_code
    assert {"store": True, "bus": True, "kernels": True, "leaving": False} == answer.json()


async def test_a_worker_that_leaves_takes_nobody(sqlite_store: Store) -> None:
    """It is alive, but not ready."""
    async with worker(sqlite_store) as context:
        await context.leaving.let_go()
        assert 503 == (await ask(context, "/ready")).status_code
        assert 200 == (await ask(context, "/health")).status_code


async def test_without_its_database_a_worker_is_not_ready(sqlite_store: Store) -> None:
    """A restart would not bring the database back, so the worker stays alive."""
    async with worker(sqlite_store) as context:
        await sqlite_store.close()
        answer = await ask(context, "/ready")
        assert (503, False) == (answer.status_code, answer.json()["store"])
        assert 200 == (await ask(context, "/health")).status_code


async def test_without_the_bus_a_worker_goes_on(sqlite_store: Store) -> None:
    """Losing the bus must not take all workers away at once: the sweep brings the news."""
    async with worker(sqlite_store, Down()) as context:
        answer = await ask(context, "/ready")
        numbers = await ask(context, "/metrics")
    assert (200, False) == (answer.status_code, answer.json()["bus"])
    assert "flambeur_bus_ready 0.0" in numbers.text


async def test_metrics_are_read_by_prometheus(sqlite_store: Store) -> None:
    """The numbers are in Prometheus' own form, and a committed step is counted."""
    async with worker(sqlite_store) as context:
        before = _steps((await ask(context, "/metrics")).text)
        await open_game(context, "vegas", 2)
        answer = await ask(context, "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert before + 1 == _steps(answer.text)


def _steps(text: str) -> float:
    samples = [s for family in text_string_to_metric_families(text) for s in family.samples]
    wanted = ("flambeur_steps_total", {"kind": "Began"})
    return sum(s.value for s in samples if (s.name, s.labels) == wanted)


async def test_leaving_does_everything_first(caplog: pytest.LogCaptureFixture) -> None:
    """What fails is logged, and the rest is done."""
    leaving, done = Leaving(), []

    async def fail() -> None:
        raise RuntimeError("no")

    async def work() -> None:
        done.append(leaving.now)

    leaving.first(fail)
    leaving.first(work)
    await leaving.let_go()
    assert [True] == done
    assert "leaving failed" in caplog.text


COUNT = """
from flambeur.server.ops.metrics import SOCKETS, STEPS
STEPS.labels("Began").inc()
SOCKETS.inc()
"""
TELL = """
from flambeur.server.ops.endpoints import all_numbers
print(all_numbers().decode())
"""


def test_several_processes_add_up(tmp_path: Path) -> None:
    """Behind one port, any process tells the numbers of all."""
    env = {**os.environ, SHARED: str(tmp_path)}
    for _ in range(2):
        subprocess.run([sys.executable, "-c", COUNT], env=env, check=True, timeout=60)
    told = subprocess.run(
        [sys.executable, "-c", TELL],
        env=env,
        check=True,
        timeout=60,
        capture_output=True,
        text=True,
    )
    assert 2 == _steps(told.stdout)
    assert "flambeur_sockets 2.0" in told.stdout
