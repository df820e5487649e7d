"""Games by the words a person types, and the words a game is told in."""

from typing import Any

from flambeur.cli.parser import Refusal, one_of
from flambeur.core.game import Game
from flambeur.core.match import Match
from flambeur.games import easycome
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.registry import GAMES, find
from flambeur.text.easycome import EasyComeTeller
from flambeur.text.royale import RoyaleTeller
from flambeur.text.teller import Teller
from flambeur.text.vegas import VegasTeller
from flambeur.text.words import Words


def families() -> list[str]:
    """List the games, each once."""
    return list(dict.fromkeys(game.name.partition("/")[0] for game in GAMES))


def editions(family: str) -> list[str]:
    """List the editions of a game, the usual one first."""
    names = [game.name.partition("/") for game in GAMES]
    return list(dict.fromkeys(edition for name, _, edition in names if name == family))


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
    return find(f"{family}/{edition}")


def teller_for(words: Words, match: Match[Any]) -> Teller:
    """Find the one who tells this game."""
    seats = match.record.header.seats
    if isinstance(match.state, easycome.Table):
        return EasyComeTeller(words, seats, match.state)
    if isinstance(match.state, RoyaleTable):
        return RoyaleTeller(words, seats, match.state)
    return VegasTeller(words, seats, match.state)
