"""Secrets are typed, and one redaction serves state, stack, events and records alike."""

from collections.abc import Callable
from functools import cache
from operator import is_not
from types import UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
)

import msgspec

from flambeur.core.errors import StillHidden
from flambeur.core.parts import Part

T = TypeVar("T")
V = TypeVar("V")

MOST = 1000
"""No hidden row is longer; what was not seen is dealt, however long a foreign line says it is."""
Audience = tuple[int, ...] | None
"""The seats that may look: `None` is everybody, `()` is nobody."""


class Guarded:
    """Something that only its audience may see."""

    __slots__ = ()
    audience: Audience

    def closed(self) -> Self:
        """Return the same thing without what is hidden."""
        raise NotImplementedError

    def seen_by(self, seat: int | None, *, live: bool) -> bool:
        """Tell whether this seat (or a spectator, `None`) may look, live or later."""
        return self.audience is None or seat in self.audience


class Secret(msgspec.Struct, Guarded, Generic[T], frozen=True, omit_defaults=True, gc=False):
    """A hidden value; of a hidden row of things the number stays public."""

    value: T | None = None
    audience: Audience = None
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST)] | None = None
    fades: bool = False
    """Shown to everybody while it happens, and covered by the next curtain."""

    def seen_by(self, seat: int | None, *, live: bool) -> bool:
        """Tell whether this seat may look; what fades is open to all while it is live."""
        return (live and self.fades) or Guarded.seen_by(self, seat, live=live)

    def look(self) -> T:
        """Look at the value; only its audience holds a secret that is open."""
        if self.value is None:
            raise StillHidden
        return self.value

    def size(self) -> int:
        """Count the things in a hidden row."""
        if self.count is not None:
            return self.count
        assert isinstance(self.value, tuple)  # noqa: S101 - only rows are counted
        return len(self.value)

    def replace(self, value: T) -> "Secret[T]":
        """Put another value in its place, hidden from the same people."""
        return Secret(value, self.audience, None, self.fades)

    def shown_to(self, audience: Audience) -> "Secret[T]":
        """Let others look, or fewer."""
        return Secret(self.value, audience, self.count, self.fades)

    def closed(self) -> Self:
        """Hide the value; the length of a row stays."""
        count = len(self.value) if isinstance(self.value, tuple) else self.count
        return msgspec.structs.replace(self, value=None, count=count)


def redact(value: V, seat: int | None, *, live: bool = False) -> V:
    """Return what this seat (or a spectator, `None`) may see of a value."""
    return cast("V", _way(type(value))(value, seat, live))


Way = Callable[[Any, int | None, bool], Any]


def _find_way(kind: type) -> Way:
    """Find how values of this type are looked through."""
    if issubclass(kind, Guarded):
        return _look_at_guarded
    if issubclass(kind, msgspec.Struct):
        return _look_at_struct if _hiding_fields(kind) else _look_away
    return _look_at_row if issubclass(kind, list | tuple) else _look_away


def _look_away(value: Any, seat: int | None, live: bool) -> Any:  # noqa: ARG001, FBT001 - a Way
    """Leave what cannot hide anything as it is."""
    return value


def _look_at_guarded(value: Any, seat: int | None, live: bool) -> Any:  # noqa: FBT001 - a Way
    if not value.seen_by(seat, live=live):
        return value.closed()
    return _look_at_struct(value, seat, live)


def _look_at_struct(value: Any, seat: int | None, live: bool) -> Any:  # noqa: FBT001 - a Way
    changed = {}
    for name in _hiding_fields(type(value)):
        item = getattr(value, name)
        seen = _way(type(item))(item, seat, live)
        if seen is not item:
            changed[name] = seen
    return msgspec.structs.replace(value, **changed) if changed else value


def _look_at_row(value: Any, seat: int | None, live: bool) -> Any:  # noqa: FBT001 - a Way
    items = [_way(type(item))(item, seat, live) for item in value]
    return type(value)(items) if any(map(is_not, items, value)) else value


def _find_hiding_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Tell which fields of a struct can hold a secret at all, judging by their types."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if _may_hide(field.type))


# Every view goes through these, so what there is to know of a type is found out once.
_way: Callable[[type], Way] = cache(_find_way)
_hiding_fields: Callable[[type[msgspec.Struct]], tuple[str, ...]] = cache(_find_hiding_fields)


def _may_hide(kind: Any) -> bool:
    """Tell whether a value of this type can hold a secret; what cannot be told may."""
    origin = get_origin(kind)
    if origin is Literal or kind in (Union, UnionType, tuple, list, dict, ..., None):
        return False
    if origin is not None:
        return _may_hide(origin) or any(map(_may_hide, get_args(kind)))
    if not isinstance(kind, type) or issubclass(kind, Guarded | Part):
        return True
    return issubclass(kind, msgspec.Struct) and bool(_hiding_fields(kind))
