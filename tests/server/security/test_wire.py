"""Bytes that no browser would send, on a plain connection."""

import asyncio
import os
import struct
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from flambeur.server.http.pages import page_routes
from tests.server.live import Guest, Live

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
TEXT, FINAL, MASKED = 0x1, 0x80, 0x80


async def send_raw(live: Live, *parts: bytes) -> bytes:
    """Send bytes as they are, each part after an answer, and read until the server hangs up."""
    host, _, port = live.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer = b""
    async with asyncio.timeout(20):
        for part in parts:
            writer.write(part)
            answer += await reader.read(65536)
        with suppress(ConnectionError):
            answer += await reader.read()
    writer.close()
    return answer


async def assert_alive(live: Live) -> None:
    """Others are served as before."""
    assert 200 == (await live.guest().http.get("/api/games")).status_code


def frame(head: int, length: bytes, body: bytes = b"") -> bytes:
    """Write a frame of a client."""
    mask = os.urandom(4)
    return bytes([head]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body))


@pytest.mark.parametrize(
    "bad",
    [
        frame(FINAL | TEXT, bytes([MASKED | 127]) + struct.pack(">Q", 2**62)),
        frame(FINAL | TEXT | 0x40, bytes([MASKED | 2]), b"{}"),
        frame(FINAL | TEXT | 0x30, bytes([MASKED | 2]), b"{}"),
        frame(FINAL | 0x3, bytes([MASKED | 2]), b"{}"),
        bytes([FINAL | TEXT, 2]) + b"{}",
    ],
    ids=["2^62 bytes", "compressed", "reserved bits", "unknown kind", "not masked"],
)
async def test_broken_frames(live: Live, bad: bytes) -> None:
    """A frame against the standard ends its line and no other."""
    answer = await send_raw(live, UPGRADE, bad)
    assert answer.startswith(b"HTTP/1.1 101")
    # The frame of closing: its head, its length, and a code.
    code = answer.rpartition(b"\x88")[2][1:3]
    assert int.from_bytes(code, "big") in (1002, 1009)
    await assert_alive(live)


SMUGGLED = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 4\r\nContent-Length: 40\r\n",
        b"Content-Length: -1\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"X: a\rb\r\n",
        b"X\x00: a\r\n",
    ],
    ids=["length and chunks", "two lengths", "negative", "odd encoding", "bare CR", "NUL"],
)
async def test_smuggled_requests(live: Live, head: bytes) -> None:
    """A head that can be read in two ways is refused; what hides behind it is not carried out."""
    wanted = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    answer = await send_raw(live, wanted + head + b"\r\n0\r\n\r\n" + SMUGGLED)
    assert answer.startswith(b"HTTP/1.1 400")
    assert 1 == answer.count(b"HTTP/1.1")
    await assert_alive(live)


@pytest.mark.parametrize(
    "path",
    [
        b"/assets/../../settings.py",
        b"/assets/..%2f..%2fsettings.py",
        b"/assets/%2e%2e/%2e%2e/context.py",
        b"/assets//etc/passwd",
        b"/assets/..\\..\\app.py",
        b"/%2e%2e/app.py",
        b"/assets/\xff\xfe",
    ],
)
async def test_paths_out_of_the_house(live: Live, path: bytes) -> None:
    """No path leads to a file that is not the client's."""
    answer = await send_raw(
        live, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    assert answer[9:12] in (b"400", b"404")
    assert b"import" not in answer
    await assert_alive(live)


async def test_header_in_a_value(live: Live) -> None:
    """A line break in a path or a query makes no header of the answer."""
    for path in ("/api/tables/a%0d%0aX-Evil:%201", "/api/tables?game=%0d%0aX-Evil:%201"):
        answer = await live.guest().http.get(path)
        assert answer.status_code in (200, 400, 404)
        assert "x-evil" not in answer.headers


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "1e999", "-0.5", "12345678901234567890", '"\\ud800"', "[[[[]]]]"]
)
async def test_odd_values(live: Live, number: str) -> None:
    """Numbers and letters that are none are refused, in bodies and in messages."""
    guest = live.guest()
    kind = {"Content-Type": "application/json"}
    body = f'{{"game":"vegas","chairs":{number}}}'
    answer = await guest.http.post("/api/tables", content=body, headers=kind)
    assert (400, "request/bad") == (answer.status_code, answer.json()["code"])
    async with guest.socket() as socket:
        await socket.hear()
        resume = f'{{"type":"resume","table":"0123456789ab","since":{number}}}'
        assert "request/bad" == (await socket.ask(resume))["code"]


async def test_ranges(tmp_path: Path) -> None:
    """However many parts of a file are asked for, an answer is no longer than the file."""
    (tmp_path / "icon.svg").write_bytes(b"x" * 10_000)
    app = Starlette(routes=page_routes(tmp_path))
    many = ",".join(f"{start}-" for start in range(500))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        answer = await client.get("/icon.svg", headers={"Range": f"bytes={many}"})
    assert answer.status_code in (200, 206, 400, 416)
    assert len(answer.content) <= 11_000


async def test_twelve_run_for_a_seat(live: Live) -> None:
    """Of twelve who sit down in one place at the same moment, one does."""
    host = live.guest()
    table = await host.open()

    async def run(guest: Guest, number: int) -> int:
        name = f"{'ABCDEFGHIJKL'[number]}nna"
        sat = await guest.do(table, {"type": "sit", "name": name, "seat": 1}, "sit")
        return sat.status_code

    codes = await asyncio.gather(*(run(live.guest(), number) for number in range(12)))
    assert [200, *[409] * 11] == sorted(codes)
