"""A server on a port of this machine that stands between two programs."""

import asyncio
from abc import ABC, abstractmethod


class Listener(ABC):
    """Keeps the lines that go through it, so that they can be ended."""

    def __init__(self, port: int) -> None:
        """Take the port to listen on."""
        self.port = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    def drop(self) -> None:
        """End all lines that are open."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    def close(self) -> None:
        """Stop."""
        self.drop()
        if self._server is not None:
            self._server.close()

    @abstractmethod
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what one line says."""
