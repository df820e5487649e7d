"""A WebSocket client that costs little, so that the measured processor time is the server's."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
SHORT, LONG = 126, 127
"""Lengths that say: the true length follows in two bytes, or in eight."""
END = b"\r\n\r\n"
WELCOME = b" 101 "
HERE = "127.0.0.1"


class Refusal(ConnectionError):
    """The server did not open the socket."""


def frame(code: int, payload: bytes) -> bytes:
    """Write a frame; its mask is zero, which every server has to take."""
    size = len(payload)
    head = bytes((0x80 | code,))
    if size < SHORT:
        head += bytes((0x80 | size,))
    else:
        head += bytes((0x80 | SHORT,)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """One open socket; whole text messages go to `hear`, and its end to `lost`."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Take who listens."""
        self._hear, self._lost = hear, lost
        self._transport: asyncio.Transport | None = None
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """The cookie that the server set, or nothing."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the line."""
        self._transport = cast("asyncio.Transport", transport)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        if self._transport is not None:
            self._transport.write(frame(TEXT, text))

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        """Tell that the line is gone."""
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(Refusal("the server hung up"))
        elif self._open:
            self._lost()

    def data_received(self, data: bytes) -> None:
        """Take bytes, and hand on the messages that are complete."""
        self._data += data
        if not self._open and not self._greet():
            return
        while self._next():
            pass

    def _greet(self) -> bool:
        head, end, rest = bytes(self._data).partition(END)
        if not end:
            return False
        if WELCOME not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(Refusal(head[:80].decode("latin-1")))
            self.close()
            return False
        self._data, self._open = bytearray(rest), True
        self.opened.set_result(cookie_of(head))
        return True

    def _next(self) -> bool:
        """Hand on one frame; tell whether there was one."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == LONG:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        code, payload = data[0] & 0xF, bytes(data[start : start + size])
        del data[: start + size]
        self._take(code, payload)
        return True

    def _take(self, code: int, payload: bytes) -> None:
        if code == TEXT:
            self._hear(payload)
        elif code == PING:
            self.write(frame(PONG, payload))
        elif code == CLOSE:
            self.close()


def cookie_of(head: bytes) -> str:
    """Find the cookie in the head of an answer."""
    for line in head.decode("latin-1").split("\r\n"):
        name, _, value = line.partition(":")
        if name.lower() == "set-cookie":
            return value.strip().partition(";")[0]
    return ""


async def connect(
    url: str,
    hear: Callable[[bytes], None],
    lost: Callable[[], None],
    cookie: str = "",
    address: str = HERE,
) -> tuple[Socket, str]:
    """Open a socket; return it with the cookie that makes this client known again.

    A worker that takes us for its proxy counts what comes from the address we name.
    """
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(hear, lost), parts.hostname or "", parts.port or 80
    )
    socket.write(_hello(parts.netloc, parts.path, cookie, address))
    try:
        fresh = await asyncio.wait_for(socket.opened, 20)
    except TimeoutError:
        socket.close()
        raise
    return socket, fresh or cookie


def _hello(host: str, path: str, cookie: str, address: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"X-Forwarded-For: {address}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def post(url: str, body: bytes, cookie: str, address: str = HERE) -> tuple[int, bytes]:
    """Post JSON over a line of its own; return the status and the body of the answer."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    head = (
        f"POST {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nCookie: {cookie}\r\n"
        f"X-Forwarded-For: {address}\r\n\r\n"
    )
    try:
        writer.write(head.encode() + body)
        answer = await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()
    if not answer:
        raise Refusal("the server hung up")
    head_, _, rest = answer.partition(END)
    return int(head_.split(b" ", 2)[1]), rest
