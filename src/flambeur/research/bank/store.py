"""Where mined puzzles are kept, and how they become a file of a bank."""

import lzma
from collections.abc import Hashable, Iterable
from pathlib import Path

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.practice.mining.finding import Chunk
from flambeur.practice.mining.spread import likeness
from flambeur.practice.puzzle import Puzzle


class Store:
    """The chunks of one bank in a file that only grows, and what is different in them."""

    def __init__(self, folder: Path, name: str) -> None:
        """Read what is there; a line that was cut off is thrown away."""
        self.name, self.path = name, folder / f"{name}.jsonl"
        self.done: set[tuple[int, int]] = set()
        self.puzzles: dict[Hashable, Puzzle] = {}
        if self.path.exists():
            self._read()

    def add(self, chunk: Chunk) -> None:
        """Append a chunk."""
        with self.path.open("ab") as file:
            file.write(encode(chunk) + b"\n")
        self._note(chunk)

    def _read(self) -> None:
        whole, _, cut = self.path.read_bytes().rpartition(b"\n")
        if cut:
            self.path.write_bytes(whole + b"\n" if whole else b"")
        for line in whole.splitlines():
            self._note(read_as(line, Chunk))

    def _note(self, chunk: Chunk) -> None:
        self.done.add((chunk.seed, chunk.number))
        for puzzle in chunk.puzzles:
            key = likeness(self.name, puzzle)
            known = self.puzzles.get(key, puzzle)
            # Whoever came first, the same one stays.
            self.puzzles[key] = min(known, puzzle, key=lambda one: one.name)


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Write the file of a bank."""
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    return lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME)
