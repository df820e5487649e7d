"""Writing values down as JSON and reading them back, with the parts a game lists."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from flambeur.core.parts import Named, Part, tag_of

T = TypeVar("T")


def encode(value: object) -> bytes:
    """Write a value as JSON, the same bytes for equal values."""
    return msgspec.json.encode(value, enc_hook=_name)


def plain(value: object) -> Any:
    """Turn a value into what it is written as: plain lists and dictionaries."""
    return msgspec.to_builtins(value, enc_hook=_name)


def _name(value: object) -> str:
    if isinstance(value, Named):
        return value.name
    raise NotImplementedError(f"{type(value).__name__} cannot be written down")


class Codec:
    """Reads the values of one game."""

    def __init__(self, parts: Iterable[type[Part]], named: Iterable[Named] = ()) -> None:
        """Take the list of what exists in the game."""
        self._parts: dict[str | None, list[type[Part]]] = {}
        for part in parts:
            self._parts.setdefault(tag_of(part), []).append(part)
        self._named = {thing.name: thing for thing in named}
        self._readers: dict[Any, msgspec.json.Decoder[Any]] = {}

    def decode(self, data: bytes, kind: type[T]) -> T:
        """Read a value of this type; anything unknown is refused by name."""
        # Looking through a type takes longer than reading a value of it.
        reader = self._readers.get(kind)
        if reader is None:
            reader = self._readers[kind] = msgspec.json.Decoder(kind, dec_hook=self._find)
        value: T = reader.decode(data)
        return value

    def convert(self, value: object, kind: type[T]) -> T:
        """Read a value that is already in plain lists and dictionaries."""
        return msgspec.convert(value, kind, dec_hook=self._find)

    def _find(self, kind: type, value: Any) -> object:
        if issubclass(kind, Named):
            return self._named_as(value)
        tag = value.get("type") if isinstance(value, dict) else None
        for part in self._parts.get(tag, ()):
            if issubclass(part, kind):
                return self.convert(value, part)
        raise ValueError(f"unknown {kind.__name__.lower()} {tag!r}")

    def _named_as(self, name: str) -> Named:
        if name not in self._named:
            raise ValueError(f"unknown name {name!r}")
        return self._named[name]
