"""A browser that has subscribed: it alone can read what is sent to it, as RFC 8291 has it."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hmac import digest

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bench.notices.service import Arrived
from flambeur.protocol.notices import Message

SALT, POINT = 16, 65
HEAD = SALT + 4 + 1 + POINT
HALF = 32


class Browser:
    """Has a pair of keys and a secret, and an address at a push service."""

    def __init__(self, address: str) -> None:
        """Subscribe somewhere."""
        self.address = address
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(SALT)

    def subscription(self, zone: str, language: str = "en") -> dict[str, str]:
        """Tell a server where this browser is told."""
        return {
            "way": "push",
            "address": self.address,
            "p256dh": written(point(self._key.public_key())),
            "auth": written(self._auth),
            "zone": zone,
            "language": language,
        }

    def read(self, arrived: Arrived) -> Message:
        """Read a message, step by step as the standard has it."""
        salt, ours = arrived.body[:SALT], point(self._key.public_key())
        theirs, sealed = arrived.body[HEAD - POINT : HEAD], arrived.body[HEAD:]
        assert len(arrived.body) <= int.from_bytes(arrived.body[SALT : SALT + 4], "big")
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        secret = expand(self._auth, shared, b"WebPush: info\0" + ours + theirs, HALF)
        key = expand(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "this is not the last record"
        return msgspec.json.decode(plain[:-1], type=Message)


def sender_of(arrived: Arrived, key: str) -> dict[str, object]:
    """Check who signed a message, and tell what they claim."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert ("vapid", key) == (scheme, parts["k"])
    said, _, signature = parts["t"].rpartition(".")
    raw = unwritten(signature)
    pair = (int.from_bytes(raw[:HALF], "big"), int.from_bytes(raw[HALF:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwritten(key))
    public.verify(encode_dss_signature(*pair), said.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(unwritten(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def expand(salt: bytes, secret: bytes, about: bytes, size: int) -> bytes:
    """Derive a key, by hand, so that two mistakes would have to be the same one."""
    return digest(digest(salt, secret, "sha256"), about + b"\1", "sha256")[:size]


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Write a public key."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written(data: bytes) -> str:
    """Write bytes in base64url."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unwritten(text: str) -> bytes:
    """Read bytes in base64url."""
    return urlsafe_b64decode(text + "==")
