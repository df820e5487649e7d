"""Where a request comes from."""

from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any


def address_of(scope: Any, proxies: tuple[str, ...]) -> str:
    """Tell the client's address; the word of a proxy counts only if the proxy is known."""
    client = scope.get("client")
    address: str = client[0] if client else "unknown"
    if _is_known(address, proxies):
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").rpartition(",")[2].strip())
    return address


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
