"""The keys with which all workers sign: the first one signs, both are believed.

A new key is first only believed, then it signs, and the one before it is believed until the next
change. So no session is lost when keys change, whichever worker hears of it first.
"""

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from typing import Self

from flambeur.server.store.contract import PeopleStore

NAME = "session"
"""Under which the store keeps them, with a space in between."""
NEWS = "news"
"""Under which it keeps the key of news between workers, which nobody outside holds a trace of."""
KEY_BYTES = 32
READ_EVERY = 10.0
"""Seconds after which every worker has read them again."""
PAUSE = 3 * READ_EVERY


class Keys:
    """Signs claims, and tells whether a signature is one of ours."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        """Take the key that signs, and those that are believed besides."""
        self._keys = tuple(keys)

    @classmethod
    async def open(cls, store: PeopleStore) -> Self:
        """Agree with the other workers on a key."""
        keys = cls(())
        await keys.read(store)
        return keys

    async def read(self, store: PeopleStore) -> None:
        """Read what the keys are now."""
        found = await store.shared_secret(NAME, secrets.token_hex(KEY_BYTES))
        self._keys = tuple(map(bytes.fromhex, found.split()))

    def sign(self, purpose: str, claim: bytes) -> bytes:
        """Sign a claim for one purpose."""
        return _signature(self._keys[0], purpose, claim)

    def is_signed(self, purpose: str, claim: bytes, signature: bytes) -> bool:
        """Tell whether one of the keys has signed a claim for this purpose."""
        return any(
            hmac.compare_digest(_signature(key, purpose, claim), signature) for key in self._keys
        )


async def news_key(store: PeopleStore) -> bytes:
    """Agree with the other workers on the key that seals their news."""
    return bytes.fromhex(await store.shared_secret(NEWS, secrets.token_hex(KEY_BYTES)))


async def rotate(store: PeopleStore, pause: float = PAUSE) -> None:
    """Let a new key sign, and believe the one before it; the one before that is void."""
    before = await store.shared_secret(NAME, secrets.token_hex(KEY_BYTES))
    signing, new = before.split()[0], secrets.token_hex(KEY_BYTES)
    await _change(store, before, f"{signing} {new}")
    # Every worker must believe the new key before the first one signs with it.
    await asyncio.sleep(pause)
    await _change(store, f"{signing} {new}", f"{new} {signing}")


async def _change(store: PeopleStore, before: str, after: str) -> None:
    if not await store.change_secret(NAME, before, after):
        raise ValueError("somebody else changes the keys at the same time")


def _signature(key: bytes, purpose: str, claim: bytes) -> bytes:
    if purpose != NAME:
        key = hmac.digest(key, f"key/{purpose}".encode(), "sha256")
    return hmac.digest(key, claim, "sha256")
