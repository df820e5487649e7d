"""The one list of the games there are, found by name, edition and version."""

from typing import Any

from flambeur.core.errors import UnknownGame
from flambeur.core.game import Game
from flambeur.games import easycome, strike, vegas

GAMES: tuple[Game[Any], ...] = (*vegas.GAMES, easycome.GAME, strike.GAME)


def find(name: str) -> Game[Any]:
    """Find a game: `vegas` (its first edition), `vegas/2012`, or `vegas/2012@1`."""
    wanted, _, version = name.partition("@")
    for game in GAMES:
        family = game.name.partition("/")[0]
        if wanted in (game.name, family) and version in ("", str(game.version)):
            return game
    raise UnknownGame(f"unknown game {name!r}; there are {', '.join(g.id for g in GAMES)}")
