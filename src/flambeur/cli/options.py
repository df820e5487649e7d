"""Flags for the options of a game, made from the game's own list of them."""

import argparse
import types
from collections.abc import Callable, Iterator
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from flambeur.cli.parser import Parser, Refusal, number, one_of
from flambeur.core.game import Game, Options
from flambeur.text.words import Words

SEATS = ("first_leader",)
"""Options whose number is a seat: people count from 1, records from 0."""


def add_options(parser: Parser, words: Words, game: Game[Any]) -> None:
    """Add a flag for each option of a game."""
    for path, kind in _fields(game.options):
        flag = f"--{'-'.join(path)}".replace("_", "-")
        help_id = f"option-{'-'.join(path)}".replace("_", "-")
        if kind is bool:
            parser.switch(flag, help_id)
        else:
            parser.choice(flag, help_id, _reader(words, path, kind), _symbol(kind))


def read_options(words: Words, found: argparse.Namespace, game: Game[Any]) -> Options:
    """Collect the options that were given."""
    given: dict[str, Any] = {}
    for path, _ in _fields(game.options):
        value = getattr(found, "_".join(path))
        if value is not None:
            place = given
            for name in path[:-1]:
                place = place.setdefault(name, {})
            place[path[-1]] = value
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        raise Refusal(words("error-options", reason=str(error))) from error


def _fields(kind: type, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """List the options with their types; those of an inner list come under its name."""
    for field in msgspec.structs.fields(kind):
        here = (*path, field.name)
        inner = [t for t in _members(field.type) if isinstance(t, type)]
        structs = [t for t in inner if issubclass(t, msgspec.Struct)]
        if structs:
            yield from _fields(structs[0], here)
        else:
            yield here, field.type


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def _words_of(kind: Any) -> list[str]:
    members = [m for m in _members(kind) if get_origin(m) is Literal]
    return [word for member in members for word in get_args(member)]


def _symbol(kind: Any) -> str:
    numbers = ["N"] if int in _members(kind) else []
    return "|".join([*_words_of(kind), *numbers])


def _reader(words: Words, path: tuple[str, ...], kind: Any) -> Callable[[str], object]:
    allowed = _words_of(kind)
    if int not in _members(kind):
        return one_of(words, allowed)
    first = 1 if path[-1] in SEATS else 0

    def read(text: str) -> object:
        return text if text in allowed else number(words, first)(text) - first

    return read
