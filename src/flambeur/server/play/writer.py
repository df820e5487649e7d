"""Group commit: what several tables want to write goes into one transaction."""

import asyncio
import logging

from flambeur.protocol.refusals import Unavailable
from flambeur.server.ops import metrics
from flambeur.server.store.contract import TableStore, Write

log = logging.getLogger("flambeur.writer")
LANES = 3
"""So many transactions at a time; one connection of four stays free for reading."""
MOST = 64


class Writer:
    """Writes at once while a lane is free; while all are busy, writes gather for the next."""

    def __init__(self, store: TableStore, lanes: int = LANES) -> None:
        """Take the store."""
        self._store, self._free = store, lanes
        self._waiting: dict[str, tuple[Write, asyncio.Future[bool]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, write: Write) -> bool:
        """Append a step; tell whether it was the first at its place."""
        if write.table in self._waiting:
            return False
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[write.table] = (write, future)
        if self._free:
            self._start()
        return await future

    def _start(self) -> None:
        self._free -= 1
        task = asyncio.create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._flush()
        finally:
            self._free += 1

    async def _flush(self) -> None:
        tables = list(self._waiting)[:MOST]
        batch = [self._waiting.pop(table) for table in tables]
        metrics.BATCH.observe(len(batch))
        try:
            won = await self._store.append([write for write, _ in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits for the write gets the error
            self._fail(batch, error)
            return
        for write, future in batch:
            if not future.done():
                future.set_result(write.table in won)

    @staticmethod
    def _fail(batch: list[tuple[Write, asyncio.Future[bool]]], error: Exception) -> None:
        log.warning("a batch of %d was not written: %s", len(batch), type(error).__name__)
        told = error if isinstance(error, Unavailable) else Unavailable("it was not written")
        for _, future in batch:
            if not future.done():
                future.set_exception(told)

    async def drain(self) -> None:
        """Wait until all that was asked for is written."""
        while self._tasks:
            await asyncio.wait(self._tasks)
