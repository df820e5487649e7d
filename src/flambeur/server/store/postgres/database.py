"""The pool of connections to PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from flambeur.protocol.refusals import Busy, Unavailable
from flambeur.server.store.database import Group
from flambeur.server.store.migrations import Stage
from flambeur.server.store.postgres.hosts import connect
from flambeur.server.store.postgres.migrate import make_schema, migrate
from flambeur.server.store.postgres.reach import reach
from flambeur.server.store.statements import read_statements

PATIENCE = 5.0
"""Seconds after which a silent database counts as lost."""
GRACE = 1.0
"""Seconds in which a line takes back what took too long; otherwise it is given up."""
SETTINGS = {
    "application_name": "flambeur",
    "jit": "off",
    # A worker that vanished in the middle must not keep the others out for hours.
    "idle_in_transaction_session_timeout": "5s",
    "statement_timeout": "4s",
}
T = TypeVar("T")


class PostgresDatabase:
    """Runs named statements on a pool that connects anew by itself."""

    def __init__(self, url: str, schema: str | None, connections: int) -> None:
        self._url = url
        self._schema = schema
        self._connections = connections
        self._sql = read_statements(Path(__file__).parent / "sql")
        self._pool: Any = None
        self._heard = -PATIENCE
        """When the database last answered."""

    async def migrate(self, stage: Stage) -> list[str]:
        """Apply the migrations of a stage, on a connection of its own without a time limit."""
        with reach():
            settings = self._search_path()
            line = await connect(self._url, timeout=PATIENCE, server_settings=settings)
            try:
                await make_schema(line, self._schema)
                return await migrate(line, stage)
            finally:
                await line.close(timeout=PATIENCE)

    async def open(self) -> None:
        """Connect."""
        with reach():
            self._pool = await asyncpg.create_pool(
                self._url,
                connect=connect,
                min_size=self._connections,
                max_size=self._connections,
                max_inactive_connection_lifetime=0,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=_nothing_to_reset,
                server_settings=SETTINGS | self._search_path(),
            )

    async def close(self) -> None:
        """Let go of all connections, also when nobody answers any more."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), PATIENCE)
        except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            pool.terminate()

    async def fetch(self, name: str, *values: object) -> list[Any]:
        """Run one statement; it is its own transaction."""
        with reach():
            async with self._acquire() as line:
                rows: list[Any] = await _in_time(line, line.fetch(self._sql[name], *values))
                return rows

    async def guarded(self, groups: Sequence[Group]) -> list[bool]:
        """Run groups in one transaction."""
        with reach():
            async with self._acquire() as line:
                return await _in_time(line, self._transact(line, groups))

    async def _transact(self, line: Any, groups: Sequence[Group]) -> list[bool]:
        async with line.transaction():
            # Before its end: the end of a transaction would wait for a silent line once more.
            return await _in_time(line, self._run_all(line, groups))

    async def _run_all(self, line: Any, groups: Sequence[Group]) -> list[bool]:
        return [await self._run(line, group) for group in groups]

    async def _run(self, line: Any, group: Group) -> bool:
        name, values = group.guard
        if not await line.fetch(self._sql[name], *values):
            return False
        for then, those in group.then:
            await line.fetch(self._sql[then], *those)
        return True

    @asynccontextmanager
    async def _acquire(self) -> AsyncIterator[Any]:
        """Take a line for a while; who gets none is told whether the database still answers."""
        if (pool := self._pool) is None:
            raise Unavailable("the store is not open")
        try:
            line = await pool.acquire(timeout=PATIENCE)
        except TimeoutError as error:
            if time.monotonic() - self._heard < PATIENCE:
                raise Busy("all lines to the database are in use") from error
            raise
        try:
            yield line
            self._heard = time.monotonic()
        except asyncpg.QueryCanceledError:
            self._heard = time.monotonic()  # a refusal is an answer, too
            raise
        finally:
            await pool.release(line)

    def _search_path(self) -> dict[str, str]:
        return {} if self._schema is None else {"search_path": self._schema}


async def _nothing_to_reset(_line: object) -> None:
    """Save a round trip: no statement here leaves anything behind in its session."""


async def _in_time(line: Any, work: Awaitable[T]) -> T:
    """Do something on a line; if it takes too long, do not wait as long again for its end."""
    try:
        return await work
    except TimeoutError as error:
        try:
            # The driver has asked to take it back: a database that only waits, as for its
            # standby, does so at once, and one that is gone never does.
            await line.execute("rollback", timeout=GRACE)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            with suppress(asyncpg.InterfaceError):  # it was ended by the driver
                line.terminate()
            raise error from None
        raise Unavailable("the database did not answer in time") from error
