"""Data as phrases: the names of its types and fields, and its values, for games without a text."""

from enum import Enum
from typing import Any

import msgspec

from flambeur.core.parts import Named, snake
from flambeur.core.secret import Secret
from flambeur.core.state import State
from flambeur.protocol.lines import Phrase, Seat, Word, commas, line, spaced
from flambeur.shows.clean import clean

SEAT = "seat"
"""The field whose number is shown as a name."""
HIDDEN = "?"
NONE = "–"
UNTOLD = frozenset(State.__struct_fields__) - {"round"}
"""What every state has for itself: what is awaited, and what was said."""


class Rows:
    """Says what lies on a table, row by row."""

    def __init__(self, seats: int) -> None:
        """Take how many sit there."""
        self._seats = seats
        self._chance: set[str] = set()

    def of(self, state: State) -> list[Phrase]:
        """Say what lies on the table, a line for each thing and each seat."""
        lines: list[Phrase] = []
        for name in type(state).__struct_fields__:
            if name not in UNTOLD:
                lines += self._lines(name, getattr(state, name))
        return lines

    def _lines(self, name: str, found: Any) -> list[Phrase]:
        title = Word(name, first=True)
        if isinstance(found, list | tuple):
            # A row that was once longer or shorter has an item for each seat by chance only.
            if len(found) != self._seats:
                self._chance.add(name)
            if name not in self._chance:
                rows = enumerate(map(value, found))
                return [line("plain-owned", title=title, name=Seat(s), value=v) for s, v in rows]
        return [line("plain-thing", title=title, value=value(found))]


def part(found: object) -> Phrase:
    """Say a move or an event: `Die rolled: Ana, face 3, pot 3`."""
    assert isinstance(found, msgspec.Struct)  # noqa: S101 - all parts are data
    if not type(found).__struct_fields__:
        return kind(found)
    return line("plain-thing", title=kind(found), value=_fields(found))


def kind(found: msgspec.Struct) -> Word:
    """Say what kind of move or event it is."""
    return Word(snake(type(found).__name__), first=True)


def value(found: Any, name: str = "") -> Phrase:
    """Say a value; what it is called tells a seat from other numbers."""
    match found:
        case Secret(value=None):
            return HIDDEN if found.count is None else HIDDEN * found.count or NONE
        case Secret():
            return value(found.value)
        case msgspec.Struct():
            has_fields = type(found).__struct_fields__
            return line("plain-inside", fields=_fields(found)) if has_fields else NONE
        case list() | tuple():
            return spaced([value(item) for item in found]) if found else NONE
        case dict():
            pairs = [spaced([value(k), value(v)]) for k, v in found.items()]
            return commas(pairs) if pairs else NONE
    return _single(found, name)


def _single(found: Any, name: str) -> Phrase:
    match found:
        case bool():
            return line("plain-yes" if found else "plain-no")
        case int() if name == SEAT and found >= 0:
            return Seat(found)
        case Enum() | Named():
            return Word(found.name.lower())
        case str():
            return Word(clean(found))
        case None:
            return NONE
    return str(found)


def _fields(found: msgspec.Struct) -> Phrase:
    return commas([field(name, getattr(found, name)) for name in type(found).__struct_fields__])


def field(name: str, found: Any) -> Phrase:
    """Say a value after its name; a seat needs none."""
    said = value(found, name)
    return said if isinstance(said, Seat) else spaced([Word(name), said])
