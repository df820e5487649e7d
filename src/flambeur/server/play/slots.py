"""The tables a worker has in memory: a bounded cache of what the logs say."""

import asyncio
from collections import OrderedDict
from time import monotonic

from flambeur.server.bus.contract import Unsubscribe
from flambeur.server.ops import metrics
from flambeur.server.play.drawing import Drawing
from flambeur.server.play.fan import Viewer
from flambeur.server.play.reading import aside, read_log, read_table
from flambeur.server.play.table import Table
from flambeur.server.store.contract import TableStore

CAPACITY = 2000


class Slot:
    """A table in memory with those who follow it here; whoever changes it holds the lock."""

    __slots__ = ("deadline", "drawing", "lock", "table", "unsubscribe", "viewers")

    def __init__(self, table: Table, left: float | None) -> None:
        """Take a table and the seconds it can be left to itself."""
        self.table = table
        self.drawing: Drawing | None = None
        """The table as people saw it last, so that only what has changed is told them."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.unsubscribe: Unsubscribe | None = None
        self.wait(left)

    def wait(self, left: float | None) -> None:
        """Set the deadline anew."""
        self.deadline: float | None = None if left is None else monotonic() + left

    @property
    def left(self) -> float | None:
        """Seconds until the deadline."""
        return None if self.deadline is None else round(max(0.0, self.deadline - monotonic()), 1)


class Slots:
    """Forgets the table that was not used for the longest time, unless somebody follows it."""

    def __init__(self, store: TableStore, capacity: int = CAPACITY) -> None:
        """Take the store."""
        self._store, self._capacity = store, capacity
        self._followed: dict[str, Slot] = {}
        self._idle: OrderedDict[str, Slot] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Slot]] = {}

    async def get(self, table: str) -> Slot:
        """Find a table in memory, or read it from its log."""
        slot = self.peek(table)
        if slot is None:
            loaded = await asyncio.shield(self._load_once(table))
            # While this waited for its turn, the table may have been forgotten again.
            slot = self.peek(table) or self._keep(loaded)
        if table in self._idle:
            self._idle.move_to_end(table)
        return slot

    def peek(self, table: str) -> Slot | None:
        """Find a table in memory."""
        return self._followed.get(table) or self._idle.get(table)

    def put(self, table: Table, left: float) -> None:
        """Have a new table in memory, unless somebody was quick to read it."""
        if self.peek(table.id) is None:
            self._keep(Slot(table, left))

    def follow(self, slot: Slot, viewer: Viewer) -> None:
        """Let somebody follow a table, which is not forgotten from now on."""
        slot.viewers.add(viewer)
        self._idle.pop(slot.table.id, None)
        self._followed[slot.table.id] = slot
        self._count()

    def leave(self, slot: Slot, viewer: Viewer) -> None:
        """Let somebody go; after the last one the table may be forgotten."""
        slot.viewers.discard(viewer)
        slot.drawing = slot.drawing if slot.viewers else None
        if not slot.viewers and slot.table.id in self._followed:
            del self._followed[slot.table.id]
            self._keep(slot)

    def names(self) -> list[str]:
        """List the tables in memory."""
        return [*self._followed, *self._idle]

    def drop(self, table: str) -> None:
        """Forget a table that nobody follows."""
        self._idle.pop(table, None)
        self._count()

    def watched(self) -> list[Slot]:
        """List the tables that somebody follows."""
        return list(self._followed.values())

    def count(self) -> int:
        """Count the tables in memory."""
        return len(self._followed) + len(self._idle)

    def _load_once(self, table: str) -> asyncio.Task[Slot]:
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return self._loading[table]

    async def _load(self, table: str) -> Slot:
        stored = await read_log(self._store, table)
        folded = await aside(stored, read_table, stored)
        # While this was read, the table may have been put here by whoever opened it.
        return self.peek(table) or self._keep(Slot(folded, stored.left))

    async def reload(self, slot: Slot) -> None:
        """Read a table anew: the database knows less than this worker believed."""
        stored = await read_log(self._store, slot.table.id)
        slot.table = await aside(stored, read_table, stored, chained=slot.table.chained)
        slot.wait(stored.left)

    def _keep(self, slot: Slot) -> Slot:
        self._idle[slot.table.id] = slot
        self._make_room()
        self._count()
        return slot

    def _make_room(self) -> None:
        """Forget the oldest; the newest and one that is being changed stay in any case."""
        while len(self._idle) > 1 and self.count() > self._capacity:
            name, slot = next(iter(self._idle.items()))
            if slot.lock.locked():
                break
            del self._idle[name]

    def _count(self) -> None:
        metrics.CACHED.set(self.count())
        metrics.WATCHED.set(len(self._followed))
