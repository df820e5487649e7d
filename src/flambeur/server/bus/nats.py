"""The bus between workers: plain NATS, without any memory of its own."""

import contextlib
from collections.abc import Callable
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from flambeur.server.bus.contract import Handler, Unsubscribe
from flambeur.server.bus.deliver import LOGGER, deliver
from flambeur.server.bus.login import read_login
from flambeur.server.bus.seal import Seal
from flambeur.server.ops import metrics

PREFIX = "flambeur."
"""How every subject begins, so that the rights at the server are one line."""
PATIENCE = 5
"""Seconds that handlers get to finish when the bus is closed."""
WAIT = 0.5
"""Seconds between two attempts to reach the server."""
FULL = 1_048_576
"""Bytes on their way to a server that does not read; more are dropped."""


class NatsBus:
    """Carries news between workers over NATS."""

    def __init__(self, url: str) -> None:
        self.on_reconnect: list[Callable[[], None]] = []
        """Called when an interrupted line is up again: news was missed meanwhile."""
        self._login = read_login(url)
        self._seal: Seal
        """Comes with the first line: before, there is nobody to talk to."""
        self._line: Client | None = None
        """Hears everything but what was said on it."""
        self._echoing: Client | None = None
        """Is for news that this worker shall hear, too."""

    async def open(self, key: bytes, /) -> None:
        """Connect; this waits until there is a server."""
        self._seal = Seal(key)
        line = await self._connect(no_echo=True)
        try:
            self._echoing = await self._connect(no_echo=False)
        except BaseException:
            await line.close()
            raise
        self._line = line

    async def ready(self) -> bool:
        """Tell whether the lines are up."""
        lines = self._line, self._echoing
        return all(line is not None and line.is_connected for line in lines)

    async def publish(self, subject: str, news: bytes) -> None:
        """Send news, or drop it; the log has it anyway."""
        await self._send(self._echoing, subject, news)

    async def tell_others(self, subject: str, news: bytes) -> None:
        """Send news to the other workers, or drop it."""
        await self._send(self._line, subject, news)

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Unsubscribe:
        """Listen; what is published after this has returned is heard."""
        if self._line is None:
            raise ConnectionError("the bus is not open")

        async def take(message: Msg) -> None:
            about = message.subject.removeprefix(PREFIX)
            news = self._seal.open(about, message.data)
            if news is None:
                metrics.FORGED.inc()
            else:
                await deliver(handler, about, news)

        subscription = await self._line.subscribe(PREFIX + subject, queue=group, cb=take)
        await self._settle(self._line)

        async def unsubscribe() -> None:
            # A second time, or after the end, there is nothing left to do.
            with contextlib.suppress(Error):
                await subscription.unsubscribe()

        return unsubscribe

    async def close(self) -> None:
        """Hand out what has arrived, then hang up."""
        lines = [line for line in (self._line, self._echoing) if line is not None]
        self._line = self._echoing = None
        # What one line has said may be for the other one.
        for line in lines:
            await self._settle(line)
        for line in lines:
            await _hang_up(line)

    async def _connect(self, *, no_echo: bool) -> Client:
        line = Client()
        try:
            await line.connect(**self._login, **self._options(), no_echo=no_echo)
        except BaseException:
            await line.close()
            raise
        return line

    async def _send(self, line: Client | None, subject: str, news: bytes) -> None:
        if line is None or not line.is_connected or line.pending_data_size > FULL:
            return
        try:
            await line.publish(PREFIX + subject, self._seal.close(subject, news))
        except (Error, OSError) as error:
            LOGGER.warning("news of %s was dropped: %r", subject, error)

    async def _settle(self, line: Client) -> None:
        """Make sure that the server knows what was asked; after a lost line it is told again."""
        if line.is_connected:
            with contextlib.suppress(Error, OSError):
                # The driver's first ping overtakes what it has not sent yet; the second cannot.
                await line.flush(PATIENCE)
                await line.flush(PATIENCE)

    def _options(self) -> dict[str, Any]:
        return {
            "name": "flambeur",
            "max_reconnect_attempts": -1,
            "reconnect_time_wait": WAIT,
            "connect_timeout": PATIENCE,
            "drain_timeout": PATIENCE,
            # A line that went silent is noticed after a quarter of a minute.
            "ping_interval": 5,
            "max_outstanding_pings": 2,
            "error_cb": _log,
            "reconnected_cb": self._reconnected,
        }

    async def _reconnected(self) -> None:
        for call in self.on_reconnect:
            call()


async def _hang_up(line: Client) -> None:
    try:
        await line.drain()
    except (Error, OSError):
        await line.close()


async def _log(error: Exception) -> None:
    LOGGER.warning("the line to the bus: %r", error)
