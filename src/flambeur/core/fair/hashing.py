"""Hashes of rows of parts: no two rows give the same bytes."""

import hashlib
import hmac

BYTES = 32
LENGTH_BYTES = 4


def lp(*parts: bytes) -> bytes:
    """Write every part with its length in front."""
    return b"".join([len(part).to_bytes(LENGTH_BYTES, "big") + part for part in parts])


def digest(tag: str, *parts: bytes) -> bytes:
    """Hash a row of parts for one purpose: `H` of the specification."""
    return hashlib.sha256(lp(tag.encode(), *parts)).digest()


def keyed(key: bytes, tag: str, *parts: bytes) -> bytes:
    """Hash a row of parts with a key, for one purpose: `M` of the specification."""
    return hmac.digest(key, lp(tag.encode(), *parts), "sha256")


def number(value: int) -> bytes:
    """Write a number as a part."""
    return b"%d" % value
