"""A bus survives the end of its NATS server."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator

import pytest

from flambeur.server.bus.nats import NatsBus
from tests.server.conftest import KEY


class Server:
    """A NATS server of our own that can be killed."""

    def __init__(self) -> None:
        # Below the ports that the system gives to clients, and apart from what other processes
        # of the tests choose: a port must stay ours while its server is dead.
        first = 20_400 + os.getpid() % 1000 * 9
        self.port = next(port for port in range(first, first + 9) if is_free(port))
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start and wait until it listens."""
        self._process = await asyncio.create_subprocess_exec(
            *("nats-server", "-a", "127.0.0.1", "-p", str(self.port)),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(10):
            while is_free(self.port):
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """End without a word."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None


def is_free(port: int) -> bool:
    """Tell whether nobody listens."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A running server."""
    server = Server()
    await server.start()
    yield server
    await server.kill()


@pytest.fixture
async def bus(server: Server) -> AsyncIterator[NatsBus]:
    """A bus on that server."""
    bus = NatsBus(f"nats://127.0.0.1:{server.port}")
    await bus.open(KEY)
    yield bus
    await bus.close()


async def until(bus: NatsBus, *, ready: bool) -> None:
    """Wait until the line is up or down."""
    async with asyncio.timeout(10):
        while await bus.ready() != ready:
            await asyncio.sleep(0.02)


async def test_the_line_is_taken_up_again(server: Server, bus: NatsBus) -> None:
    """Without a line news is dropped at once; afterwards listeners are there and are told."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    again = asyncio.Semaphore(0)
    bus.on_reconnect.append(again.release)

    async def hear(_subject: str, news: bytes) -> None:
        heard.put_nowait(news)

    await bus.subscribe("early", hear)
    await server.kill()
    await until(bus, ready=False)
    async with asyncio.timeout(5):
        for _ in range(1000):
            await bus.publish("early", bytes(10_000))
        await bus.subscribe("meanwhile", hear)
    await server.start()
    # A line is called up before the server knows its listeners: both lines must have told.
    async with asyncio.timeout(20):
        await again.acquire()
        await again.acquire()
    await until(bus, ready=True)
    for subject in ("early", "meanwhile"):
        await bus.publish(subject, subject.encode())
        assert subject.encode() == await asyncio.wait_for(heard.get(), 5)
    assert heard.empty()


async def test_a_bus_without_a_line_can_be_closed(server: Server, bus: NatsBus) -> None:
    """Closing does not wait for a server that is gone."""
    unsubscribe = await bus.subscribe("early", _deaf)
    await server.kill()
    await until(bus, ready=False)
    await unsubscribe()
    async with asyncio.timeout(9):
        await bus.close()


async def test_opening_waits_for_a_server(server: Server) -> None:
    """A worker may start before its NATS; who does not want to wait leaves nothing behind."""
    await server.kill()
    bus = NatsBus(f"nats://127.0.0.1:{server.port}")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(bus.open(KEY), 0.3)
    opening = asyncio.create_task(bus.open(KEY))
    await asyncio.sleep(0.1)
    await server.start()
    await asyncio.wait_for(opening, 10)
    assert await bus.ready()
    await bus.close()


async def _deaf(_subject: str, _news: bytes) -> None:
    pass
