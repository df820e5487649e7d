"""Which pages are ours: those whose scheme, host and port are those of the server itself."""

import re
from typing import Any

from flambeur.protocol.refusals import BadOrigin
from flambeur.server.address import word_of_proxy
from flambeur.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": ":80", "https": ":443"}
SECURE = {"https", "wss"}
HOST = re.compile(r"(?=.{1,255}\Z)[a-z0-9-]+(\.[a-z0-9-]+)*\.?(:[0-9]{1,5})?", re.ASCII)


def check_origin(method: str, scope: Any, settings: Settings) -> None:
    """Refuse what pages of other sites ask for in somebody's name."""
    origin = _header(scope, b"origin")
    if method in SAFE or origin is None:
        return
    own = f"{_scheme(scope, settings)}://{_header(scope, b'host') or ''}"
    if _plain(origin) not in {_plain(each) for each in (own, *settings.origins)}:
        raise BadOrigin("this page may not ask for that")


def host_of(scope: Any) -> str | None:
    """Tell under which name and port a server was called, unless that is no such thing."""
    host = (_header(scope, b"host") or "").lower()
    return host if HOST.fullmatch(host) else None


def origin_of(scope: Any, settings: Settings) -> str | None:
    """Tell where people reach this server: where its operator says so, else as it was called."""
    host = host_of(scope)
    own = f"{_scheme(scope, settings)}://{host}" if host else None
    if not settings.origins or own in settings.origins:
        return own
    return settings.origins[0]


def _scheme(scope: Any, settings: Settings) -> str:
    """Tell how the browser came; behind a proxy only the proxy can know."""
    if settings.secure:
        return "https"
    said = word_of_proxy(scope, settings.proxies, b"x-forwarded-proto") or scope["scheme"]
    return "https" if said.lower() in SECURE else "http"


def _plain(origin: str) -> str:
    """Write an origin as browsers do: in small letters, without the usual port."""
    origin = origin.lower()
    return origin.removesuffix(PORTS.get(origin.partition("://")[0], ""))


def _header(scope: Any, name: bytes) -> str | None:
    for each, value in scope["headers"]:
        if each == name:
            return str(value.decode("latin-1"))
    return None
