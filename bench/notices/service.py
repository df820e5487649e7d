"""A push service of our own: keeps what arrives, and answers as it is told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Self

import h11
import msgspec

PIECE = 65_536
CREATED = 201


class Arrived(msgspec.Struct, frozen=True):
    """A message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Listens on a port of this machine."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.arrived: list[Arrived] = []
        self.answer: Callable[[Arrived], int] = lambda _: CREATED
        """Which status a message is answered with."""
        self.port = 0
        self._came = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        """Listen until nobody needs it any more."""
        service = cls()
        server = await asyncio.start_server(service._serve, "127.0.0.1", 0)
        service.port = server.sockets[0].getsockname()[1]
        async with server:
            yield service

    def address(self, path: str) -> str:
        """Name the address of one browser here."""
        return f"http://127.0.0.1:{self.port}/{path}"

    async def came(self) -> None:
        """Wait until something arrives."""
        self._came.clear()
        await self._came.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = h11.Connection(h11.SERVER)
        try:
            self.arrived.append(arrived := await _read(line, reader))
            self._came.set()
            status = self.answer(arrived)
            for part in (h11.Response(status_code=status, headers=[]), h11.EndOfMessage()):
                writer.write(line.send(part) or b"")
            await writer.drain()
        except (OSError, h11.RemoteProtocolError):
            # Whoever died in the middle of a word has said nothing.
            pass
        finally:
            writer.close()


async def _read(line: h11.Connection, reader: asyncio.StreamReader) -> Arrived:
    path, headers, body = "", {}, b""
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Request):
            path = event.target.decode().removeprefix("/")
            headers = {name.decode(): value.decode() for name, value in event.headers}
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            return Arrived(path, headers, body)
        else:
            raise h11.RemoteProtocolError("no request")
