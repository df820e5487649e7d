"""Sending to an address that somebody gave: outside only, once, and not for long."""

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from functools import cache
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

import h11

from flambeur.protocol.refusals import BadAddress

PATIENCE = 10.0
"""Seconds in which an answer must begin."""
PIECE = 4096
PORTS = {"https": 443, "http": 80}
WRAPPED = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "2002::/16", "2001::/32")]
"""Addresses in which one of the old kind is hidden, that may lead inside."""

Host = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreached(Exception):
    """Nobody answered there."""


def check_address(address: str, *, inside: bool) -> SplitResult:
    """Refuse what is no address of a service outside; what its name leads to is seen later."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadAddress("this is no address") from error
    if parts.hostname is None or parts.username is not None or parts.fragment:
        raise BadAddress("an address has a host, and neither a name nor a place within")
    if not inside and (parts.scheme != "https" or port not in (None, PORTS["https"])):
        raise BadAddress("only https at its usual port is called from here")
    literal = _literal(parts.hostname)
    if literal is not None and not inside and not is_outside(literal):
        raise BadAddress("this address leads inside")
    return parts


def is_outside(host: Host) -> bool:
    """Tell whether an address belongs to the public net, and hides no other."""
    mapped = getattr(host, "ipv4_mapped", None)
    if mapped is not None:
        return is_outside(mapped)
    wrapped = host.version == 6 and any(host in net for net in WRAPPED)  # noqa: PLR2004 - IPv6
    return host.is_global and not host.is_multicast and not wrapped


async def post(address: str, headers: Mapping[str, str], body: bytes, *, inside: bool) -> int:
    """Send a message and tell the status of the answer, wherever that may lead."""
    try:
        parts = check_address(address, inside=inside)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await _connect(parts, inside=inside)
            try:
                return await _ask(reader, writer, _request(parts, headers, body), body)
            finally:
                writer.close()
    except (OSError, UnicodeError, h11.RemoteProtocolError, BadAddress) as error:
        raise Unreached(type(error).__name__) from error


async def _connect(
    parts: SplitResult, *, inside: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to what was looked at, so that a name cannot change its mind in between."""
    name, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=SOCK_STREAM)
    hosts = [str(where[0]) for *_, where in found]
    if not inside and not all(is_outside(ipaddress.ip_address(host)) for host in hosts):
        raise BadAddress("this name leads inside")
    if parts.scheme == "http":
        return await asyncio.open_connection(hosts[0], port)
    return await asyncio.open_connection(hosts[0], port, ssl=_trust(), server_hostname=name)


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> h11.Request:
    target = parts.path or "/"
    return h11.Request(
        method="POST",
        target=f"{target}?{parts.query}" if parts.query else target,
        headers=[
            ("Host", parts.netloc),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
            *headers.items(),
        ],
    )


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    line = h11.Connection(h11.CLIENT)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreached("no answer")


def _literal(host: str) -> Host | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
