"""Flags for the options of a game, made from the game's own list of them."""

import argparse
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from flambeur.cli.editions import EDITION, relatives
from flambeur.cli.parser import Parser, Refusal, number, one_of
from flambeur.core.game import Game, Options
from flambeur.families import Family, is_built_in
from flambeur.families.form import DOT, form_of
from flambeur.protocol.lobby import Option
from flambeur.words.catalogues import Words

NUMBERS = ("number", "seat")


def add_options(parser: Parser, words: Words, family: Family, game: Game[Any]) -> None:
    """Add a flag for each option of a game; what is usually on gets a flag that says no."""
    for option in form_of(family, game):
        if option.name == EDITION:
            continue
        key = f"option-{_hyphened(option)}"
        # An option of another game may be called the same as one of ours, and mean something else.
        ours = is_built_in(family.name) and words.has(key)
        help_id = key if ours else "option-plain"
        if option.kind == "switch":
            parser.switch(flag_of(option), help_id, _stored(option) if option.usual else "")
        else:
            parser.choice(flag_of(option), help_id, _reader(words, option), _symbol(option))


def read_options(
    words: Words, found: argparse.Namespace, families: Iterable[Family], game: Game[Any]
) -> Options:
    """Collect the options that were given; those of other games are refused."""
    given: dict[str, Any] = {}
    for family in families:
        for kin in relatives(family):
            for option in form_of(family, kin[0]):
                value = getattr(found, _stored(option))
                if value is None:
                    continue
                if game in kin:
                    _put(given, option, value)
                elif option.name != EDITION:
                    raise _unfit(words, flag_of(option), game)
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        raise Refusal(words("error-options", reason=str(error))) from error


def flag_of(option: Option) -> str:
    """Tell how an option is typed."""
    return f"--{'no-' if option.usual is True else ''}{_hyphened(option)}"


def _hyphened(option: Option) -> str:
    return option.name.replace(DOT, "-").replace("_", "-")


def _stored(option: Option) -> str:
    return option.name.replace(DOT, "_")


def _put(given: dict[str, Any], option: Option, value: object) -> None:
    *outer, last = option.name.split(DOT)
    for name in outer:
        given = given.setdefault(name, {})
    given[last] = value


def _unfit(words: Words, flag: str, game: Game[Any]) -> Refusal:
    family, _, edition = game.name.partition("/")
    if edition:
        return Refusal(words("error-unfit", flag=flag, edition=edition))
    return Refusal(words("error-unfit-game", flag=flag, game=family))


def _words_of(option: Option) -> dict[str, Any]:
    """List the fixed values of an option, as they are typed."""
    return {str(value): value for value in option.choices if value is not None}


def _symbol(option: Option) -> str:
    if option.kind == "list":
        return f"{option.choices[0]},…"
    numbers = ["N"] if option.kind in NUMBERS else []
    return "|".join([*_words_of(option), *numbers])


def _reader(words: Words, option: Option) -> Callable[[str], object]:
    allowed = _words_of(option)
    pick = one_of(words, list(allowed))
    if option.kind == "list":
        return lambda text: tuple(pick(one.strip().upper()) for one in text.split(","))
    if option.kind not in NUMBERS:
        return lambda text: allowed[pick(text)]
    first = 1 if option.kind == "seat" else 0
    given = number(words, option.least or first, option.most or None)

    def read(text: str) -> object:
        return text if text in allowed else given(text) - first

    return read
