"""Flags for the options of a game, made from the game's own list of them."""

import argparse
import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from flambeur.cli.editions import EDITION, relatives
from flambeur.cli.parser import Parser, Refusal, number, one_of
from flambeur.core.game import Game, Options
from flambeur.families import Family
from flambeur.families.family import part
from flambeur.text.words import Words


def add_options(parser: Parser, words: Words, family: Family, game: Game[Any]) -> None:
    """Add a flag for each option of a game; what is usually on gets a flag that says no."""
    for path, kind in _fields(game.options):
        if path == (EDITION,):
            continue
        key = f"option-{'-'.join(path)}".replace("_", "-")
        help_id = key if words.has(key) else "option-plain"
        flag = flag_of(game, path)
        if kind is bool:
            parser.switch(flag, help_id, "_".join(path) if _is_on(game, path) else "")
        else:
            reader = _reader(words, family, path, kind)
            parser.choice(flag, help_id, reader, _symbol(family, path, kind))


def read_options(
    words: Words, found: argparse.Namespace, families: Iterable[Family], game: Game[Any]
) -> Options:
    """Collect the options that were given; those of other games are refused."""
    for others in (kin for family in families for kin in relatives(family)):
        for path, _ in _fields(others[0].options) if game not in others else ():
            if path != (EDITION,) and getattr(found, "_".join(path)) is not None:
                raise _unfit(words, flag_of(others[0], path), game)
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


def flag_of(game: Game[Any], path: tuple[str, ...]) -> str:
    """Tell how an option is typed."""
    name = "-".join(path).replace("_", "-")
    return f"--no-{name}" if _is_on(game, path) else f"--{name}"


def _unfit(words: Words, flag: str, game: Game[Any]) -> Refusal:
    family, _, edition = game.name.partition("/")
    if edition:
        return Refusal(words("error-unfit", flag=flag, edition=edition))
    return Refusal(words("error-unfit-game", flag=flag, game=family))


def _is_on(game: Game[Any], path: tuple[str, ...]) -> bool:
    """Tell whether an option is a switch that is usually on."""
    fields = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    return len(path) == 1 and fields[path[0]] is True


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


def _words_of(kind: Any) -> dict[str, Any]:
    """List the fixed values of an option, as they are typed."""
    members = [m for m in _members(kind) if get_origin(m) is Literal]
    return {str(value): value for member in members for value in get_args(member)}


def _symbol(family: Family, path: tuple[str, ...], kind: Any) -> str:
    if path[-1] in family.list_options:
        return f"{next(iter(part(family.list_options[path[-1]])))},…"
    numbers = ["N"] if int in _members(kind) else []
    return "|".join([*_words_of(kind), *numbers])


def _reader(
    words: Words, family: Family, path: tuple[str, ...], kind: Any
) -> Callable[[str], object]:
    if path[-1] in family.list_options:
        word = one_of(words, list(part(family.list_options[path[-1]])))
        return lambda text: tuple(word(part.strip().upper()) for part in text.split(","))
    allowed = _words_of(kind)
    if int not in _members(kind):
        pick = one_of(words, list(allowed))
        return lambda text: allowed[pick(text)]
    first = 1 if path[-1] in family.seat_options else 0

    def read(text: str) -> object:
        return text if text in allowed else number(words, first)(text) - first

    return read
