"""Games by the words a person types."""

from typing import Any, get_args, get_type_hints

from flambeur.cli.parser import Refusal, one_of
from flambeur.core.game import Game
from flambeur.registry import GAMES, find
from flambeur.text.words import Words

EDITION = "edition"
"""The option that shares its flag with games whose editions are games of their own."""


def families() -> list[str]:
    """List the games, each once."""
    return list(dict.fromkeys(game.name.partition("/")[0] for game in GAMES))


def editions(family: str) -> list[str]:
    """List the editions of a game, the usual one first, be they games or an option of one."""
    names = [game.name.partition("/") for game in GAMES]
    named = list(dict.fromkeys(edition for name, _, edition in names if name == family))
    option = get_type_hints(find(family).options).get(EDITION)
    return named if option is None else list(get_args(option))


def every_edition() -> list[str]:
    """List the editions of all games."""
    every = (edition for family in families() for edition in editions(family))
    return [edition for edition in dict.fromkeys(every) if edition]


def relatives(family: str) -> list[list[Game[Any]]]:
    """List the editions of a game, those with the same options together."""
    games = [game for game in GAMES if game.name.partition("/")[0] == family]
    kinds = dict.fromkeys(game.options for game in games)
    return [[game for game in games if game.options is kind] for kind in kinds]


def find_edition(words: Words, family: str, edition: str | None) -> Game[Any]:
    """Find a game by its name and edition."""
    one_of(words, families())(family)
    if edition is None:
        return find(family)
    if not any(editions(family)):
        raise Refusal(words("error-unfit-game", flag="--edition", game=family))
    if edition not in editions(family):
        raise Refusal(words("error-choice", value=edition, choices=", ".join(editions(family))))
    optional = EDITION in find(family).options.__struct_fields__
    return find(family if optional else f"{family}/{edition}")
