"""A real server for tests, in the loop of the test: over HTTP and over sockets."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from flambeur.server.context import Context
from flambeur.server.ops.environment import Serving
from flambeur.server.run import make_config
from flambeur.server.settings import Settings

LIMITS = (
    "acts",
    "requests",
    "tables",
    "codes",
    "reviews",
    "hints",
    "signs",
    "thinking",
    "reviewing",
)
FREE = dict.fromkeys(LIMITS, "100000/second")
"""Limits that nobody reaches."""
DEFAULT = {name: getattr(Settings(), name) for name in LIMITS}
"""The limits of a server as it is started by hand."""
Json = dict[str, Any]
TRUST = ssl.create_default_context()
"""What every client reads from the disk unless it is given: that takes longer than many a test."""


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        """Come to a server."""
        self._url = url
        self.http = httpx.AsyncClient(base_url=url, headers=headers, verify=TRUST)

    async def open(self, **wanted: Any) -> str:
        """Open a table."""
        answer = await self.http.post("/api/tables", json={"game": "vegas", "chairs": 2} | wanted)
        return str(answer.raise_for_status().json()["table"])

    async def do(self, table: str, act: Json, key: str = "k") -> httpx.Response:
        """Do something at a table."""
        body = {"act": act, "key": key}
        return await self.http.post(f"/api/tables/{table}/acts", json=body)

    async def see(self, table: str) -> Json:
        """Look at a table."""
        seen: Json = (await self.http.get(f"/api/tables/{table}")).json()
        return seen

    async def play(self, table: str, key: str = "k") -> httpx.Response:
        """Make the first legal move."""
        view = (await self.see(table))["view"]
        move = view["turn"]["moves"][0]
        return await self.do(table, {"type": "play", "version": view["version"], "move": move}, key)

    @asynccontextmanager
    async def socket(self, path: str = "/socket", **headers: str) -> AsyncIterator["Socket"]:
        """Open a socket with the cookie of this guest."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers |= {"Cookie": cookie} if cookie else {}
        async with websockets.connect(
            f"{self._url.replace('http', 'ws')}{path}",
            additional_headers=headers,
            max_queue=None,
            max_size=None,
            proxy=None,
        ) as line:
            yield Socket(line)


class Socket:
    """A socket that speaks JSON and keeps all that it got."""

    def __init__(self, line: ClientConnection) -> None:
        """Take an open connection."""
        self.line = line
        self.got: list[bytes] = []

    async def hear(self) -> Json:
        """Wait for the next message."""
        async with asyncio.timeout(20):
            self.got.append(data := (await self.line.recv()).encode())  # type: ignore[union-attr]
        heard: Json = msgspec.json.decode(data)
        return heard

    async def say(self, message: Json | str | bytes) -> None:
        """Send a message."""
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        await self.line.send(text if isinstance(message, str | bytes) else text.decode())  # type: ignore[union-attr]

    async def ended(self) -> int:
        """Wait until the server hangs up; tell the code it gave."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.line.close_code or 0

    async def ask(self, message: Json | str | bytes) -> Json:
        """Send a message and wait for what comes next."""
        await self.say(message)
        return await self.hear()


class Live(msgspec.Struct, frozen=True):
    """A server that runs."""

    url: str
    context: Context
    guests: list[Guest] = []

    def guest(self, **headers: str) -> Guest:
        """Let somebody come who was never here before."""
        self.guests.append(guest := Guest(self.url, headers or None))
        return guest


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[Live]:
    """Run a server with a database in memory until the test is over."""
    contexts: list[Context] = []
    given: Json = {"database": "sqlite:///:memory:", "connections": 10_000, "idle_reviews": 0}
    given |= FREE | settings
    config = make_config(Settings(**given), Serving(), contexts.append)
    server = uvicorn.Server(config)
    # Only a socket that names TCP gets its small messages sent at once.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        live = Live(f"http://127.0.0.1:{port}", contexts[0])
        try:
            yield live
        finally:
            for guest in live.guests:
                await guest.http.aclose()
            server.should_exit = True
            await task
