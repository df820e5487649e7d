"""Dice of scheme 2 in one process: promised and mixed with a nonce, but without witnesses."""

import secrets
from typing import Literal

from flambeur.core.chance import Distribution
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    promise_of,
)
from flambeur.core.fair.hashing import BYTES, keyed, number
from flambeur.core.parts import Move
from flambeur.core.source import Given, Opening, Spot
from flambeur.sources.keyed import KeyedSource

SALT_BYTES = 16


class LocalSource:
    """Begins as a table does; the first person at it gives the one nonce there is."""

    def __init__(
        self, seed: bytes, nonce: bytes, kind: Literal["local", "practice"] = "local"
    ) -> None:
        """Take a seed, secret or known, and what the people add; both have 32 bytes."""
        if (len(seed), len(nonce)) != (BYTES, BYTES):
            raise FlambeurError(f"a seed and a nonce have {BYTES} bytes")
        self._seed, self._nonce, self._kind = seed, nonce, kind
        self.key = b""
        """What all dice follow from, once the table has begun."""

    @property
    def promise(self) -> str:
        """The hash of the seed."""
        return promise_of(self._seed)

    def open(self, seats: int) -> Opening:
        """Promise the dice; a table for practice is the same in every respect each time."""
        table = keyed(self._seed, "flambeur/local/table").hex()[:SALT_BYTES]
        salts = tuple(self._salt(seat) for seat in range(seats))
        return Opening(self._kind, table, self.promise, salts)

    def begin(self, agreement: Agreement) -> Given:
        """Commit and reveal for the first person; where only bots play nobody gives anything."""
        if agreement.promise != self.promise:
            raise FlambeurError("the agreement names another promise")
        agreed = agreement_hash(encode(agreement))
        kinds = [seat.kind for seat in agreement.seats]
        giver = kinds.index("person") if "person" in kinds else None
        nonces = [self._nonce if seat == giver else None for seat in range(len(kinds))]
        listed = tuple(
            commitment_of(agreed, seat, nonce) if nonce else None
            for seat, nonce in enumerate(nonces)
        )
        self.key = key_of(self._seed, agreed, list_hash(agreed, listed), nonces)
        return Given(listed, tuple(nonce.hex() if nonce else None for nonce in nonces))

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring about the outcome of a place, the same whenever it is asked for."""
        if not self.key:
            raise FlambeurError("the table has not begun")
        return KeyedSource(self.key).settle(distribution, spot)

    def reveal(self) -> str:
        """Hand out the seed; only once the game is over."""
        return self._seed.hex()

    def _salt(self, seat: int) -> str:
        if self._kind == "practice":
            return keyed(self._seed, "flambeur/local/salt", number(seat)).hex()[: 2 * SALT_BYTES]
        # Whoever knows the seed at the end must not be able to guess a name that was withheld.
        return secrets.token_hex(SALT_BYTES)
