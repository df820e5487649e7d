"""The table as kernels see it: numbers in fixed places.

Money is counted in thousands. `dice` counts by colour what a majority counts, so a big die is two.
The neutral colour comes after all others. A table is a NumPy record where kernels are compiled,
and a plain object with lists where they are not; both are used alike.
"""

from functools import cache
from typing import Any

from msgspec.json import decode, encode

from flambeur.fast.jit import COMPILED

CASINOS = 6
COLOURS = 5
MOST_BILLS = 5
"""A casino is funded with 50: five bills of 10 at most."""
PILE = 96
"""Room for every bill; the pile turns round in it."""
OWNERS = COLOURS + 2
"""Who can have dice at a casino: all colours, then neutral, then the grey dice of tiles."""
VALUES = 8
"""The different cards of Royale, from 30 to 100."""

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
    ("dice", (CASINOS, OWNERS)),
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
    # Only Royale with tiles uses what follows; without tiles all of it is zero.
    ("what", ()),
    ("asked", ()),
    ("at", ()),
    ("told", (2,)),
    ("black", (2,)),
    ("placed", ()),
    ("paid", ()),
    ("fined", ()),
    ("tiles", ()),
    ("named", (CASINOS,)),
    ("tile", (CASINOS,)),
    ("big_at", (CASINOS,)),
    ("bank", (VALUES,)),
    ("cards", (COLOURS, VALUES)),
    ("promises", (COLOURS, VALUES)),
    ("jackpot", ()),
    ("step", ()),
    ("total", ()),
    ("five", ()),
    ("power", ()),
    ("closed", ()),
    ("entry", ()),
    ("bar", (COLOURS,)),
    ("bar_big", (COLOURS,)),
    ("clusters", (3,)),
    ("covered", (3,)),
    ("down", (COLOURS,)),
    ("down_big", (COLOURS,)),
    ("parked", (CASINOS,)),
    ("gold", ()),
)


class Plain:
    """A table of lists: kernels that are not compiled play on it."""

    def __init__(self) -> None:
        """Lay out zeros."""
        vars(self).update(decode(ZEROS))

    def flat(self) -> list[int]:
        """List all numbers, in the order of the shapes."""
        numbers: list[int] = []
        for name, shape in SHAPES:
            value = getattr(self, name)
            if not shape:
                numbers.append(value)
            elif len(shape) == 1:
                numbers += value
            else:
                for row in value:
                    numbers += row
        return numbers


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


ZEROS = encode({name: _zeros(shape) for name, shape in SHAPES})
"""An empty table as it is written: reading it is the quickest way to make one."""


def row_of(tables: list[Plain]) -> Any:
    """Make a row of tables that kernels play on, compiled or not."""
    if not COMPILED:
        return tables
    import numpy as np  # noqa: PLC0415 - it is there only where kernels are compiled

    numbers = np.array([table.flat() for table in tables], np.int64)
    return numbers.view(_record()).reshape(-1)


@cache
def _record() -> Any:
    import numpy as np  # noqa: PLC0415 - it is there only where kernels are compiled

    return np.dtype((np.record, [(name, np.int64, shape) for name, shape in SHAPES]))


def blanks(count: int) -> Any:
    """Make a row of empty tables."""
    return row_of([Plain() for _ in range(count)])


def blank() -> Any:
    """Make an empty table."""
    return blanks(1)[0]
