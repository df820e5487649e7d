"""Data in words: the names of its types and fields, and its values, for games without a text."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

import msgspec

from flambeur.core.parts import Named, snake
from flambeur.core.secret import Secret
from flambeur.core.state import State
from flambeur.text.clean import clean

SEAT = "seat"
"""The field whose number is shown as a name."""
HIDDEN = "?"
UNTOLD = frozenset(State.__struct_fields__) - {"round"}
"""What every state has for itself: what is awaited, and what was said."""


class Saying:
    """Says values of one game, with the names of those who play it."""

    def __init__(self, names: Sequence[str]) -> None:
        """Take the names, by seat."""
        self._names = names

    def part(self, part: msgspec.Struct) -> str:
        """Say a move or an event: `Die rolled: Ana, face 3, pot 3`."""
        title = _spaced(snake(type(part).__name__)).capitalize()
        fields = self._fields(part)
        return clean(f"{title}: {fields}" if fields else title)

    def state(self, state: State) -> list[str]:
        """Say what lies on the table, a line for each thing and each seat."""
        lines: list[str] = []
        for name in type(state).__struct_fields__:
            if name not in UNTOLD:
                lines += self._lines(_spaced(name).capitalize(), getattr(state, name))
        return [clean(line) for line in lines]

    def _lines(self, title: str, value: Any) -> list[str]:
        if isinstance(value, list | tuple) and len(value) == len(self._names):
            rows = zip(self._names, value, strict=True)
            return [f"{title}, {name}: {self._value(item)}" for name, item in rows]
        return [f"{title}: {self._value(value)}"]

    def _fields(self, value: msgspec.Struct) -> str:
        named = ((name, getattr(value, name)) for name in type(value).__struct_fields__)
        return ", ".join(self._field(name, item) for name, item in named)

    def _field(self, name: str, value: Any) -> str:
        if name == SEAT and isinstance(value, int) and value in range(len(self._names)):
            return self._names[value]
        return f"{_spaced(name)} {self._value(value)}"

    def _value(self, value: Any) -> str:
        match value:
            case Secret(value=None):
                return HIDDEN if value.count is None else HIDDEN * value.count or "–"
            case Secret():
                return self._value(value.value)
            case msgspec.Struct():
                return f"({self._fields(value)})" if type(value).__struct_fields__ else "–"
            case list() | tuple():
                return " ".join(map(self._value, value)) or "–"
            case dict():
                return ", ".join(f"{self._value(k)} {self._value(v)}" for k, v in value.items())
            case Enum() | Named():
                return _spaced(value.name.lower())
            case None:
                return "–"
        return str(value)


def _spaced(name: str) -> str:
    return name.replace("_", " ")
