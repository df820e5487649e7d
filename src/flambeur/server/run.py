"""Starting workers, and letting them go without losing anybody."""

import asyncio
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn

from flambeur.server.app import make_app
from flambeur.server.context import Context
from flambeur.server.edge.connections import HttpLine, SocketLine
from flambeur.server.edge.door import Door
from flambeur.server.ops.environment import Serving
from flambeur.server.settings import Settings
from flambeur.server.socket.app import LONGEST

AWAY = 0.2
"""Seconds in which a client hears the last word before its line is cut."""
SOON = 3.0
"""Seconds in which kernels are read from the disk; to compile them takes longer."""
log = logging.getLogger("flambeur.run")


def _say_nothing() -> None:
    """Leave it to the logs."""


class Worker(uvicorn.Server):
    """One process that serves; before it stops it tells everybody to connect elsewhere."""

    def __init__(
        self,
        settings: Settings,
        serving: Serving,
        started: Callable[[], None] = _say_nothing,
        compiling: Callable[[], None] = _say_nothing,
    ) -> None:
        """Take the settings, and what to do once people can come but strong bots need longer."""
        self._serving, self._started, self._compiling = serving, started, compiling
        self._context: Context | None = None
        super().__init__(make_config(settings, serving, self._take))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Connect and open the doors."""
        began = time.monotonic()
        await super().startup(sockets)
        seconds = round(time.monotonic() - began, 2)
        log.info("started", extra={"port": self._serving.port, "seconds": seconds})
        self._started()
        asyncio.get_running_loop().call_later(SOON, self._look_at_kernels)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so, wait until balancers have looked away, let people go, and stop."""
        log.info("leaving", extra={"sockets": len(self.server_state.connections)})
        if self._context is not None:
            self._context.leaving.now = True
            await asyncio.sleep(self._serving.linger)
            await self._context.leaving.let_go()
            await asyncio.sleep(AWAY)
        await super().shutdown(sockets)
        log.info("stopped")

    def _take(self, context: Context) -> None:
        self._context = context
        context.kernels.load()

    def _look_at_kernels(self) -> None:
        if self._context is not None and not self._context.kernels.loaded:
            self._compiling()


def bind(serving: Serving) -> socket.socket:
    """Take the port before anything else is done, for one process or for several."""
    family = socket.AF_INET6 if ":" in serving.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((serving.host, serving.port))
    except (OSError, OverflowError):
        door.close()
        raise
    door.set_inheritable(True)
    return door


def run(
    settings: Settings,
    serving: Serving,
    door: socket.socket,
    started: Callable[[], None] = _say_nothing,
    compiling: Callable[[], None] = _say_nothing,
) -> None:
    """Serve in this process until it is told to stop."""
    # uvicorn raises the signal again once it has stopped, and the default would end us on the spot:
    # what the system keeps for processes that think would not be given back.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    Worker(settings, serving, started, compiling).run([door])


def make_config(
    settings: Settings, serving: Serving, take: Callable[[Context], None]
) -> uvicorn.Config:
    """Tell the server of the network how to serve a worker; tests are served in the same way."""
    door = Door(settings)
    return uvicorn.Config(
        make_app(settings, take),
        host=serving.host,
        port=serving.port,
        lifespan="on",
        backlog=door.backlog,
        # Uvicorn asks for a class, and calls it.
        http=cast("Any", partial(HttpLine, door)),
        ws=cast("Any", partial(SocketLine, door)),
        ws_per_message_deflate=False,
        ws_max_size=LONGEST * 4,
        access_log=False,
        log_config=None,
        server_header=False,
        # Who a client is behind a proxy is our own business: see address.py.
        proxy_headers=False,
        timeout_graceful_shutdown=serving.patience,
    )
