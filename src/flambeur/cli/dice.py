"""The dice of a game in the terminal: always with a receipt."""

import re
import secrets
from hashlib import sha256

from flambeur.core.fair.hashing import BYTES
from flambeur.sources.local import LocalSource

NONCE = re.compile(r"[0-9a-f]{64}")


def make_dice(seed: str | None, nonce: str | None) -> LocalSource:
    """Make dice that are secret until the end, or repeatable ones out of a seed."""
    if seed is None:
        drawn = secrets.token_bytes(BYTES)
        given = secrets.token_bytes(BYTES) if nonce is None else _bytes_of(nonce)
        return LocalSource(drawn, given, "local")
    given = _derived(f"nonce {seed}") if nonce is None else _bytes_of(nonce)
    return LocalSource(_derived(f"dice {seed}"), given, "practice")


def _bytes_of(nonce: str) -> bytes:
    """Take 64 hexadecimal digits as they are; any other text is hashed."""
    return bytes.fromhex(nonce) if NONCE.fullmatch(nonce) else _hashed(nonce)


def _derived(purpose: str) -> bytes:
    return _hashed(f"flambeur {purpose}")


def _hashed(text: str) -> bytes:
    return sha256(text.encode(errors="backslashreplace")).digest()
