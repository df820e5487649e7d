"""The positions of which a day asks ten, and what bots answer to them."""

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import Cell


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was mined for one day."""

    puzzles: tuple[Puzzle, ...]
    bots: dict[str, tuple[Cell, ...]]
    """By level, the weakest first, how good its answer to each of them is."""

    def lines(self) -> list[bytes]:
        """Write the positions as banks hold them."""
        return [encode(puzzle) for puzzle in self.puzzles]


def read_pool(written: bytes) -> Pool:
    """Read what was mined."""
    return read_as(written, Pool)
