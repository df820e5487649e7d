"""Stores and buses for the tests of the server; PostgreSQL must run, NATS is started here."""

import asyncio
import os
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode, urlsplit, urlunsplit

import asyncpg
import pytest
import pytest_asyncio

from bench.server.processes import Process, free_port, make_nats
from flambeur.server.bus.contract import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus
from flambeur.server.store.contract import Store
from flambeur.server.store.open import open_store
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite.store import SqliteStore

POSTGRES = os.environ.get("FLAMBEUR_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
KEY = b"the key that workers share"
EMPTY = """
delete from steps; delete from tables; delete from seatings; delete from rated;
delete from clearings;
delete from people; delete from secrets; delete from reviews;
delete from calls; delete from subscriptions;
delete from codes; delete from attendance; delete from cards;
delete from days; delete from day_people; delete from day_answers;
delete from boards; delete from pars;
"""


@contextmanager
def running(process: Process) -> Iterator[None]:
    """Start a process, and end it whatever happens."""
    process.start()
    try:
        process.wait()
        yield
    finally:
        process.remove()


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    """Where a NATS of this run listens: workers of another one would take the jobs of these."""
    nats = make_nats(free_port())
    with running(nats):
        yield f"nats://127.0.0.1:{nats.port}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def module_url() -> AsyncIterator[str]:
    """A database URL with a schema for the tests of one module."""
    schema = f"test_{uuid.uuid4().hex}"
    await execute(POSTGRES, f'create schema "{schema}"')
    url = with_search_path(POSTGRES, schema)
    store = PostgresStore(url)
    await store.migrate("before")
    await store.migrate("after")
    yield url
    await execute(POSTGRES, f'drop schema "{schema}" cascade')


@pytest.fixture
async def postgres_url(module_url: str) -> str:
    """A database URL without any tables or people, for stores and for other processes."""
    await execute(module_url, EMPTY)
    return module_url


@pytest.fixture
async def postgres_store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    """An open store in PostgreSQL."""
    store = PostgresStore(postgres_url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def sqlite_store() -> AsyncIterator[SqliteStore]:
    """An open store in memory."""
    store = SqliteStore(":memory:")
    await store.open()
    yield store
    await store.close()


@pytest.fixture(params=["postgres_store", "sqlite_store"])
def store(request: pytest.FixtureRequest) -> Store:
    """An open store, once of each kind."""
    store: Store = request.getfixturevalue(request.param)
    return store


@pytest.fixture(params=["postgres", "sqlite"])
async def pair(
    request: pytest.FixtureRequest, postgres_url: str, tmp_path: Path
) -> AsyncIterator[tuple[Store, Store]]:
    """Two open stores on the same database."""
    urls = {"postgres": postgres_url, "sqlite": f"sqlite:///{tmp_path / 'club.db'}"}
    one, two = open_store(urls[request.param]), open_store(urls[request.param])
    await asyncio.gather(one.open(), two.open())
    yield one, two
    await one.close()
    await two.close()


@pytest.fixture(params=["local", "nats"])
async def bus(request: pytest.FixtureRequest, nats_url: str) -> AsyncIterator[Bus]:
    """An open bus, once of each kind."""
    bus: Bus = LocalBus() if request.param == "local" else NatsBus(nats_url)
    await bus.open(KEY)
    yield bus
    await bus.close()


def with_search_path(url: str, schema: str) -> str:
    """Name the schema of a database in its URL."""
    parts = urlsplit(url)
    query = "&".join(filter(None, [parts.query, urlencode({"search_path": schema})]))
    return urlunsplit(parts._replace(query=query))


async def execute(url: str, statement: str) -> None:
    """Run statements by hand."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
