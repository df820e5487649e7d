"""The site on whose pages a passkey is made or used."""

from urllib.parse import urlsplit

import msgspec

from flambeur.protocol.refusals import BadOrigin


class Site(msgspec.Struct, frozen=True):
    """Where a page comes from, and the host name to which its passkeys are bound."""

    origin: str
    host: str


def read_site(origin: str | None, allowed: tuple[str, ...]) -> Site:
    """Read the site of a request whose origin was checked against its host already."""
    if origin is None or (allowed and origin not in allowed):
        raise BadOrigin("passkeys are used on the pages of this server")
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        host = None
    if not host:
        raise BadOrigin("passkeys are used on the pages of this server")
    return Site(origin, host)
