"""How a message travels: as a push, to a topic of ntfy, or as JSON to a webhook."""

from base64 import b64encode
from hashlib import sha256
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec

from flambeur.core.codec import encode
from flambeur.protocol.notices import Message
from flambeur.server.base64url import bytes_to_base64url
from flambeur.server.notices.push import encrypt, new_key, public_of, sign
from flambeur.server.notices.reach import Unreached, post
from flambeur.server.notices.wording import Told
from flambeur.server.store.contract import Look, PeopleStore

NAME = "push"
"""Under which the store keeps the key."""
TOPIC = 32
"""Letters that a push service takes to fold messages by."""
LIFE = 12 * 3600
"""Seconds for which a signature is good; services take at most a day."""
ENDED = {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}


class Ended(Exception):
    """Nobody listens at this address any more, and nobody will."""


class Sender:
    """Sends with the key of this server."""

    def __init__(self, private: str, *, inside: bool) -> None:
        """Take the key that signs pushes, and whether addresses inside may be reached."""
        self._private, self._inside = private, inside
        self.key = public_of(private)
        """What browsers are given to subscribe with."""

    async def send(self, look: Look, told: Told) -> None:
        """Send a message once; raise `Unreached` or `Ended` if it did not arrive."""
        headers, body = self._letter(look, told)
        status = await post(look.address, headers, body, inside=self._inside)
        if status in ENDED:
            raise Ended(str(status))
        if not HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
            raise Unreached(str(status))

    def _letter(self, look: Look, told: Told) -> tuple[dict[str, str], bytes]:
        if look.way == "push" and look.p256dh and look.auth:
            return self._heads(look, told), encrypt(encode(told.message), look.p256dh, look.auth)
        message = msgspec.structs.replace(told.message, url=look.origin + told.message.url)
        return _ntfy(message) if look.way == "ntfy" else _json(message)

    def _heads(self, look: Look, told: Told) -> dict[str, str]:
        """Tell a push service who sends, how long it shall try, and what takes whose place."""
        parts = urlsplit(look.address)
        site = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": site, "exp": int(look.now) + LIFE, "sub": look.origin}
        return {
            "Authorization": sign(self._private, claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(told.life),
            "Topic": bytes_to_base64url(sha256(told.message.tag.encode()).digest())[:TOPIC],
            "Urgency": "high" if told.urgent else "normal",
        }


async def open_sender(store: PeopleStore, *, inside: bool) -> Sender:
    """Agree with the other workers on the key that signs pushes."""
    return Sender(await store.shared_secret(NAME, new_key()), inside=inside)


def _ntfy(message: Message) -> tuple[dict[str, str], bytes]:
    return {"Title": _ascii(message.title), "Click": message.url}, message.text.encode()


def _json(message: Message) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, encode(message)


def _ascii(text: str) -> str:
    """Write a text for a header, by RFC 2047."""
    return text if text.isascii() else f"=?UTF-8?B?{b64encode(text.encode()).decode()}?="
