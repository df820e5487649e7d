"""What stands at which place of a line: the fields of structs in their order."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from flambeur.core.codec import plain
from flambeur.core.game import Game
from flambeur.core.parts import Named, Part, tag_of

Shape = inspect.Type


def _find_shape(kind: Any) -> Shape:
    return inspect.type_info(kind)


def _find_defaults(kind: type) -> dict[str, Any]:
    """Tell what fields of a struct hold that are left out, as it is written."""
    fields = msgspec.structs.fields(kind)
    return {field.name: plain(_default(field)) for field in fields if not field.required}


shape_of: Callable[[Any], Shape] = cache(_find_shape)
defaults_of: Callable[[type], dict[str, Any]] = cache(_find_defaults)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if callable(field.default_factory) else field.default


def part_tagged(game: Game[Any], kind: type[Part], tag: str) -> inspect.StructType | None:
    """Find the part of a game that has this tag."""
    for part in game.parts:
        if issubclass(part, kind) and tag_of(part) == tag:
            found = shape_of(part)
            assert isinstance(found, inspect.StructType)  # noqa: S101 - parts are structs
            return found
    return None


def is_part(shape: Shape) -> bool:
    """Tell whether a part of the game stands here, which begins with its tag."""
    return isinstance(shape, inspect.CustomType) and not issubclass(shape.cls, Named)


def choices(shape: Shape) -> Iterator[Shape]:
    """List what may stand here, but for nothing at all."""
    if isinstance(shape, inspect.UnionType):
        yield from (one for one in shape.types if not isinstance(one, inspect.NoneType))
    elif not isinstance(shape, inspect.NoneType):
        yield shape


def items_of(shape: Shape, count: int) -> list[Shape]:
    """Tell what stands at each place of a row."""
    if isinstance(shape, inspect.TupleType):
        return list(shape.item_types)
    kind = getattr(shape, "item_type", None)
    if kind is None:
        raise msgspec.ValidationError("there is a row where none belongs")
    return [kind] * count
