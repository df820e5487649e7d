"""What was only read becomes safe by a commit after it."""

import asyncio

from flambeur.server.store.database import Database


class Settling:
    """Commits a little: a commit is safe no sooner than all that could be read before it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._now: asyncio.Task[None] | None = None
        """Kept, since a task that nobody holds may vanish."""
        self._next: asyncio.Task[None] | None = None

    async def settle(self) -> None:
        """Wait for a commit that begins from now on; all who ask before it begins share it."""
        if self._next is None:
            self._next = asyncio.create_task(self._commit())
        # Who gives up takes nothing away from the others.
        await asyncio.shield(self._next)

    async def _commit(self) -> None:
        async with self._turn:
            self._now, self._next = self._next, None
            await self._database.fetch("beat")
