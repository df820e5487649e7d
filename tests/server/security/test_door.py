"""Lines that send slowly, endlessly or not at all are cut, and others are served meanwhile."""

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from flambeur.cli.places import KERNELS
from flambeur.server.edge import connections, door
from flambeur.server.edge.connections import HEAD, HttpLine
from tests.server.live import Live, serving

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""
LONG = 20.0
"""Seconds after which a test gives up, on a busy machine."""


async def call(
    live: Live, said: bytes = b"", host: str | None = None
) -> tuple[StreamReader, StreamWriter]:
    """Open a line and send some bytes."""
    local = None if host is None else (host, 0)
    where = urlsplit(live.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=local)
    writer.write(said)
    return reader, writer


async def rest(reader: StreamReader) -> bytes:
    """Read until the other end hangs up."""
    async with asyncio.timeout(LONG):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def drip(line: tuple[StreamReader, StreamWriter], piece: bytes) -> bytes:
    """Send a little again and again until the other end hangs up; tell what it said."""
    reader, writer = line
    reading = asyncio.create_task(rest(reader))
    while not reading.done():
        with contextlib.suppress(ConnectionError):
            writer.write(piece)
            await writer.drain()
        await asyncio.sleep(0.05)
        # What was said is read first: a piece sent to a closed line would take it away.
        for _ in range(3):
            await asyncio.sleep(0)
    writer.close()
    return await reading


async def asked(live: Live) -> bytes:
    """Ask once on a line of its own, and tell how the answer begins."""
    reader, writer = await call(live, GET + b"Connection: close\r\n\r\n")
    said = await rest(reader)
    writer.close()
    return said[:13]


async def is_served(live: Live, host: str | None = None) -> bool:
    """Ask from an address as anybody would."""
    transport = httpx.AsyncHTTPTransport(local_address=host)
    async with httpx.AsyncClient(base_url=live.url, transport=transport, timeout=LONG) as client:
        return (await client.get("/health")).status_code == 200


async def test_endless_head() -> None:
    """A head has a measure, wherever it grows; one that is just long enough is read."""
    async with serving(arrival=LONG) as live:
        fits = b"X-Long: " + b"x" * (HEAD - len(GET) - 100) + b"\r\n\r\n"
        reader, writer = await call(live, GET + fits)
        assert b"200 OK" in await reader.readline()
        writer.close()
        for begun in (GET + b"X-Long: ", b"GET /", GET + b"X-Short: 1\r\n" * 1000):
            reader, writer = await call(live, (begun + b"x" * HEAD)[: HEAD + 1])
            assert b"HTTP/1.1 431 " == (await rest(reader))[:13]
            writer.close()
        await drip(await call(live, GET + b"X-Endless: "), b"x" * 65536)
        assert await is_served(live)


async def test_endless_head_later() -> None:
    """The second head of a line has the same measure, also behind the first one."""
    async with serving(arrival=LONG) as live:
        for between in (True, False):
            reader, writer = await call(live, GET + b"\r\n")
            if between:
                await reader.readuntil(b"alive\n")
            writer.write(GET + b"X-Endless: " + b"x" * 2 * HEAD)
            assert b"431" in await rest(reader)
            writer.close()


async def test_half_sent_heads() -> None:
    """Whoever does not say what they want is cut after a while; others are served meanwhile."""
    async with serving(arrival=0.5) as live:
        halves = [await call(live, GET[: number % len(GET)]) for number in range(60)]
        assert await is_served(live)
        said = await asyncio.gather(*(rest(reader) for reader, _ in halves))
        assert [b"HTTP/1.1 408 "] * 60 == [each[:13] for each in said]
        for _, writer in halves:
            writer.close()


@pytest.mark.parametrize(
    ("begun", "piece", "answer"),
    [
        (GET + b"X-Drip: ", b"x", b"HTTP/1.1 408 "),
        (b"", b"\r\n", b"HTTP/1.1 408 "),
        (GET + b"\r\n", b"\r\n", b"HTTP/1.1 200 "),
        (POST + b"Content-Length: 9999\r\n\r\n", b"x", b"HTTP/1.1 408 "),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", b"HTTP/1.1 408 "),
        (GET + b"Content-Length: 9999\r\n\r\n", b"x", b"HTTP/1.1 200 "),
    ],
)
async def test_dripping(begun: bytes, piece: bytes, answer: bytes) -> None:
    """To send a little now and then keeps no line open, wherever in a request."""
    async with serving(arrival=0.3) as live:
        said = await drip(await call(live, begun), piece)
        assert answer == said[:13]
        assert await is_served(live)


async def test_slow_body() -> None:
    """A body that does not come is refused in the words of the protocol."""
    async with serving(arrival=0.2) as live:
        reader, writer = await call(live, POST + b"Content-Length: 99\r\n\r\n{")
        assert b'"code":"request/too-slow"' in await rest(reader)
        writer.close()


async def test_lines_per_address() -> None:
    """One address has so many lines, sockets too; another one has its own."""
    async with serving(arrival=LONG, connections=5) as live, contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(live.guest().socket()) for _ in range(3)]
        held = [await call(live) for _ in range(2)]
        assert b"HTTP/1.1 503 " == await asked(live)
        reader, writer = await call(live)
        assert b"\r\nRetry-After: 3\r\n" in await rest(reader)
        writer.close()
        assert await is_served(live, ELSEWHERE)
        for _, writer in held:
            writer.close()
        async with asyncio.timeout(LONG):
            while b"HTTP/1.1 200 " != await asked(live):
                await asyncio.sleep(0.01)
        for each in sockets:
            await each.hear()
            assert "pong" == (await each.ask({"type": "ping"}))["type"]


async def test_lines_of_a_proxy() -> None:
    """A known proxy has as many lines as it needs."""
    async with serving(connections=2, proxies=("127.0.0.1",)) as live:
        held = [await call(live) for _ in range(10)]
        assert await is_served(live)
        for _, writer in held:
            writer.close()


async def test_lines_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all places are taken, lines go that were silent for longest; whoever plays, stays."""
    monkeypatch.setattr(door, "open_files", lambda: 64)
    async with serving(arrival=LONG) as live, live.guest().socket() as player:
        await player.hear()
        halves = [await call(live, GET) for _ in range(100)]
        for host in (None, ELSEWHERE):
            assert await is_served(live, host)
        assert "pong" == (await player.ask({"type": "ping"}))["type"]
        for reader, _ in halves[:80]:
            assert b"" == await rest(reader)
        for _, writer in halves:
            writer.close()


async def test_idle_sockets_live_on() -> None:
    """A player may think for as long as they like."""
    async with serving(arrival=0.1) as live, live.guest().socket() as player:
        await player.hear()
        await asyncio.sleep(0.5)
        assert "pong" == (await player.ask({"type": "ping"}))["type"]


async def test_unread_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for much and reads nothing is cut."""
    monkeypatch.setattr(connections, "UNREAD", 0.2)
    was_cut, cut = asyncio.Event(), HttpLine.cut

    def noted(line: HttpLine) -> None:
        cut(line)
        was_cut.set()

    monkeypatch.setattr(HttpLine, "cut", noted)
    async with serving() as live:
        where = urlsplit(live.url)
        with socket.create_connection((where.hostname, where.port)) as line:
            line.sendall(b"GET /api/schema.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
            async with asyncio.timeout(LONG):
                await was_cut.wait()
        assert await is_served(live)


@contextlib.contextmanager
def small_server(folder: Path, files: int) -> Iterator[str]:
    """Serve as by hand, in a process that may open few files only."""
    serve = [sys.executable, "-m", "flambeur", "--lang", "en", "serve", "--host", "127.0.0.1"]
    given = {"DATABASE": f"sqlite:///{folder / 'x.db'}", "ARRIVAL": "1", "CONNECTIONS": "9999"}
    # Kernels are found where other tests have left them.
    env = os.environ | {f"FLAMBEUR_{name}": value for name, value in given.items()} | {KERNELS: ""}
    with (folder / "err").open("w") as err:
        process = subprocess.Popen(
            ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *serve, "--port", "0"],
            env=env,
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
        )
        try:
            assert process.stdout is not None
            link = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert link, (folder / "err").read_text()
            yield link[0]
        finally:
            process.kill()
            process.communicate()


async def test_more_lines_than_files(tmp_path: Path) -> None:
    """A server that may open few files serves others while hundreds of lines are half-sent."""
    with small_server(tmp_path, 512) as url:
        live = Live(url, None)  # type: ignore[arg-type] # it runs in another process
        halves = await asyncio.gather(*(call(live, GET, ELSEWHERE) for _ in range(700)))
        for _ in range(5):
            assert await is_served(live)
        said = await asyncio.gather(*(rest(reader) for reader, _ in halves))
        assert {b"", b"HTTP/1.1 408 "} >= {each[:13] for each in said}
        for _, writer in halves:
            writer.close()
    assert "open files" not in (tmp_path / "err").read_text()
