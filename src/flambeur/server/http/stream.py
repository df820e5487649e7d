"""A line of news for programs: one JSON value in each line."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from flambeur.protocol.messages import Language
from flambeur.server.ops import metrics
from flambeur.server.people.session import Credential

WAITING = 256
"""So many lines may wait for one who reads slowly."""
QUIET = 15.0
"""Seconds after which an empty line shows that the line is alive."""


class Stream:
    """A viewer that reads line by line."""

    def __init__(self, credential: Credential) -> None:
        """Take by what the one who follows is known."""
        self.credential = credential
        self.person = credential.person
        self.language: Language | None = None
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Send without waiting; one who reads too slowly is let go."""
        if self._lines.qsize() < WAITING:
            self._lines.put_nowait(message)
        else:
            metrics.DROPPED.inc()
            self.leave()

    def leave(self) -> None:
        """Hang up once all that waits is read; whoever follows asks again."""
        self._lines.put_nowait(None)

    def close(self, _code: int) -> None:
        """Do the same: a stream has no way to say why."""
        self.leave()

    async def lines(self, close: Callable[[], Awaitable[None]]) -> AsyncIterator[bytes]:
        """Give line after line until one side hangs up."""
        try:
            while True:
                try:
                    message = await asyncio.wait_for(self._lines.get(), QUIET)
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                yield message + b"\n"
        finally:
            await close()
