"""Where a request comes from, and what proxies may say about it."""

from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any


def address_of(scope: Any, proxies: tuple[str, ...]) -> str:
    """Tell the client's address; the word of a proxy counts only if the proxy is known."""
    return word_of_proxy(scope, proxies, b"x-forwarded-for") or _peer(scope)


def word_of_proxy(scope: Any, proxies: tuple[str, ...], name: bytes) -> str | None:
    """Read what a known proxy itself says in a header, if the request came through one."""
    if _is_known(_peer(scope), proxies):
        for each, value in scope["headers"]:
            if each == name:
                return str(value.decode("latin-1").rpartition(",")[2].strip())
    return None


def _peer(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _is_known(address: str, proxies: tuple[str, ...]) -> bool:
    """Tell whether an address is one of these, or in one of these networks."""
    if not proxies:
        return False
    try:
        client = ip_address(address)
    except ValueError:
        return False
    return any(client in network for network in _networks(proxies))


@cache
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(proxy) for proxy in proxies)
