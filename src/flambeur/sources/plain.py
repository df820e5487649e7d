"""Sources without a receipt: for tests, bots and quick games."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random, SystemRandom

from flambeur.core.chance import Distribution
from flambeur.core.errors import FlambeurError
from flambeur.core.parts import Move
from flambeur.core.source import NoReceipt, Spot

BYTE = 256
BLOCK = 512


class SeededSource(NoReceipt):
    """The same seed gives the same game; for tests and research, never for a table of people."""

    def __init__(self, seed: int | str | None) -> None:
        """Begin at a seed."""
        self._bits = Random(seed).getrandbits
        self._dice: dict[int, Iterator[int]] = {}

    def roll(self, sides: Sequence[int]) -> list[int]:
        """Roll dice of these numbers of sides; alike ones come from one endless row of rolls."""
        count = len(sides)
        if count == 0 or sides.count(sides[0]) < count or sides[0] >= BYTE:
            return [self._below(n) + 1 for n in sides]
        dice = self._dice.get(sides[0]) or self._rolls(sides[0])
        return list(islice(dice, count))

    def _rolls(self, sides: int) -> Iterator[int]:
        """Roll one die for ever: each byte is a face; bytes that would favour one are refused."""
        last = BYTE // sides * sides
        faces = bytes(byte % sides + 1 for byte in range(BYTE))
        refused = bytes(range(last, BYTE))

        def block() -> bytes:
            return self._bits(8 * BLOCK).to_bytes(BLOCK, "little").translate(faces, refused)

        self._dice[sides] = chain.from_iterable(iter(block, None))
        return self._dice[sides]

    def _below(self, bound: int) -> int:
        bits = bound.bit_length()
        while (number := self._bits(bits)) >= bound:
            pass
        return number

    def settle(self, distribution: Distribution, spot: Spot | None = None) -> Move:
        """Sample the distribution; the numbers come one after the other anyway."""
        return distribution.sample(self.roll)


class SystemSource(SeededSource):
    """The operating system's randomness."""

    def __init__(self) -> None:
        """Open the system's generator."""
        super().__init__(None)
        self._bits = SystemRandom().getrandbits


class NoSource(NoReceipt):
    """For reading records: chance has already spoken, and asking for more is an error."""

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Refuse."""
        raise FlambeurError(f"no source for {spot.place}: {distribution}")
