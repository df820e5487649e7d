"""The keys with which a server signs lists, seals and receipts: the newest signs, all are kept.

A new key is known to all workers before the first agreement names it. A table keeps the key of its
agreement, so none is ever thrown away.
"""

import asyncio
import secrets
from typing import Self

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from flambeur.server.people.keys import KEY_BYTES, PAUSE
from flambeur.server.store.contract import PeopleStore

NAME = "signing"
"""Under which the store keeps them, the newest first, with a space in between."""
COMING = "+"
"""Stands before a key that is known and does not sign yet."""


class Signing:
    """Signs with the keys that all workers share."""

    def __init__(self, store: PeopleStore) -> None:
        """Take the store that keeps them."""
        self._store = store
        self._keys: dict[str, Ed25519PrivateKey] = {}
        self._newest: str | None = None
        self._foreign: set[str] = set()
        """Keys that were looked for in vain, such as those of a table that was imported."""

    @classmethod
    async def open(cls, store: PeopleStore) -> Self:
        """Agree with the other workers on a key."""
        signing = cls(store)
        await signing.read()
        return signing

    async def read(self) -> None:
        """Read what the keys are now."""
        kept = (await self._store.shared_secret(NAME, secrets.token_hex(KEY_BYTES))).split()
        keys = [_private(one.removeprefix(COMING)) for one in kept]
        self._keys = {_public(key): key for key in keys}
        signs = next(place for place, one in enumerate(kept) if not one.startswith(COMING))
        self._newest = _public(keys[signs])
        self._foreign.clear()

    @property
    def public(self) -> str | None:
        """The public key that new agreements name."""
        return self._newest

    @property
    def all_public(self) -> tuple[str, ...]:
        """All public keys, the newest first."""
        return tuple(self._keys)

    async def know(self, public: str | None) -> None:
        """Read the keys again if this one is not known yet."""
        if public is None or public in self._keys or public in self._foreign:
            return
        await self.read()
        if public not in self._keys:
            self._foreign.add(public)

    def sign(self, public: str | None, message: bytes) -> str | None:
        """Sign with the key that belongs to a public one; with none that is unknown."""
        key = None if public is None else self._keys.get(public)
        return None if key is None else key.sign(message).hex()


async def rotate_signing(store: PeopleStore, pause: float = PAUSE) -> None:
    """Add a key with which new tables are signed from now on."""
    before = await store.shared_secret(NAME, secrets.token_hex(KEY_BYTES))
    new = secrets.token_hex(KEY_BYTES)
    coming = f"{COMING}{new} {before}"
    await _change(store, before, coming)
    # Every worker must know the new key before the first agreement names it.
    await asyncio.sleep(pause)
    await _change(store, coming, f"{new} {before}")


async def _change(store: PeopleStore, before: str, after: str) -> None:
    if not await store.change_secret(NAME, before, after):
        raise ValueError("somebody else changes the keys at the same time")


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))


def _public(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()
