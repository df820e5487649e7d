"""Where sockets are opened."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import serving


async def test_a_socket_may_name_a_table() -> None:
    """The name is for balancers alone: it may be any, and it shows nothing."""
    async with serving() as live:
        for path in ("/socket", "/socket/", "/socket/0123456789ab", "/socket/no-such-table"):
            async with live.guest().socket(path) as socket:
                assert "hello" == (await socket.hear())["type"]
                assert "pong" == (await socket.ask({"type": "ping"}))["type"]


async def test_there_are_no_other_sockets() -> None:
    """What is not the socket is refused."""
    async with serving() as live:
        for path in ("/", "/sockets", "/socket/a/b", "/api/socket"):
            with pytest.raises(InvalidStatus):
                async with live.guest().socket(path):
                    raise AssertionError
