"""Makes days ahead, opens them when their time has come, and keeps for how long anybody came in.

Any worker with bots does it. What two do at once is kept once.
"""

import time
from collections.abc import Callable
from secrets import token_hex

from flambeur.core.fair.hashing import BYTES
from flambeur.fast import is_installed
from flambeur.practice.days.pool import read_pool
from flambeur.practice.days.sums import promise_of
from flambeur.server.days.calendar import day_after, day_at
from flambeur.server.store.contract import DayStore, KeptDay
from flambeur.server.thought.minds import Minds

LOOK = 2.0
"""Seconds between two looks for a day that is wanted."""
MINUTE = 60.0
"""Seconds between two notes that people could come."""
AHEAD = 2
"""Days that are made ahead: tomorrow's promise has to stand when today is opened."""
HOLD = 300.0
"""Seconds in which nobody else makes a day that somebody has begun to make."""


class DayMaker:
    """Mines what is wanted, one day at a time."""

    def __init__(self, store: DayStore, minds: Minds, now: Callable[[], float] = time.time) -> None:
        """Take where days are kept, processes that mine, and a clock."""
        self._store, self._minds, self._now = store, minds, now
        self._noted = 0.0
        self._opened = ""
        """The last day that is known to be open."""

    async def look(self) -> None:
        """Open today if it can be, and make a day that is wanted."""
        today = day_at(self._now())
        if self._opened != today:
            await self._open(today)
        if is_installed() and (day := await self._store.claim_day(today, HOLD)):
            await self._make(day)
        await self._note(today)

    async def plan(self) -> None:
        """Want today and the days that follow."""
        today = day_at(self._now())
        for ahead in range(AHEAD + 1):
            await self._store.want_day(day_after(today, ahead))

    async def _make(self, day: str) -> None:
        seed = token_hex(BYTES)
        pool = await self._minds.think(mine, seed)
        before = await self._store.last_promise(day)
        lines = read_pool(pool).lines()
        promise = promise_of(day, bytes.fromhex(before), bytes.fromhex(seed), lines).hex()
        await self._store.make_day(KeptDay(day, seed, pool, before, promise))

    async def _open(self, today: str) -> None:
        """Open a day; every nonce for the next one must come after its promise."""
        kept = await self._store.day(today)
        if kept is not None or await self._store.last_promise(today):
            await self.plan()
        if kept is None or await self._store.day(day_after(today)) is None:
            return
        if kept.nonces is None:
            await self._store.open_day(today, await self._store.nonces_of(day_after(today, -1)))
        self._opened = today

    async def _note(self, day: str) -> None:
        now = self._now()
        if self._opened == day and now - self._noted >= MINUTE:
            self._noted = now
            await self._store.note_day(day, now, 3 * MINUTE)


def mine(seed: str) -> bytes:
    """Find the positions of a day; in a process of its own."""
    from flambeur.practice.days.mined import mine_pool  # noqa: PLC0415 - the worker itself mines nothing

    return mine_pool(seed)
