"""Many moves made few: first what kind, then field by field, each among what is still possible."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from flambeur.core.parts import Move
from flambeur.protocol.lines import Phrase, Word, line, spaced
from flambeur.shows.offer import Offer
from flambeur.shows.plain.data import kind, value

FEW = 8
"""So many moves are simply listed."""
Path = tuple[str | int, ...]
"""A field of a move, and places inside it; nothing is the kind of the move."""
KIND: Path = ()


def grouped(offers: Sequence[Offer]) -> list[Offer]:
    """Put offers together that share what is decided next; a few are left as they are."""
    if len(offers) <= FEW or (path := _undecided(offers)) is None:
        return list(offers)
    groups: dict[Any, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(_value(offer.move, path), []).append(offer)
    return [_group(str(number), group, path) for number, group in enumerate(groups.values(), 1)]


def _group(key: str, offers: list[Offer], path: Path) -> Offer:
    first = offers[0]
    if len(offers) == 1:
        return Offer(key, first.move, first.what, first.brings)
    text = line("plain-more", text=_said(first.move, path))
    return Offer(key, first.move, text, further=tuple(offers))


def _said(move: Any, path: Path) -> Phrase:
    """Say the kind of a move, or one of its fields: `cell 1: 3`, as people count."""
    if path == KIND:
        return kind(move)
    first, *more = path
    field = [Word(str(first), first=True), *(_key(key) for key in more)]
    name = next(key for key in reversed(path) if isinstance(key, str))
    return line("plain-thing", title=spaced(field), value=value(_value(move, path), name))


def _key(key: str | int) -> Phrase:
    return Word(key) if isinstance(key, str) else str(key + 1)


def _undecided(offers: Sequence[Offer]) -> Path | None:
    """Find the first thing in which the moves differ."""
    moves = [offer.move for offer in offers]
    if len({type(move) for move in moves}) > 1:
        return KIND
    return next((path for path in _paths(moves, KIND) if _differ(moves, path)), None)


def _differ(moves: Sequence[Move], path: Path) -> bool:
    return len({_value(move, path) for move in moves}) > 1


def _paths(moves: Sequence[Move], path: Path) -> Iterator[Path]:
    """List the fields of moves of one kind, those of inner things one by one."""
    shapes = {_shape(move if path == KIND else _value(move, path)) for move in moves}
    (keys, *others) = shapes
    if others or not keys:
        yield path
        return
    for key in keys:
        yield from _paths(moves, (*path, key))


def _shape(value: Any) -> tuple[str | int, ...]:
    """List what is inside a value, by keys; nothing if it is whole."""
    if isinstance(value, msgspec.Struct):
        return type(value).__struct_fields__
    return tuple(range(len(value))) if isinstance(value, tuple) else ()


def _value(move: Any, path: Path) -> Any:
    if path == KIND:
        return type(move)
    for key in path:
        move = getattr(move, key) if isinstance(key, str) else move[key]
    return move
