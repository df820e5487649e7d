"""A push as browsers take it: encrypted by RFC 8291 for one browser, signed by RFC 8292."""

import json
import os
from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from flambeur.server.base64url import base64url_to_bytes, bytes_to_base64url

CURVE = ec.SECP256R1()
SALT_BYTES, KEY_BYTES, NONCE_BYTES, SECRET_BYTES = 16, 16, 12, 32
RECORD = 4096
"""Bytes of a record; the whole message is one."""
LAST = b"\x02"
"""Ends the last record."""


def new_key() -> str:
    """Draw a private key with which a server signs, in base64url."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return bytes_to_base64url(number.to_bytes(SECRET_BYTES, "big"))


def public_of(private: str) -> str:
    """Tell the public key that browsers are given to subscribe with."""
    return bytes_to_base64url(_point(_private(private).public_key()))


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt for one browser: nobody between here and there can read it."""
    secret, theirs = base64url_to_bytes(auth), base64url_to_bytes(p256dh)
    return seal(message, theirs, secret, ec.generate_private_key(CURVE), os.urandom(SALT_BYTES))


def seal(
    message: bytes, theirs: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt with a key and a salt that are used this once."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    secret = _derive(shared, auth, b"WebPush: info\0" + theirs + ours, SECRET_BYTES)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", NONCE_BYTES)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def sign(private: str, claims: Mapping[str, object]) -> str:
    """Say who sends, in the words of RFC 8292."""
    key = _private(private)
    said = ".".join(_json(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    pair = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(SECRET_BYTES, "big") for number in pair)
    return f"vapid t={said}.{bytes_to_base64url(signature)}, k={public_of(private)}"


def is_point(p256dh: str) -> bool:
    """Tell whether this is the public key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_to_bytes(p256dh))
    except ValueError:
        return False
    return True


def _json(part: Mapping[str, object]) -> str:
    return bytes_to_base64url(json.dumps(part).encode())


def _private(written: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(base64url_to_bytes(written), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, about: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, about).derive(secret)
