"""The motion of a throw is handed out for throws in the log, and for nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain

import httpx
import pytest
from starlette.applications import Starlette

from flambeur.server.context import Context
from flambeur.server.http.routes import make_routes
from flambeur.server.http.throws import ENDPOINTS, flight_of
from flambeur.server.limits import Budget
from flambeur.server.play.reading import past_since
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.physics import is_installed
from tests.server.play.tables import open_game, play_on, worker

pytestmark = pytest.mark.skipif(not is_installed(), reason="needs flambeur[strike]")
POSE = 7 * 2
"""Bytes for one die in one picture."""


@asynccontextmanager
async def asking(context: Context) -> AsyncIterator[httpx.AsyncClient]:
    """Serve only the endpoint, from this worker."""
    app = Starlette(routes=make_routes(ENDPOINTS))
    app.state.context = context
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield client


async def _digests(context: Context, table: str) -> list[tuple[str, int]]:
    """List the throws of a table: their digests and how many pictures they have."""
    stored = await context.store.load(table)
    assert stored is not None
    steps = past_since(stored, 0, len(stored.rows)).steps
    events = chain.from_iterable(steps)
    return [(e.digest, e.frames) for e in events if type(e).__name__ == "Trajectory"]  # type: ignore[attr-defined] # told by the name


async def test_a_throw_of_the_log_is_given(sqlite_store: SqliteStore) -> None:
    """The bytes have the promised number of pictures, and may be kept forever."""
    async with worker(sqlite_store) as context, asking(context) as client:
        table = await open_game(context, "strike", 2)
        await play_on(context, table, 12)
        throws = await _digests(context, table)
        assert throws
        for digest, frames in throws:
            answer = await client.get(f"/api/tables/{table}/throws/{digest}")
            assert 200 == answer.status_code
            assert "application/octet-stream" == answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert 0 == len(answer.content) % (frames * POSE)


async def test_a_worker_that_never_saw_the_throw_computes_it(sqlite_store: SqliteStore) -> None:
    """The same bytes follow from the log alone, also for many who ask at once."""
    async with worker(sqlite_store) as context, asking(context) as client:
        table = await open_game(context, "strike", 2)
        await play_on(context, table, 8)
        digest, _ = (await _digests(context, table))[-1]
        path = f"/api/tables/{table}/throws/{digest}"
        kept = (await client.get(path)).content
    async with worker(sqlite_store) as context, asking(context) as client:
        answers = await asyncio.gather(*(client.get(path) for _ in range(5)))
    assert {kept} == {answer.content for answer in answers}


async def test_what_is_not_in_the_log_is_refused(sqlite_store: SqliteStore) -> None:
    """Unknown digests, other tables and nonsense get the same answer: not found."""
    async with worker(sqlite_store) as context, asking(context) as client:
        table = await open_game(context, "strike", 2)
        await play_on(context, table, 4)
        digest, _ = (await _digests(context, table))[0]
        other = await open_game(context, "strike", 2)
        for path in (
            f"{table}/throws/{'0' * 64}",
            f"{table}/throws/nonsense",
            f"{table}/throws/{digest.upper()}",
            f"{other}/throws/{digest}",
            f"nosuchtable0/throws/{digest}",
            f"short/throws/{digest}",
        ):
            assert 404 == (await client.get(f"/api/tables/{path}")).status_code


async def test_a_throw_is_charged(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for a throw pays for finding and computing it; who asks next does not."""
    charged: list[float] = []
    monkeypatch.setattr(Budget, "charge", lambda *given: charged.append(given[-1]))
    async with worker(sqlite_store) as context:
        table = await open_game(context, "strike", 2)
        await play_on(context, table, 4)
        digest, _ = (await _digests(context, table))[-1]
    async with worker(sqlite_store) as context, asking(context) as client:
        for expected in (True, False):
            charged.clear()
            await client.get(f"/api/tables/{table}/throws/{digest}")
            assert expected == (sum(charged) > 0)


async def test_a_throw_is_given_only_once_it_is_committed(sqlite_store: SqliteStore) -> None:
    """Before its row is in the log a throw does not exist, even where it was computed already."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "strike", 2)
        await play_on(context, table, 4)
        stored = await context.store.load(table)
        assert stored is not None
        digest, _ = (await _digests(context, table))[-1]
        last = max(row.seq for row in stored.rows if digest.encode() in row.body)
        assert flight_of(stored, digest) is not None
        del stored.rows[last - 1 :]
        assert flight_of(stored, digest) is None
