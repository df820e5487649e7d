"""Who is at the table: a name, a mark and a style for each seat."""

from collections.abc import Sequence

import msgspec

from flambeur.text.clean import short
from flambeur.text.marks import STYLES, marks


class People(msgspec.Struct, frozen=True):
    """The players, seat by seat."""

    names: tuple[str, ...]
    marks: tuple[str, ...]
    styles: tuple[str, ...]


def people(seats: Sequence[str]) -> People:
    """Name everybody."""
    names = tuple(short(name) for name in seats)
    return People(names, marks(names), STYLES[: len(names)])
