"""How to log in at the bus, taken out of its address so that no message can show it."""

from typing import Any
from urllib.parse import unquote, urlsplit


def read_login(url: str) -> dict[str, Any]:
    """Split `nats://user:password@host:port` into what the driver takes."""
    parts = urlsplit(url)
    names, at, server = parts.netloc.rpartition("@")
    if "@" in url and not at:
        raise ValueError("the address of the bus has a sign in its password: write it as %XX")
    # By hand and not in the address: the driver would not tell them to other servers of a cluster.
    user, _, password = names.partition(":")
    login = {"user": unquote(user), "password": unquote(password)} if at else {}
    return {"servers": f"{parts.scheme}://{server}"} | login
