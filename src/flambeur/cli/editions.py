"""Games by the words a person types: a family, and perhaps an edition of it."""

from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

from flambeur.cli.parser import Refusal, one_of
from flambeur.core.game import Game
from flambeur.families import Family, every_family, named
from flambeur.words.catalogues import Words

EDITION = "edition"
"""The option that shares its flag with games whose editions are games of their own."""


def editions(family: Family) -> list[str]:
    """List the editions of a game, the usual one first, be they games or an option of one."""
    option = get_type_hints(family.editions()[0].options).get(EDITION)
    if option is not None:
        return list(get_args(option))
    named = (game.name.partition("/")[2] for game in family.editions())
    return [edition for edition in dict.fromkeys(named) if edition]


def every_edition(families: Iterable[Family]) -> str:
    """List the editions of games, as help shows them."""
    return "|".join(dict.fromkeys(name for family in families for name in editions(family)))


def relatives(family: Family) -> list[list[Game[Any]]]:
    """List the editions of a game, those with the same options together."""
    games = family.editions()
    kinds = dict.fromkeys(game.options for game in games)
    return [[game for game in games if game.options is kind] for kind in kinds]


def mentioned(arguments: Iterable[str]) -> tuple[Family, ...]:
    """Find the family a command line speaks of; all, if it speaks of none."""
    found = next(filter(None, map(named, arguments)), None)
    return every_family() if found is None else (found,)


def find_edition(words: Words, name: str, edition: str | None) -> Game[Any]:
    """Find a game by its name and edition."""
    family = named(name)
    if family is None:
        known = ", ".join(family.name for family in every_family())
        raise Refusal(words("error-choice", value=name, choices=known))
    if edition is None:
        return family.editions()[0]
    if not editions(family):
        raise Refusal(words("error-unfit-game", flag="--edition", game=name))
    one_of(words, editions(family))(edition)
    optional = EDITION in family.editions()[0].options.__struct_fields__
    return family.edition(name if optional else f"{name}/{edition}")
