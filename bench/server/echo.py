"""A bare WebSocket echo on the same server library: `python -m bench.server.echo port`."""

import asyncio
import sys
from array import array
from time import perf_counter
from typing import Any

import msgspec
import uvicorn

from bench.server.processes import Process, free_port
from bench.server.timings import Spread, spread
from bench.server.usage import tree_seconds
from bench.server.wire import Socket, connect

SERVE = "bench.server.echo"


class Echo(msgspec.Struct, frozen=True):
    """What the echo did."""

    rate: float
    times: Spread
    cost: float
    """Microseconds of the servers' processor time for a message there and back."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Send every message back as it came."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class Caller:
    """One socket in a closed loop."""

    def __init__(self, message: bytes, times: "array[float]") -> None:
        """Take what to send, and where to note how long it took."""
        self._message, self._times = message, times
        self._at = 0.0
        self.socket: Socket | None = None

    async def open(self, url: str) -> None:
        """Connect and begin."""
        self.socket, _ = await connect(url, self._hear, lambda: None)
        self._call()

    def _call(self) -> None:
        self._at = perf_counter()
        if self.socket is not None:
            self.socket.send(self._message)

    def _hear(self, _: bytes) -> None:
        self._times.append(perf_counter() - self._at)
        self._call()


async def echo(servers: int, sockets: int, size: int, seconds: float) -> Echo:
    """Measure the echo with so many servers and sockets."""
    ports = [free_port() for _ in range(servers)]
    started = [Process("echo", [sys.executable, "-m", SERVE, str(port)], port) for port in ports]
    times = array("d")
    callers = [Caller(b"x" * size, times) for _ in range(sockets)]
    try:
        for process in started:
            process.start()
        for process in started:
            process.wait()
        for number, caller in enumerate(callers):
            await caller.open(f"ws://127.0.0.1:{ports[number % servers]}/")
        await asyncio.sleep(seconds / 4)
        del times[:]
        used = sum(tree_seconds(process.pid) for process in started)
        await asyncio.sleep(seconds)
        used = sum(tree_seconds(process.pid) for process in started) - used
    finally:
        for process in started:
            process.remove()
    return Echo(len(times) / seconds, spread(times), used / max(1, len(times)) * 1e6)


def main() -> None:
    """Serve until killed."""
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
