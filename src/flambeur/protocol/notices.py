"""What the API takes and gives around notices: where somebody is told that it is their turn."""

from typing import Annotated, Literal

import msgspec

from flambeur.protocol.messages import Language
from flambeur.protocol.wire import Wire

Way = Literal["push", "ntfy", "webhook"]
"""By the push service of a browser, to a topic of ntfy, or as JSON to any address."""
Address = Annotated[str, msgspec.Meta(pattern="^https?://[!-~]+$", max_length=1000)]
Zone = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_+/-]+$", max_length=64)]
"""The name of a time zone, such as `Europe/Berlin`."""
Point = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{87}$")]
"""A point of P-256 in base64url, as a browser gives it."""
Salt = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{22}$")]
"""16 bytes in base64url."""


class NewSubscription(Wire, frozen=True):
    """Where somebody wants to be told; an address that is known already is changed."""

    way: Way
    address: Address
    """What the browser calls the endpoint, the topic, or the webhook."""
    language: Language
    zone: Zone
    """Where the reader is: nothing is sent there from 22 to 8."""
    p256dh: Point | None = None
    """The public key of the browser, for which a push is encrypted."""
    auth: Salt | None = None
    """The secret that the browser shares with us, for the same purpose."""


class Subscription(Wire, frozen=True):
    """A place where somebody is told; the address itself stays a secret of who gave it."""

    id: str
    way: Way
    host: str
    """Where the address leads."""
    made: int
    """In seconds since 1970."""


class Notices(Wire, frozen=True):
    """All that somebody has said about notices."""

    key: str
    """The public key of this server in base64url, with which a browser subscribes."""
    subscriptions: tuple[Subscription, ...]
    muted: tuple[str, ...]
    """Tables about which nothing is told."""


class Message(Wire, frozen=True):
    """What is sent: encrypted for a browser, as JSON to a webhook."""

    title: str
    text: str
    tag: str
    """A later message with the same tag takes the place of an earlier one."""
    url: str
    """Where it leads."""
    count: int
    """At how many tables one is awaited."""
