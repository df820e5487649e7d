"""One SQLite connection in a thread of its own."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from flambeur.protocol.refusals import Busy, Unavailable
from flambeur.server.store.database import Group
from flambeur.server.store.sqlite.migrate import migrate
from flambeur.server.store.sqlite.private import keep_private
from flambeur.server.store.sqlite.script import run_script
from flambeur.server.store.statements import read_statements

PATIENCE = 5.0
"""Seconds to wait for another process that writes to the same file."""
PAUSE = 0.01
"""Seconds between two tries to set up a file that another process sets up."""
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
LOST = {
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
T = TypeVar("T")


class SqliteDatabase:
    """Runs named statements one after another."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._sql = read_statements(Path(__file__).parent / "sql")
        self._thread: ThreadPoolExecutor | None = None
        self._line: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file and bring its schema up to date."""
        self._thread = ThreadPoolExecutor(1, "sqlite")
        try:
            await self._do(self._connect)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the file after everything that was asked before."""
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._disconnect)
            thread.shutdown()

    async def fetch(self, name: str, *values: object) -> list[Any]:
        """Run one statement; it is its own transaction."""
        return await self._do(lambda: self._fetch(name, values))

    async def guarded(self, groups: Sequence[Group]) -> list[bool]:
        """Run groups in one transaction."""
        return await self._do(lambda: self._guarded(groups))

    async def _do(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            raise Unavailable("the store is not open")
        with _reach():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _connect(self) -> None:
        keep_private(self._path)
        # isolation_level None: transactions begin and end where this file says so.
        self._line = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
        self._line.create_function("now", 0, time.time)
        _settle(self._line, self._sql["settings"])
        with _transaction(self._line):
            migrate(self._line, self._sql)

    def _disconnect(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _fetch(self, name: str, values: Sequence[object]) -> list[Any]:
        return self._open_line().execute(self._sql[name], [_plain(v) for v in values]).fetchall()

    def _guarded(self, groups: Sequence[Group]) -> list[bool]:
        with _transaction(self._open_line()):
            return [self._run(group) for group in groups]

    def _run(self, group: Group) -> bool:
        if not self._fetch(*group.guard):
            return False
        for then in group.then:
            self._fetch(*then)
        return True

    def _open_line(self) -> sqlite3.Connection:
        if self._line is None:
            raise Unavailable("the store is not open")
        return self._line


def _settle(line: sqlite3.Connection, settings: str) -> None:
    """Apply the settings; again if another process is making the same file, up to PATIENCE."""
    # SQLite does not wait by itself here: the change to wal ignores the timeout of a connection.
    last = time.monotonic() + PATIENCE
    while True:
        try:
            return run_script(line, settings)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > last:
                raise
        time.sleep(PAUSE)


@contextmanager
def _transaction(line: sqlite3.Connection) -> Iterator[None]:
    line.execute("begin immediate")
    try:
        yield
        line.execute("commit")
    except BaseException:
        # Some errors have ended the transaction already.
        if line.in_transaction:
            line.execute("rollback")
        raise


@contextmanager
def _reach() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        # The low byte is the code without its details.
        code = error.sqlite_errorcode & 0xFF
        if code in BUSY:
            raise Busy("another process writes to the database") from error
        if code in LOST:
            raise Unavailable("the database takes nothing") from error
        raise


def _plain(value: object) -> Any:
    """Give a list as JSON, which statements take apart with json_each."""
    return msgspec.json.encode(value).decode() if isinstance(value, list) else value
