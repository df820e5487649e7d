"""Whether a database can be written, found out by writing."""

import asyncio
import time

from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.database import Database

EVERY = 1.0
"""Seconds for which an answer holds, for however many ask."""


class Pulse:
    """Writes a little to the database now and then: one that can be read only takes no moves."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking = asyncio.Lock()
        self._again = 0.0
        self._beats = False

    async def beats(self) -> bool:
        """Tell whether the database could be written a moment ago."""
        async with self._asking:
            if time.monotonic() >= self._again:
                self._beats = await self._beat()
                self._again = time.monotonic() + EVERY
            return self._beats

    def forget(self) -> None:
        """Let the next one who asks find out anew."""
        self._again = 0.0

    async def _beat(self) -> bool:
        try:
            return bool(await self._database.fetch("beat"))
        except Unavailable:
            return False
