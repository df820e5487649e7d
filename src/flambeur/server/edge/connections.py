"""Lines that do not wait forever: for a head, for a body, or for somebody who does not read."""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from flambeur.server.edge.door import Door

HEAD = 16_384
"""Bytes of a request before its body; reading a head takes longer the longer it gets."""
PIECE = 4096
"""Bytes that are read at once, so that a head is cut soon after it is too long."""
AGAIN = 3
"""Seconds after which one may come again who found no room."""
UNREAD = 30.0
"""Seconds for which a line is kept whose other end reads nothing."""


class HttpLine(HttpToolsProtocol):
    """A line for requests; it goes on as a socket if that is asked for."""

    def __init__(self, door: Door, **given: Any) -> None:
        """Take the door where all lines are counted, and what the server gives."""
        super().__init__(**given)
        self._door = door
        self._asking, self._sending, self._gone = True, False, False
        self._head = 0
        self._due: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begin to wait for a head, if there is room."""
        super().connection_made(transport)
        if self._door.enter(host_of(self)):
            self._door.wait_for(self)
            self._expect(self._door.arrival)
        else:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        super().connection_lost(exc)
        self._door.heard(self)
        self._door.leave(host_of(self))
        self._stop_waiting()
        _cancel(self._unread)

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, and see that what is asked arrives in time and measure."""
        if not self._sending and self._is_idle():
            self._asking = True
        for start in range(0, len(data), PIECE):
            if self._gone or self.transport.is_closing():
                return
            self._take(data[start : start + PIECE])
        if self._due is None and not self._gone and (self._asking or self._sending):
            # Twice as long for a body: the one who reads it gives up first, and says so.
            self._expect(self._door.arrival * (1 if self._asking else 2))

    def _take(self, piece: bytes) -> None:
        if self._asking:
            self._head += len(piece)
        super().data_received(piece)
        if self._asking and self._head > HEAD and not self.transport.is_closing():
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """Wait for a head, also for one that comes before the last answer."""
        super().on_message_begin()
        self._asking = True

    def on_headers_complete(self) -> None:
        """Wait for a body from now on."""
        self._asking, self._sending, self._head = False, True, 0
        self._door.heard(self)
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer."""
        self._sending = False
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Be ready for the next request, or to go if others need the place."""
        super().on_response_complete()
        if self._is_idle() and not self.transport.is_closing():
            self._door.wait_for(self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over."""
        self._gone = True
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """Go after some time without a request; what nobody reads is not waited for."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.cut()

    def pause_writing(self) -> None:
        """Wait for one who reads slowly, but not forever."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self.cut)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        _cancel(self._unread)

    def cut(self) -> None:
        """Hang up at once."""
        self._door.heard(self)
        self.transport.abort()

    def _is_idle(self) -> bool:
        """Tell whether everything that was asked is answered."""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self._due = self.loop.call_later(seconds, self._late)

    def _stop_waiting(self) -> None:
        _cancel(self._due)
        self._due = None

    def _late(self) -> None:
        """Answer one who was too slow, if an answer can still be said."""
        if self._asking and self._is_idle():
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.cut()

    def _turn_away(self, status: HTTPStatus) -> None:
        heads = [f"HTTP/1.1 {status} {status.phrase}", "Connection: close", "Content-Length: 0"]
        if status == HTTPStatus.SERVICE_UNAVAILABLE:
            heads.append(f"Retry-After: {AGAIN}")
        self.transport.write("\r\n".join([*heads, "", ""]).encode())
        self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """A line that has become a socket; it lives as long as its other end answers."""

    def __init__(self, door: Door, **given: Any) -> None:
        """Take the door where the line was counted, and what the server gives."""
        super().__init__(**given)
        self._door = door
        self._unread: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        super().connection_lost(exc)
        self._door.leave(host_of(self))
        _cancel(self._unread)

    def pause_writing(self) -> None:
        """Wait for one who reads slowly, but not forever."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        _cancel(self._unread)

    def keepalive_timeout(self) -> None:
        """Go when the other end does not answer; what it does not read is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()


def host_of(line: HttpLine | SocketLine) -> str:
    """Tell the other end's address."""
    return line.client[0] if line.client else "unknown"


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
