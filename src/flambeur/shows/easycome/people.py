"""Who is at the table: a name, a mark and a style for each seat."""

from collections.abc import Sequence

import msgspec

from flambeur.shows.marks import STYLES, marks


class People(msgspec.Struct, frozen=True):
    """The players, seat by seat."""

    names: tuple[str, ...]
    marks: tuple[str, ...]
    styles: tuple[str, ...]


def people(names: Sequence[str]) -> People:
    """Give everybody a mark and a style."""
    return People(tuple(names), marks(names), STYLES[: len(names)])
