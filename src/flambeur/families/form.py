"""The options of a game as a form to fill in, read from the struct of its options."""

import types
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType, structs

from flambeur.core.codec import shape_as
from flambeur.core.errors import BadOption
from flambeur.core.game import Game
from flambeur.families.family import Family, part
from flambeur.protocol.lobby import Option

DOT = "."
"""Stands between an option and those inside it."""
TRIED = 10
"""So many numbers are tried to see whether there is a choice."""


def form_of(family: Family, game: Game[Any]) -> tuple[Option, ...]:
    """List the options of a game; those of an inner struct come under its name."""
    before = game.options.before
    return tuple(
        structs.replace(option, before=before[option.name]) if option.name in before else option
        for option in _options(family, game.options, msgspec.to_builtins(game.options()), ())
    )


def for_seats(options: Iterable[Option], game: Game[Any]) -> tuple[Option, ...]:
    """Find out from the rules for how many each option can be agreed."""
    return tuple(_fitted(option, game) for option in options)


def _fitted(option: Option, game: Game[Any]) -> Option:
    fitting = tuple(
        seats
        for seats in game.seats
        if any(_is_agreed(game, seats, option.name, value) for value in _others(option))
    )
    return option if fitting == tuple(game.seats) else structs.replace(option, seats=fitting)


def _others(option: Option) -> Iterable[Any]:
    """List values besides the usual one, enough to see whether there is a choice."""
    match option.kind:
        case "switch":
            return (not option.usual,)
        case "list":
            return ([choice] for choice in option.choices)
        case "seat":
            return (0,)
        case "choice":
            return (choice for choice in option.choices if choice != option.usual)
        case "number":
            least = option.least or 0
            return (least + more for more in range(TRIED) if least + more != option.usual)


def _is_agreed(game: Game[Any], seats: int, name: str, value: Any) -> bool:
    given = value
    for outer in reversed(name.split(DOT)):
        given = {outer: given}
    try:
        game.agree(seats, shape_as(given, game.options))
    except (BadOption, msgspec.ValidationError):
        return False
    return True


def _options(
    family: Family, kind: type, usual: dict[str, Any], path: tuple[str, ...]
) -> Iterator[Option]:
    for field in structs.fields(kind):
        here, members = (*path, field.name), _members(field.type)
        inner = [m for m in members if isinstance(m, type) and issubclass(m, msgspec.Struct)]
        if inner:
            given = usual[field.name] or msgspec.to_builtins(inner[0]())
            yield from _options(family, inner[0], given, here)
        else:
            yield _option(family, here, members, usual[field.name])


def _option(family: Family, path: tuple[str, ...], members: list[Any], usual: Any) -> Option:
    name, last = DOT.join(path), path[-1]
    if last in family.list_options:
        known: Mapping[str, str] = part(family.list_options[last])
        most = next((_most(member) for member in members if get_origin(member) is Annotated), UNSET)
        return Option(name, "list", usual, tuple(known), tuple(known.values()), most=most)
    if bool in members:
        return Option(name, "switch", usual)
    choices = tuple(value for member in members for value in _values(member))
    limits = next((_limits(member) for member in members if _is_number(member)), None)
    if limits is None:
        return Option(name, "choice", usual, choices)
    least, most = limits
    kind: Literal["seat", "number"] = "seat" if last in family.seat_options else "number"
    return Option(name, kind, usual, choices, least=least, most=most)


def _members(kind: Any) -> list[Any]:
    return list(get_args(kind)) if get_origin(kind) in (Union, types.UnionType) else [kind]


def _values(member: Any) -> tuple[Any, ...]:
    if member is types.NoneType:
        return (None,)
    return get_args(member) if get_origin(member) is Literal else ()


def _is_number(member: Any) -> bool:
    return (get_args(member)[0] if get_origin(member) is Annotated else member) is int


def _limits(member: Any) -> tuple[int | UnsetType, int | UnsetType]:
    """Tell between which numbers one must lie, as far as its type says so."""
    meta = _meta(member)
    least, most = (UNSET if limit is None else int(limit) for limit in (meta.ge, meta.le))
    return least, most


def _most(member: Any) -> int | UnsetType:
    """Tell how long a list may be, as far as its type says so."""
    return _meta(member).max_length or UNSET


def _meta(member: Any) -> msgspec.Meta:
    notes = get_args(member)[1:] if get_origin(member) is Annotated else ()
    return next((note for note in notes if isinstance(note, msgspec.Meta)), msgspec.Meta())
