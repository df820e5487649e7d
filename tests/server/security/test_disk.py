"""A server whose database takes nothing any more sends people elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.bus.local import LocalBus
from flambeur.server.store import pulse
from flambeur.server.store.postgres.store import PostgresStore
from tests.server.live import serving
from tests.server.ops.test_endpoints import ask
from tests.server.play.tables import worker

resource = pytest.importorskip("resource", reason="Windows limits no files")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no answer hold for longer than it takes to ask."""
    monkeypatch.setattr(pulse, "EVERY", 0.0)


@contextmanager
def full_disk() -> Iterator[None]:
    """Let the kernel refuse to make any file of this process longer than a page."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_full_disk(tmp_path: Path) -> None:
    """With a full disk a server is not ready, refuses moves, and is ready again afterwards."""
    async with serving(database=f"sqlite:///{tmp_path / 'club.db'}") as live:
        guest = live.guest()
        body = {"game": "vegas", "chairs": 2}
        assert 200 == (await guest.http.get("/ready")).status_code
        with full_disk():
            refused = await guest.http.post("/api/tables", json=body)
            ready = await guest.http.get("/ready")
            numbers = await guest.http.get("/metrics")
            alive = await guest.http.get("/health")
        assert (503, "server/unavailable") == (refused.status_code, refused.json()["code"])
        assert (503, False) == (ready.status_code, ready.json()["store"])
        assert "flambeur_store_ready 0.0" in numbers.text
        assert 200 == alive.status_code
        assert 200 == (await guest.http.get("/ready")).status_code
        assert await guest.open()


@pytest.fixture
async def single(postgres_url: str) -> AsyncIterator[PostgresStore]:
    """A store with one connection, whose settings a test can change."""
    store = PostgresStore(postgres_url, connections=1)
    await store.open()
    yield store
    await store.close()


async def test_read_only_primary(single: PostgresStore) -> None:
    """A primary that became read-only, as after a failover, is not ready for moves."""

    async def only_read(word: str) -> None:
        async with single._database._acquire() as line:
            await line.execute(f"set default_transaction_read_only = {word}")

    async with worker(single, LocalBus()) as context:
        assert 200 == (await ask(context, "/ready")).status_code
        await only_read("on")
        assert {} == await single.seqs(["nowhere"])
        answer = await ask(context, "/ready")
        assert (503, False) == (answer.status_code, answer.json()["store"])
        await only_read("off")
        assert 200 == (await ask(context, "/ready")).status_code


async def test_questions_without_measure(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask whether a server is ready, the database is written once in a while."""
    asked, fetch = [], store._database.fetch

    async def noted(name: str, *values: object) -> Any:
        asked.append(name)
        return await fetch(name, *values)

    monkeypatch.setattr(pulse, "EVERY", 60.0)
    monkeypatch.setattr(store._database, "fetch", noted)
    assert [True] * 100 == await asyncio.gather(*(store.ready() for _ in range(100)))
    assert await store.ready()
    assert ["beat"] == asked
