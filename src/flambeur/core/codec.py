"""Writing values down as JSON and reading them back, with the parts a game lists."""

from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any, TypeVar

import msgspec

from flambeur.core.parts import Named, Part, tag_of

T = TypeVar("T")
Readers = dict[Any, msgspec.json.Decoder[Any]]
_preparing = Lock()
"""msgspec looks through a type when it is first met, and a second thread that meets it meanwhile
ends the process: its structs are half done. So everything is read by readers that are made here."""
_readers: Readers = {}


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


def reader_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """Find what reads values of a type that holds no parts of games."""
    return _reader(_readers, kind)


def read_as(data: bytes | str, kind: type[T]) -> T:
    """Read a value of such a type."""
    value: T = reader_of(kind).decode(data)
    return value


def shape_as(value: object, kind: type[T], *, strict: bool = True) -> T:
    """Make a value of such a type from plain lists and dictionaries."""
    reader_of(kind)
    return msgspec.convert(value, kind, strict=strict)


def _reader(
    readers: Readers, kind: Any, hook: Callable[[type, Any], Any] | None = None
) -> msgspec.json.Decoder[Any]:
    """Find the reader of a type; it is made once, as that takes longer than to read a value."""
    reader = readers.get(kind)
    if reader is None:
        with _preparing:
            reader = readers[kind] = msgspec.json.Decoder(kind, dec_hook=hook)
    return reader


class Codec:
    """Reads the values of one game."""

    def __init__(self, parts: Iterable[type[Part]], named: Iterable[Named] = ()) -> None:
        """Take the list of what exists in the game."""
        self._parts: dict[str | None, list[type[Part]]] = {}
        for part in parts:
            self._parts.setdefault(tag_of(part), []).append(part)
        self._named = {thing.name: thing for thing in named}
        self._readers: Readers = {}

    def decode(self, data: bytes, kind: type[T]) -> T:
        """Read a value of this type; anything unknown is refused by name."""
        value: T = _reader(self._readers, kind, self._find).decode(data)
        return value

    def convert(self, value: object, kind: type[T]) -> T:
        """Read a value that is already in plain lists and dictionaries."""
        _reader(self._readers, kind, self._find)
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
