"""Challenges that any worker can check and none has to remember: they carry a signature."""

import hmac
import secrets
import time
from collections.abc import Callable
from typing import Literal

Purpose = Literal["register", "sign-in"]
LIFE = 300
"""Seconds in which a ceremony must be finished."""
EXPIRY_BYTES = 8
NONCE_BYTES = 16


class Challenges:
    """Each is for one purpose, for one visitor and for a short time."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        """Take the key that all workers share."""
        self._key, self._clock = key, clock

    def issue(self, purpose: Purpose, visitor: str) -> bytes:
        """Make a challenge."""
        expiry = int(self._clock()) + LIFE
        claim = expiry.to_bytes(EXPIRY_BYTES, "big") + secrets.token_bytes(NONCE_BYTES)
        return claim + self._signature(claim, purpose, visitor)

    def is_valid(self, challenge: bytes, purpose: Purpose, visitor: str) -> bool:
        """Tell whether this is a challenge for this purpose and visitor, and not too old."""
        size = EXPIRY_BYTES + NONCE_BYTES
        claim, signature = challenge[:size], challenge[size:]
        if not hmac.compare_digest(self._signature(claim, purpose, visitor), signature):
            return False
        return self._clock() <= int.from_bytes(claim[:EXPIRY_BYTES], "big")

    def _signature(self, claim: bytes, purpose: Purpose, visitor: str) -> bytes:
        # The claim comes first and has a fixed length, so the parts cannot be shifted.
        return hmac.digest(self._key, claim + f"{purpose}/{visitor}".encode(), "sha256")
