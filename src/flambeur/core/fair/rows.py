"""Rows of numbers that follow from a key: one for every stream at every place."""

import hmac
from collections.abc import Sequence
from functools import lru_cache

from flambeur.core.fair.hashing import keyed, lp, number


def dice_of(key: bytes) -> bytes:
    """Make the key of all rows from the key of the table."""
    return keyed(key, "flambeur/2/dice")


class Row:
    """The bytes of one stream at one place, turned into numbers without modulo bias."""

    __slots__ = ("_blocks", "_bytes", "_dice", "_labels", "_taken")

    def __init__(self, dice: bytes, place: str, stream: str) -> None:
        """Take the key of all dice, and the names."""
        self._dice = dice
        self._labels = lp(b"flambeur/2/block", place.encode("ascii"), stream.encode("ascii"))
        self._blocks, self._bytes, self._taken = 0, b"", 0

    def roll(self, sides: Sequence[int]) -> list[int]:
        """Roll dice of these numbers of sides, going on where the last roll ended."""
        return [self._below(count) + 1 for count in sides]

    def _below(self, bound: int) -> int:
        width, limit = _measure(bound)
        while (drawn := int.from_bytes(self._take(width), "big")) >= limit:
            pass
        return drawn % bound

    def _take(self, width: int) -> bytes:
        end = self._taken + width
        while len(self._bytes) < end:
            message = self._labels + lp(number(self._blocks))
            self._bytes += hmac.digest(self._dice, message, "sha256")
            self._blocks += 1
        taken, self._taken = self._bytes[self._taken : end], end
        return taken


@lru_cache(maxsize=256)
def _measure(bound: int) -> tuple[int, int]:
    """Tell how many bytes hold a number below a bound, and from where on they are refused."""
    width = max(1, ((bound - 1).bit_length() + 7) // 8)
    return width, 256**width // bound * bound
