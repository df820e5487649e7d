"""Several addresses of one database, of which some are silent, and lines that go silent."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.postgres import database
from flambeur.server.store.postgres.hosts import split_hosts
from flambeur.server.store.postgres.store import PostgresStore

proxies = pytest.importorskip("bench.server.proxy", reason="needs a Unix")

Line = tuple[PostgresStore, Any]


def test_urls() -> None:
    """Each host keeps its port, the login and the rest of the URL, in the order as written."""
    url = "postgresql://ana:p%2Cw@a:1,[::1]:2,c/games?target_session_attrs=read-write"
    rest = "/games?target_session_attrs=read-write"
    hosts = ("a:1", "[::1]:2", "c")
    assert [f"postgresql://ana:p%2Cw@{host}{rest}" for host in hosts] == split_hosts(url)


@pytest.mark.parametrize("url", ["postgresql:///x?host=a,b", "postgresql://a/x", "postgres://"])
def test_one_host(url: str) -> None:
    """A URL with one host, or with hosts elsewhere, is left to the driver as it is."""
    assert [url] == split_hosts(url)


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of a machine that takes lines and says nothing."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield f"127.0.0.1:{door.getsockname()[1]}"


@pytest.fixture
def refusing() -> str:
    """An address where nobody listens."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{door.getsockname()[1]}"


def among(url: str, *hosts: str) -> str:
    """Write other hosts before and after the one of a URL."""
    place = urlsplit(url).netloc
    return url.replace(place, ",".join([*hosts, place, hosts[0]]), 1)


async def test_lost_hosts(postgres_url: str, silent: str, refusing: str) -> None:
    """A worker finds the database behind machines that are silent or refuse."""
    both = among(postgres_url, silent, refusing) + "&target_session_attrs=read-write"
    store = PostgresStore(both, connections=1)
    await store.migrate("before")
    await store.open()
    assert await store.ready()
    await store.close()


async def test_no_host(silent: str, refusing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no address answers, the database is unavailable, as with a single one."""
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    with pytest.raises(Unavailable):
        await PostgresStore(f"postgresql://{silent},{refusing}/test").migrate("before")


@pytest.fixture
async def line(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    """A store with one line over a network that can be cut."""
    place = urlsplit(postgres_url)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    network = proxies.Proxy(port, place.port or 5432)
    await network.start()
    store = PostgresStore(postgres_url.replace(place.netloc, f"127.0.0.1:{port}", 1), connections=1)
    try:
        await store.open()
        # From now on only statements have an end; whoever waits for more waits for an hour.
        monkeypatch.setattr(database, "PATIENCE", 3600.0)
        monkeypatch.setattr(database, "GRACE", 0.2)
        yield store, network
        network.mend(drop=True)
        monkeypatch.setattr(database, "PATIENCE", 0.5)
        await store.close()
    finally:
        network.close()


async def test_silent_line(line: Line) -> None:
    """A statement on a line that went silent fails when its time is over, not much later."""
    store, network = line
    network.cut()
    async with asyncio.timeout(30):
        with pytest.raises(Unavailable, match="cannot be reached"):
            await store._database.fetch("beat")


async def test_silent_lines(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a line of a database that is gone is not told that it is busy."""
    store, network = line
    monkeypatch.setattr(database, "PATIENCE", 0.5)
    await store._database.fetch("beat")
    network.cut()
    await asyncio.sleep(0.5)
    async with asyncio.timeout(30):
        both = [store._database.fetch("beat") for _ in range(2)]
        answers = await asyncio.gather(*both, return_exceptions=True)
    assert [Unavailable, Unavailable] == [type(answer) for answer in answers]
    assert {"the database cannot be reached"} == {str(answer) for answer in answers}


async def test_silent_transaction(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is true in the middle of a transaction, whose end waits for nobody either."""
    store, network = line
    run = store._database._run

    async def cut_and_run(*given: Any) -> bool:
        network.cut()
        return await run(*given)

    monkeypatch.setattr(store._database, "_run", cut_and_run)
    async with asyncio.timeout(30):
        with pytest.raises(Unavailable):
            await store.delete_table("nowhere")


async def test_line_that_only_waits(line: Line) -> None:
    """A line whose database takes a statement back, as while its standby is away, is kept."""
    store, _ = line
    sql = store._database._sql
    sql |= {"pid": "select pg_backend_pid()", "long": "select pg_sleep(3600)"}
    # As while it waits for its standby, which no time limit over there ends.
    sql["patient"] = "set statement_timeout = 0"
    await store._database.fetch("patient")
    before = await store._database.fetch("pid")
    with pytest.raises(Unavailable, match="did not answer in time"):
        await store._database.fetch("long")
    assert before == await store._database.fetch("pid")
