"""A network between a worker and its database that can be cut."""

import asyncio
import contextlib

from bench.server.listener import Listener

CHUNK = 65_536


class Proxy(Listener):
    """Passes bytes on; while it is cut nothing gets through, and nobody is told."""

    def __init__(self, port: int, target: int) -> None:
        """Take the port to listen on and the port to pass on to."""
        super().__init__(port)
        self._target = target
        self._whole = asyncio.Event()
        self._whole.set()

    def cut(self) -> None:
        """Let nothing through any more."""
        self._whole.clear()

    def mend(self, *, drop: bool) -> None:
        """Let everything through again: what waited as well, unless the old lines are dropped."""
        if drop:
            self.drop()
        self._whole.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        with contextlib.suppress(asyncio.CancelledError):  # the end of the drills
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            with contextlib.suppress(OSError):
                while data := await reader.read(CHUNK):
                    await self._whole.wait()
                    if writer.is_closing():
                        return
                    writer.write(data)
                    await writer.drain()
        finally:
            self._writers.discard(writer)
            writer.close()
