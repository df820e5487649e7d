"""One open line to a client: what is sent waits its turn, and nobody waits for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from flambeur.core.codec import encode
from flambeur.protocol.messages import FromServer, Language, Moving
from flambeur.server.lines import RESTART
from flambeur.server.ops import metrics
from flambeur.server.people.session import Credential

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
WAITING = 256
"""So many messages may wait for one who reads slowly."""
TOO_SLOW = 1013
"""Try again later: the client connects anew and resumes from the log."""


class Line:
    """A viewer at the other end of a socket."""

    __slots__ = (
        "_send",
        "_task",
        "_waiting",
        "address",
        "closed",
        "credential",
        "language",
        "nights",
        "person",
        "tables",
    )

    def __init__(self, send: Send, credential: Credential, address: str) -> None:
        """Take the server's way to send, and by what the other end is known, and where it is."""
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self.credential, self.address = credential, address
        self.person = credential.person
        self.language: Language | None = None
        self.tables: set[str] = set()
        self.nights: set[str] = set()
        self.closed: int | None = None

    def say(self, message: FromServer) -> None:
        """Send a message without waiting."""
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        """Send bytes without waiting; one who reads too slowly is let go."""
        if self.closed is not None:
            return
        if len(self._waiting) >= WAITING:
            metrics.DROPPED.inc()
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        # A task only while there is something to send keeps idle lines small.
        if self._task is None:
            self._task = asyncio.create_task(self._pump())

    def leave(self) -> None:
        """Tell the other end to connect elsewhere, and hang up."""
        self.say(Moving())
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Hang up once all that waits is sent."""
        if self.closed is None:
            self.closed = code
            if self._task is None:
                self._task = asyncio.create_task(self._pump())

    async def _pump(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self.closed is not None:
                await self._send({"type": "websocket.close", "code": self.closed})
        except OSError:
            self._waiting.clear()  # the other end is gone; the receiving side notices, too
        finally:
            self._task = None
