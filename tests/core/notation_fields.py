"""The tables of `docs/reference/notation.md`: what stands at which place, told by the structs."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from flambeur.core.frame import Frame
from flambeur.core.game import Game
from flambeur.core.notation.shape import Shape, choices, defaults_of, shape_of
from flambeur.core.notation.writing import Writer
from flambeur.core.parts import Event, Move, Named, tag_of
from flambeur.families.builtin import BUILT_IN

HEAD = "| What | Its values in order |\n|---|---|"
ATOMS = {
    inspect.IntType: "number",
    inspect.FloatType: "fraction",
    inspect.BoolType: "yes or no",
    inspect.StrType: "word",
}


def tables() -> dict[str, str]:
    """Make one table for each kind of state there is, by the editions that have it."""
    games: dict[type, list[Game[Any]]] = {}
    for family in BUILT_IN.values():
        for game in family.editions():
            games.setdefault(game.state, []).append(game)
    return {", ".join(game.id for game in same): _table(same[0]) for same in games.values()}


def _table(game: Game[Any]) -> str:
    """List the state, what lies in it, and the parts that may lie on its stack or its casinos."""
    rows: dict[str, str] = {}
    _add(game, "the state", shape_of(game.state), rows)
    for part in game.parts:
        if not issubclass(part, Event | Move) and (issubclass(part, Frame) or _is_laid(part)):
            _add(game, f"`{tag_of(part)}`", shape_of(part), rows)
    return "\n".join([HEAD, *rows.values()])


def _is_laid(part: type) -> bool:
    return any(base.__name__ == "Tile" for base in part.__mro__)


def _add(game: Game[Any], name: str, shape: Shape, rows: dict[str, str]) -> None:
    """Write the row of a struct, and after it those of the structs it holds."""
    assert isinstance(shape, inspect.StructType)
    if name in rows:
        return
    usual = defaults_of(shape.cls)
    told = [_field(game, field, usual) for field in shape.fields]
    rows[name] = f"| {name} | {', '.join(told) or 'none'} |"
    for field in shape.fields:
        for inner in _structs(field.type):
            _add(game, inner.cls.__name__, inner, rows)


def _field(game: Game[Any], field: inspect.Field, usual: dict[str, Any]) -> str:
    told = f"`{field.name}` {_kind(field.type)}"
    if field.name not in usual:
        return told
    return f"{told} = `{Writer(game).value(field.type, usual[field.name])}`"


def _kind(shape: Shape) -> str:
    """Tell what may stand there."""
    told = " or ".join(dict.fromkeys(_one(one) for one in choices(shape)))
    nothing = isinstance(shape, inspect.UnionType) and shape.includes_none
    return f"{told} or `-`" if nothing else told


def _one(shape: Shape) -> str:
    match shape:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.CustomType(cls=cls):
            return "word" if issubclass(cls, Named) else cls.__name__
        case inspect.LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case inspect.TupleType(item_types=kinds):
            return f"({', '.join(map(_kind, kinds))})"
    item = getattr(shape, "item_type", None)
    return ATOMS.get(type(shape), "value") if item is None else f"row of {_kind(item)}"


def _structs(shape: Shape) -> Iterator[inspect.StructType]:
    for one in choices(shape):
        if isinstance(one, inspect.StructType):
            yield one
        for inner in (getattr(one, "item_type", None), *getattr(one, "item_types", ())):
            if inner is not None:
                yield from _structs(inner)
