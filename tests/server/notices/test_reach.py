"""Messages go outside only, whatever address somebody gives."""

import asyncio
from ipaddress import ip_address

import pytest

from bench.notices.service import Service
from flambeur.protocol.refusals import BadAddress
from flambeur.server.notices import reach
from flambeur.server.notices.reach import Unreached, check_address, is_outside, post

INSIDE = (
    *("127.0.0.1", "10.0.0.1", "192.168.1.4", "172.16.0.1", "169.254.169.254"),
    *("0.1.2.3", "100.64.0.1", "224.0.0.1", "255.255.255.255"),
    *("::1", "::", "fe80::1", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"),
)


@pytest.mark.parametrize("host", INSIDE)
def test_inside(host: str) -> None:
    """No address of this machine, its network or a cloud's own services is outside."""
    assert not is_outside(ip_address(host))
    written = f"[{host}]" if ":" in host else host
    with pytest.raises(BadAddress):
        check_address(f"https://{written}/x", inside=False)


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_outside(host: str) -> None:
    """Addresses of the public net are."""
    assert is_outside(ip_address(host))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://ann:secret@push.example/x",
        "https://push.example/x#y",
        "https:///x",
        "https://push.example:99999/x",
        "https://[::1/x",
        "ftp://push.example/x",
    ],
)
def test_other_doors(address: str) -> None:
    """Other ports, other schemes, names and riddles are refused."""
    with pytest.raises(BadAddress):
        check_address(address, inside=False)


async def test_a_name_that_leads_inside() -> None:
    """What counts is where a name leads when a message is sent."""
    with pytest.raises(Unreached, match="BadAddress"):
        await post("https://localhost/x", {}, b"", inside=False)


async def test_it_arrives() -> None:
    """A message arrives as it was sent, and the answer is told."""
    async with Service.open() as service:
        service.answer = lambda _: 418
        status = await post(service.address("a?b=c"), {"Topic": "x"}, b"body", inside=True)
        (arrived,) = service.arrived
    assert (418, "a?b=c", "x") == (status, arrived.path, arrived.headers["topic"])
    assert (b"body", f"127.0.0.1:{service.port}") == (arrived.body, arrived.headers["host"])


async def test_nobody_there() -> None:
    """Where nobody listens, and where no name leads, nothing is reached."""
    async with Service.open() as service:
        address = service.address("x")
    for nowhere in (address, "http://nowhere.invalid/x"):
        with pytest.raises(Unreached):
            await post(nowhere, {}, b"", inside=True)


async def test_one_who_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for forever."""
    monkeypatch.setattr(reach, "PATIENCE", 0.05)
    silent = await asyncio.start_server(lambda _, writer: lines.append(writer), "127.0.0.1", 0)
    lines: list[asyncio.StreamWriter] = []
    async with silent:
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(Unreached, match="TimeoutError"):
            await post(f"http://127.0.0.1:{port}/x", {}, b"", inside=True)
        for line in lines:
            line.close()
