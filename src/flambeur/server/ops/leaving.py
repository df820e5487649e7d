"""How a worker leaves: it says so first, lets its people go, and then stops."""

import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("flambeur.leaving")


class Leaving:
    """Whether this worker is about to stop, and what is done before it does."""

    def __init__(self) -> None:
        """Begin with a worker that stays."""
        self.now = False
        """From now on the worker takes nobody new."""
        self._first: list[Callable[[], Awaitable[None]]] = []

    def first(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done while lines are still open."""
        self._first.append(work)

    async def let_go(self) -> None:
        """Do what was asked for; one failure does not keep the rest from being done."""
        self.now = True
        for work in self._first:
            try:
                await work()
            except Exception:
                log.exception("leaving failed")
