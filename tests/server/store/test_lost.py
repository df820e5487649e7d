"""A store whose database goes away says so, and works again when it is back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from flambeur.protocol.refusals import Busy, Unavailable
from flambeur.server.store.contract import Listing, Write
from flambeur.server.store.open import open_store
from flambeur.server.store.postgres import database as postgres_database
from flambeur.server.store.postgres.reach import reach
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite import database as sqlite_database
from flambeur.server.store.sqlite.store import SqliteStore

OPEN = Listing("open", "vegas", public=True, card=b"card")


@pytest.fixture
async def admin(postgres_url: str) -> AsyncIterator[Any]:
    """A connection beside the store."""
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


async def make(store: PostgresStore | SqliteStore) -> None:
    """Keep one table."""
    await store.create("seed", Write("t", 1, "k", b"", 60), OPEN)


async def kill(admin: Any, store: PostgresStore) -> None:
    """End all connections of a store from outside."""
    pids = await asyncio.gather(*(backend(store) for _ in range(8)))
    await admin.execute("select pg_terminate_backend(pid) from unnest($1::int[]) pid", set(pids))


async def backend(store: PostgresStore) -> int:
    """Tell which process serves one connection of the pool."""
    async with store._database._acquire() as line:
        await asyncio.sleep(0.01)
        return int(line.get_server_pid())


async def test_the_pool_recovers_after_its_connections_were_ended(
    admin: Any, postgres_store: PostgresStore
) -> None:
    """Each lost connection costs at most one refusal, then everything works again."""
    await make(postgres_store)
    await kill(admin, postgres_store)
    refused = 0
    for _ in range(6):
        try:
            await postgres_store.append([Write("t", 2, "k", b"", 60)])
        except Unavailable:
            refused += 1
    assert refused <= 4
    assert {"t": 2} == await postgres_store.seqs(["t"])
    assert [True] * 8 == await asyncio.gather(*(postgres_store.ready() for _ in range(8)))


async def test_a_connection_that_ends_at_work_is_unavailable(
    admin: Any, postgres_store: PostgresStore
) -> None:
    """Who waits for an answer when the line breaks is told so; the step was not written."""
    await make(postgres_store)
    async with admin.transaction():
        await admin.execute("select 1 from tables where id = 't' for update")
        waiting = asyncio.create_task(postgres_store.append([Write("t", 2, "k", b"", 60)]))
        pid = await waiting_backend(admin)
        await admin.execute("select pg_terminate_backend($1)", pid)
        with pytest.raises(Unavailable):
            await waiting
    assert {"t": 1} == await postgres_store.seqs(["t"])


async def waiting_backend(admin: Any) -> int:
    """Wait until somebody waits for a lock of this connection."""
    question = (
        "select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))"
    )
    while (pid := await admin.fetchval(question)) is None:
        await asyncio.sleep(0.01)
    return int(pid)


async def test_a_database_that_makes_everybody_wait_is_busy(admin: Any, postgres_url: str) -> None:
    """Nobody waits for ever: not for an answer, and not for a free connection."""
    store = PostgresStore(postgres_url, connections=1)
    await store.open()
    await make(store)
    async with admin.transaction():
        await admin.execute("select 1 from tables where id = 't' for update")
        answers = await asyncio.wait_for(
            asyncio.gather(
                store.append([Write("t", 2, "a", b"", 60)]),
                store.change(Write("t", 2, "b", b"", 60), OPEN),
                return_exceptions=True,
            ),
            20,
        )
    assert [Busy, Busy] == [type(answer) for answer in answers]
    assert {"t"} == await store.append([Write("t", 2, "c", b"", 60)])
    await store.close()


async def test_too_long_a_queue_is_busy(
    postgres_store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database answers others, who gets no connection is told to come again."""
    monkeypatch.setattr(postgres_database, "PATIENCE", 0.5)
    postgres_store._database._sql["slow"] = "select pg_sleep(0.3)"
    many = [postgres_store._database.fetch("slow") for _ in range(20)]
    answers = await asyncio.gather(*many, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Exception)]
    assert 0 < len(refused) < 20
    assert {Busy} == {type(error) for error in refused}
    assert {3.0} == {getattr(error, "wait", None) for error in refused}
    assert "retry in 3 s" in str(refused[0])


async def test_a_line_too_many_is_busy() -> None:
    """A database that takes no more connections can be reached."""
    with pytest.raises(Busy), reach():
        raise asyncpg.TooManyConnectionsError("sorry, too many clients already")


async def test_a_cancelled_change_leaves_no_transaction_open(admin: Any, postgres_url: str) -> None:
    """Who is cancelled in the middle writes nothing, and the next one can write."""
    store = PostgresStore(postgres_url, connections=1)
    await store.open()
    await make(store)
    async with admin.transaction():
        await admin.execute("select 1 from tables where id = 't' for update")
        waiting = asyncio.create_task(store.change(Write("t", 2, "a", b"", 60), OPEN))
        await waiting_backend(admin)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert {"t"} == await store.append([Write("t", 2, "b", b"", 60)])
    assert 2 == await admin.fetchval("select seq from tables where id = 't'")
    await store.close()


async def test_without_a_database_a_store_does_not_open() -> None:
    """A store says at once that nobody listens; it is not ready and can be closed."""
    store = open_store("postgresql://127.0.0.1:1/test")
    with pytest.raises(Unavailable):
        await store.open()
    with pytest.raises(Unavailable):
        await store.seqs(["t"])
    assert not await store.ready()
    await store.close()


async def test_a_wrong_value_is_no_lost_database(postgres_store: PostgresStore) -> None:
    """A mistake of ours is not hidden as a lost database."""
    with pytest.raises(asyncpg.DataError):
        await postgres_store.append([Write("t", 2**40, "k", b"", 60)])


def test_a_full_disk_is_a_lost_database() -> None:
    """When PostgreSQL has no room left, the request may be sent again later."""
    with pytest.raises(Unavailable, match="takes nothing"), reach():
        raise asyncpg.DiskFullError("could not extend file")


async def test_moves_are_cheap_updates(admin: Any, postgres_store: PostgresStore) -> None:
    """While deadlines only move on, no index changes: the updates are HOT."""
    await make(postgres_store)
    for seq in range(2, 102):
        await postgres_store.append([Write("t", seq, "k", b"", 60)])
    await postgres_store.close()
    question = (
        "select n_tup_upd, n_tup_hot_upd from pg_stat_user_tables where relid = 'tables'::regclass"
    )
    before = await admin.fetchrow(question)
    while before["n_tup_upd"] < 100:
        await asyncio.sleep(0.05)
        before = await admin.fetchrow(question)
    assert before["n_tup_hot_upd"] >= 95


async def test_a_file_that_another_process_holds_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A locked file is waited for a while; then the request may be sent again."""
    monkeypatch.setattr(sqlite_database, "PATIENCE", 0.1)
    store = SqliteStore(str(tmp_path / "club.db"))
    await store.open()
    await make(store)
    other = sqlite3.connect(tmp_path / "club.db", isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(Busy):
        await store.append([Write("t", 2, "k", b"", 60)])
    other.execute("rollback")
    other.close()
    assert {"t"} == await store.append([Write("t", 2, "k", b"", 60)])
    await store.close()


async def test_a_file_that_cannot_be_made_is_unavailable(tmp_path: Path) -> None:
    """A path into nowhere is refused, and no thread is left behind."""
    store = SqliteStore(str(tmp_path / "missing" / "club.db"))
    with pytest.raises(Unavailable):
        await store.open()
    assert not await store.ready()
    await store.close()


async def test_a_file_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    """Every commit is written through to the disk."""
    store = SqliteStore(str(tmp_path / "club.db"))
    await store.open()
    line = store._database
    settings = await line._do(
        lambda: [
            line._open_line().execute(f"pragma {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    assert ["wal", 2, 1] == settings
    await store.close()
