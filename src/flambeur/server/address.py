"""Where a request comes from, as limits count it, and what proxies may say about it."""

from functools import cache, lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

HOME = 64
"""The leading bits of an IPv6 address that one household or one rented machine has for itself."""


def address_of(scope: Any, proxies: tuple[str, ...]) -> str:
    """Tell the client's address; the word of a proxy counts only if the proxy is known."""
    return counted(word_of_proxy(scope, proxies, b"x-forwarded-for") or _peer(scope))


def word_of_proxy(scope: Any, proxies: tuple[str, ...], name: bytes) -> str | None:
    """Read what a known proxy itself says in a header, if the request came through one."""
    if is_known(_peer(scope), proxies):
        # A proxy adds its word behind what the client wrote: to the line, or in a line of its own.
        for each, value in reversed(scope["headers"]):
            if each == name:
                return str(value.decode("latin-1").rpartition(",")[2].strip())
    return None


def _peer(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """Tell what is counted for an address: with IPv6, the network that one client has alone."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), HOME), strict=False))


def is_known(address: str, proxies: tuple[str, ...]) -> bool:
    """Tell whether an address is one of these, or in one of these networks."""
    if not proxies:
        return False
    try:
        client = ip_address(address)
    except ValueError:
        return False
    mapped = client.ipv4_mapped if isinstance(client, IPv6Address) else None
    return any((mapped or client) in network for network in _networks(proxies))


@cache
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(proxy) for proxy in proxies)
