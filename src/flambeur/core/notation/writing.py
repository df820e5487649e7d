"""Writes a position down: values in the order of their fields, without names."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any
from urllib.parse import quote

from msgspec import inspect

from flambeur.core.codec import plain
from flambeur.core.game import Game
from flambeur.core.notation.shape import (
    Shape,
    choices,
    defaults_of,
    is_part,
    items_of,
    part_tagged,
    shape_of,
)
from flambeur.core.state import State

NOTHING, EMPTY, YES, NO = "-", "''", "+", "!"
THOUSAND = 1000


def write_position(game: Game[Any], state: State) -> str:
    """Write a state, whole or as somebody may see it, after the name of its rules."""
    return f"{game.id}{Writer(game).value(shape_of(type(state)), plain(state))}"


class Writer:
    """Knows the parts of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def value(self, shape: Shape, value: Any) -> str:
        """Write one value."""
        if value is None:
            return NOTHING
        if isinstance(value, dict):
            return self._struct(shape, value)
        if isinstance(value, list | tuple):
            return self._row(shape, value)
        return _atom(value)

    def _struct(self, shape: Shape, value: dict[str, Any]) -> str:
        kind = next(choices(shape))
        head: tuple[str, ...] = ()
        if is_part(kind):
            assert isinstance(kind, inspect.CustomType)  # noqa: S101 - parts are
            head, found = (value["type"],), part_tagged(self._game, kind.cls, value["type"])
            assert found is not None  # noqa: S101 - the game lists its parts
            kind = found
        assert isinstance(kind, inspect.StructType)  # noqa: S101 - objects are structs
        usual = defaults_of(kind.cls)
        fields = [self._field(field, value, usual) for field in kind.fields]
        while fields and not fields[-1]:
            fields.pop()
        return f"({','.join((*head, *fields))})"

    def _field(self, field: inspect.Field, value: dict[str, Any], usual: dict[str, Any]) -> str:
        """Write a field; what goes without saying is left out."""
        name = field.name
        if name not in value or (name in usual and value[name] == usual[name]):
            return ""
        return self.value(field.type, value[name])

    def _row(self, shape: Shape, values: Sequence[Any]) -> str:
        kinds = items_of(next(choices(shape)), len(values))
        return f"({','.join(_shortened(map(self.value, kinds, values)))})"


def _shortened(items: Iterable[str]) -> Iterable[str]:
    """Write what stands there several times in a row once, with its number."""
    for item, equal in groupby(items):
        count = len(list(equal))
        yield f"{item}*{count}" if count > 1 else item


def _atom(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return f"{value // THOUSAND}k" if value and not value % THOUSAND else str(value)
    if isinstance(value, float):
        return repr(value)
    return quote(str(value), safe="") or EMPTY
