"""Work that comes round again and again, in tasks beside those that serve people."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from flambeur.core.errors import FlambeurError

Work = Callable[[], Awaitable[object]]
log = logging.getLogger("flambeur.rounds")


class Rounds:
    """Does each piece of work every so many seconds until it is told to stop."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, work: Work) -> None:
        """Do something again and again."""
        self._tasks.append(asyncio.create_task(_for_ever(seconds, work)))

    async def close(self) -> None:
        """Stop; another worker goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def guard(work: Work) -> None:
    """Let a piece of work fail by itself: it comes up again."""
    try:
        await work()
    except FlambeurError as refusal:
        log.debug("chore: %s", refusal.code)
    except Exception:
        log.exception("chore failed")


async def _for_ever(seconds: float, work: Work) -> None:
    while True:
        await asyncio.sleep(seconds)
        await guard(work)
