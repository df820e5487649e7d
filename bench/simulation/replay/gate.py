"""A line from a primary to its standby that lets the log through to a given place."""

import asyncio
import contextlib

from bench.server.listener import Listener

HEAD, WAL_HEAD = 5, 25
"""Bytes before what a message holds, and before the log inside of one."""


class Gate(Listener):
    """Passes on what replication says, message by message; a piece of the log may have to wait."""

    def __init__(self, port: int) -> None:
        """Take the port to listen on."""
        super().__init__(port)
        self.target = 0
        self._limit: int | None = None
        self._moved = asyncio.Event()

    def open(self, limit: int | None) -> None:
        """Let the log through to a place, or all of it."""
        self._limit = limit
        self._moved.set()
        self._moved = asyncio.Event()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        with contextlib.suppress(OSError, EOFError, asyncio.CancelledError):
            await asyncio.gather(_pass(reader, back), self._pass_log(there, writer))
        self._writers -= {writer, back}
        writer.close()
        back.close()

    async def _pass_log(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            head = await reader.readexactly(HEAD)
            body = await reader.readexactly(int.from_bytes(head[1:], "big") - 4)
            if head[:1] == b"d" and body[:1] == b"w":
                await self._wait(int.from_bytes(body[1:9], "big") + len(body) - WAL_HEAD)
            writer.write(head + body)
            await writer.drain()

    async def _wait(self, end: int) -> None:
        while self._limit is not None and end > self._limit:
            await self._moved.wait()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
    raise EOFError
