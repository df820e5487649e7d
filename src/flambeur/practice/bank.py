"""The banks of positions that ship: one file for each, a puzzle on every line."""

import lzma
from functools import cache
from importlib.resources import files

from flambeur.core.codec import read_as
from flambeur.practice.puzzle import Puzzle

BANKS = ("vegas", "royale", "easycome", "strike")
"""Those there are, each named by its game."""


def file_of(bank: str) -> str:
    """Name the file of a bank."""
    return f"{bank}.jsonl.xz"


@cache
def read_bank(bank: str) -> tuple[Puzzle, ...]:
    """Read a bank that ships, sorted by the names of its puzzles."""
    if bank not in BANKS:
        raise ValueError(f"there is no bank {bank!r}")
    return unpacked((files("flambeur.practice") / "data" / file_of(bank)).read_bytes())


def unpacked(data: bytes) -> tuple[Puzzle, ...]:
    """Read the file of a bank."""
    return tuple(read_as(line, Puzzle) for line in lzma.decompress(data).splitlines())
