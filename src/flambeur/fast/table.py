"""The table as kernels see it: numbers in fixed places.

Money is counted in thousands. `dice` counts by colour what a majority counts, so a big die is two.
The neutral colour comes after all others. A table is a NumPy record where kernels are compiled,
and a plain object with lists where they are not; both are used alike.
"""

from functools import cache
from typing import Any

from flambeur.fast.jit import COMPILED

CASINOS = 6
COLOURS = 5
MOST_BILLS = 5
"""A casino is funded with 50: five bills of 10 at most."""
PILE = 96
"""Room for every bill; the pile turns round in it."""

CLASSIC, ROYALE, SOLO = 0, 1, 2
NOBODY = -1
PASS = 6
"""The move after the six faces."""
MOVES = 7

SHAPES: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("kind", ()),
    ("seats", ()),
    ("colours", ()),
    ("rounds", ()),
    ("round", ()),
    ("leader", ()),
    ("next_leader", ()),
    ("player", ()),
    ("preplaced", ()),
    ("loose", ()),
    ("loose_big", ()),
    ("own_dice", ()),
    ("own_big", ()),
    ("own_neutral", ()),
    ("solo_dice", ()),
    ("seed_a", ()),
    ("seed_b", ()),
    ("pile_top", ()),
    ("pile_size", ()),
    ("bills", (CASINOS, MOST_BILLS)),
    ("dice", (CASINOS, COLOURS + 1)),
    ("hand", (COLOURS,)),
    ("big", (COLOURS,)),
    ("neutral", (COLOURS,)),
    ("chips", (COLOURS,)),
    ("money", (COLOURS,)),
    ("notes", (COLOURS,)),
    ("roll", (CASINOS,)),
    ("roll_neutral", (CASINOS,)),
    ("roll_big", ()),
    ("shown", (COLOURS,)),
    ("pile", (PILE,)),
)


class Plain:
    """A table of lists: kernels that are not compiled play on it."""

    def __init__(self) -> None:
        """Lay out zeros."""
        for name, shape in SHAPES:
            setattr(self, name, _zeros(shape))

    def flat(self) -> list[int]:
        """List all numbers, in the order of the shapes."""
        numbers: list[int] = []
        for name, shape in SHAPES:
            _flatten(getattr(self, name), len(shape), numbers)
        return numbers


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


def _flatten(value: Any, depth: int, numbers: list[int]) -> None:
    if depth == 0:
        numbers.append(value)
    elif depth == 1:
        numbers.extend(value)
    else:
        for row in value:
            numbers.extend(row)


def row_of(tables: list[Plain]) -> Any:
    """Make a row of tables that kernels play on, compiled or not."""
    if not COMPILED:
        return tables
    import numpy as np  # noqa: PLC0415 - it is there only where kernels are compiled

    numbers = np.array([table.flat() for table in tables], np.int64)
    return numbers.view(_record()).reshape(-1).view(np.recarray)


@cache
def _record() -> Any:
    import numpy as np  # noqa: PLC0415 - it is there only where kernels are compiled

    return np.dtype([(name, np.int64, shape) for name, shape in SHAPES])


def blanks(count: int) -> Any:
    """Make a row of empty tables."""
    return row_of([Plain() for _ in range(count)])


def blank() -> Any:
    """Make an empty table."""
    return blanks(1)[0]
