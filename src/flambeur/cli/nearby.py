"""Where phones in the room reach this machine, and what keeps them from it."""

import ipaddress
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

TOWARDS = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "192.168.2.1", "192.168.178.1", "10.0.0.1")
"""An address for documentation, which chooses the way out, and where routers at home often are."""
DISCARD = 9
"""Nothing is sent there: the port only completes an address."""
INSIDE = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Files that Docker and Podman put into their containers."""


class Way(msgspec.Struct, frozen=True):
    """The link to a server, other links, and why phones cannot come by them."""

    link: str
    others: tuple[str, ...] = ()
    barrier: Literal["", "local", "nowhere", "inside"] = ""


def find_way(host: str, port: int, origins: Sequence[str]) -> Way:
    """Tell how people come to a server that listens at a host; its operator knows best."""
    if origins:
        return Way(f"{origins[0].rstrip('/')}/")
    if _is_local(host):
        return Way(_link(host, port), barrier="local")
    links = [_link(each, port) for each in _addresses(host)]
    if not links:
        return Way(_link("127.0.0.1", port), barrier="nowhere")
    if any(file.exists() for file in INSIDE):
        return Way(links[0], barrier="inside")
    return Way(links[0], tuple(links[1:]))


def _link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _addresses(host: str) -> list[str]:
    """List the addresses at which a server listens: the one it was given, or one a network."""
    if host not in ("0.0.0.0", "::", ""):  # noqa: S104 - this means all addresses
        return [host]
    found = dict.fromkeys(_own(target) for target in TOWARDS)
    return [each for each in found if each is not None and not _is_local(each)]


def _own(target: str) -> str | None:
    """Tell by which address of its own this machine would go there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, DISCARD))
        except OSError:
            return None
        return str(probe.getsockname()[0])
