"""The banks of positions that come with the software."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from lzma import open as open_xz
from pathlib import Path
from typing import get_args

from flambeur.core.codec import read_as
from flambeur.practice.puzzle import Puzzle, Theme

SUFFIX = ".jsonl.xz"


class Bank:
    """All positions of one game, by name."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        """Take them in their order."""
        self._puzzles = {puzzle.name: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        """Count them."""
        return len(self._puzzles)

    def find(self, name: str) -> Puzzle | None:
        """Find one by its name."""
        return self._puzzles.get(name)

    def about(self, theme: Theme | None = None) -> tuple[Puzzle, ...]:
        """List those about a theme, or all."""
        puzzles = self._puzzles.values()
        return tuple(puzzle for puzzle in puzzles if theme in (None, puzzle.theme))

    def themes(self) -> tuple[Theme, ...]:
        """List what they are about."""
        found = {puzzle.theme for puzzle in self._puzzles.values()}
        return tuple(theme for theme in get_args(Theme) if theme in found)


def read_bank(path: Path) -> Bank:
    """Read a file with a position on each line."""
    with open_xz(path, "rb") as lines:
        return Bank([read_as(line, Puzzle) for line in lines])


def _folder() -> Path:
    return Path(str(files("flambeur.practice") / "data"))


def bank_names() -> tuple[str, ...]:
    """List the games there is a bank for."""
    return tuple(sorted(path.name.removesuffix(SUFFIX) for path in _folder().glob(f"*{SUFFIX}")))


def _find_bank(name: str) -> Bank:
    if name not in bank_names():
        raise KeyError(name)
    return read_bank(_folder() / f"{name}{SUFFIX}")


bank_of: Callable[[str], Bank] = cache(_find_bank)
"""Reads the bank of a game, once; it takes some tenths of a second."""
