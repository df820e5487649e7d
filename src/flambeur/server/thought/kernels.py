"""Compiled kernels are loaded before people are sent to a worker: nobody waits for a compiler."""

import asyncio
import logging
import time

from flambeur.families import every_family
from flambeur.families.family import part
from flambeur.fast import is_installed
from flambeur.server.thought.minds import Minds

log = logging.getLogger("flambeur.kernels")


class Kernels:
    """Loads them once, in the process that will think; others find them on the disk then."""

    def __init__(self, minds: Minds) -> None:
        """Take the processes in which bots think."""
        self._minds = minds
        self._loading: asyncio.Task[None] | None = None

    @property
    def loaded(self) -> bool:
        """Whether nobody has to wait for them: they are there, or not used here."""
        return self._loading is None or self._loading.done()

    def load(self) -> None:
        """Begin to load them, if there is a compiler."""
        if is_installed():
            self._loading = asyncio.create_task(self._load())

    async def close(self) -> None:
        """Wait for them no longer."""
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.wait([self._loading])

    async def _load(self) -> None:
        began = time.monotonic()
        try:
            await self._minds.think(load_all)
        except Exception:
            # Whoever thinks later tries it again, so this is no reason to keep people out.
            log.exception("kernels not loaded")
        else:
            log.info("kernels loaded", extra={"seconds": round(time.monotonic() - began, 2)})


def load_all() -> None:
    """Load those of all families, in a process that thinks."""
    for family in every_family():
        if family.kernels is not None:
            part(family.kernels)()
