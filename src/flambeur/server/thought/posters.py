"""The posters of tables: made one at a time, and kept for those who ask next."""

import asyncio
from collections import OrderedDict

from flambeur.protocol.refusals import Busy
from flambeur.server.thought.minds import Minds
from flambeur.server.thought.rendering import render

KEPT = 64
"""Posters in the memory of a worker: at most thirteen megabytes."""
PATIENT = 8
"""So many may wait for a poster; more would wait too long."""


class Posters:
    """Makes each poster once, by its name, and forgets those that were not asked for lately."""

    def __init__(self, minds: Minds) -> None:
        """Take the processes where pictures are made."""
        self._minds = minds
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    def kept(self, name: str) -> bytes | None:
        """Find a poster that was made already."""
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    async def make(self, name: str, svg: str) -> bytes:
        """Make a poster, unless somebody who waited before has had it made."""
        if self._waiting >= PATIENT:
            raise Busy("too many pictures are being made")
        self._waiting += 1
        try:
            async with self._turn:
                return self.kept(name) or await self._make(name, svg)
        finally:
            self._waiting -= 1

    async def _make(self, name: str, svg: str) -> bytes:
        made = self._kept[name] = await self._minds.think(render, svg)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
