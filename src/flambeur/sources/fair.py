"""Dice of scheme 1: committed before the first roll, mixed with the players' nonces.

They stay for records of format 1, and for games that ran on a server when it was renewed.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from itertools import count

from flambeur.core.chance import Distribution, Roller
from flambeur.core.errors import FlambeurError
from flambeur.core.format1 import Commitment
from flambeur.core.parts import Move
from flambeur.core.source import NoReceipt, Spot

SEED_BYTES = 32
NONCE_BYTES = 16
SEED = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """Draw a secret seed of 256 bits, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def new_nonce() -> str:
    """Draw what one player adds to the dice, in hexadecimal."""
    return secrets.token_hex(NONCE_BYTES)


def commit(seed: str) -> str:
    """Hash a seed: SHA-256 of its bytes, in hexadecimal."""
    if not SEED.fullmatch(seed):
        raise FlambeurError("a seed is 64 hexadecimal digits, in small letters")
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class FairSource(NoReceipt):
    """Outcome n comes from HMAC-SHA256(seed, table | nonces | n), by rejection sampling."""

    def __init__(self, seed: str, table: str, nonces: Sequence[str]) -> None:
        """Take the secret seed, the table's name and one nonce for each seat."""
        for part in (table, *nonces):
            if not part or not (part.isascii() and part.isalnum()):
                raise FlambeurError("table names and nonces are ASCII letters and digits")
        self._seed = seed
        self._commitment = Commitment(table, commit(seed), tuple(nonces))

    @property
    def commitment(self) -> Commitment:
        """What is published before the first roll."""
        return self._commitment

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring about the outcome of this number, the same whenever it is asked for."""
        return distribution.sample(self.roller(spot.number))

    def roller(self, number: int) -> Roller:
        """Make the stream of numbers behind one outcome."""
        stream = _Stream(self._seed, self._commitment, number)
        return lambda sides: [stream.below(n) + 1 for n in sides]


class _Stream:
    """Bytes from HMAC blocks, turned into numbers without modulo bias."""

    def __init__(self, seed: str, commitment: Commitment, number: int) -> None:
        self._key = bytes.fromhex(seed)
        self._label = f"{commitment.table}|{','.join(commitment.nonces)}|{number}"
        self._blocks = count()
        self._bytes = b""

    def below(self, bound: int) -> int:
        """Draw a number below a bound: as few bytes as hold it, refused above the last multiple."""
        width = max(1, ((bound - 1).bit_length() + 7) // 8)
        limit = 256**width // bound * bound
        while (number := int.from_bytes(self._take(width), "big")) >= limit:
            pass
        return number % bound

    def _take(self, width: int) -> bytes:
        while len(self._bytes) < width:
            message = f"{self._label}|{next(self._blocks)}".encode()
            self._bytes += hmac.digest(self._key, message, "sha256")
        taken, self._bytes = self._bytes[:width], self._bytes[width:]
        return taken
