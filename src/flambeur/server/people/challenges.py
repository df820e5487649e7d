"""Challenges and proofs that any worker can check: they carry a signature, and are used up."""

import secrets
import time
from collections.abc import Callable
from typing import Literal

from flambeur.server.people.keys import Keys
from flambeur.server.store.contract import PeopleStore

Purpose = Literal["register", "sign-in", "prove", "proof", "along"]
LIFE = 300
"""Seconds in which a ceremony must be finished, and a proof be used."""
EXPIRY_BYTES = 8
NONCE_BYTES = 16
KEY = "passkeys"


class Challenges:
    """Each is for one purpose, for one visitor, for a short time, and good for one use."""

    def __init__(
        self,
        store: PeopleStore,
        keys: Keys,
        clock: Callable[[], float] = time.time,
        life: int = LIFE,
    ) -> None:
        """Take the store, which remembers what was used, and the keys that all workers share."""
        self._store, self._keys, self._clock, self._life = store, keys, clock, life

    def issue(self, purpose: Purpose, visitor: str) -> bytes:
        """Make a challenge."""
        expiry = int(self._clock()) + self._life
        claim = expiry.to_bytes(EXPIRY_BYTES, "big") + secrets.token_bytes(NONCE_BYTES)
        return claim + self._keys.sign(KEY, _signed(claim, purpose, visitor))

    def is_valid(self, challenge: bytes, purpose: Purpose, visitor: str) -> bool:
        """Tell whether this is a challenge for this purpose and visitor, and not too old."""
        size = EXPIRY_BYTES + NONCE_BYTES
        claim, signature = challenge[:size], challenge[size:]
        if not self._keys.is_signed(KEY, _signed(claim, purpose, visitor), signature):
            return False
        return self._clock() <= int.from_bytes(claim[:EXPIRY_BYTES], "big")

    async def use_up(self, challenge: bytes) -> bool:
        """Tell whether a valid challenge is used for the first time, at whichever worker."""
        # Until it is too old by anybody's clock it must be known that it was used.
        return await self._store.use(challenge.hex(), 2 * self._life)


def _signed(claim: bytes, purpose: Purpose, visitor: str) -> bytes:
    # The claim comes first and has a fixed length, so the parts cannot be shifted.
    return claim + f"{purpose}/{visitor}".encode()
