"""Games by the words a person types, and the words a game is told in."""

from typing import Any

from flambeur.cli.parser import Refusal, one_of
from flambeur.core.game import Game
from flambeur.core.match import Match
from flambeur.registry import GAMES, find
from flambeur.text.vegas import VegasTeller
from flambeur.text.words import Words


def families() -> list[str]:
    """List the games, each once."""
    return list(dict.fromkeys(game.name.partition("/")[0] for game in GAMES))


def editions(family: str) -> list[str]:
    """List the editions of a game, the usual one first."""
    names = [game.name.partition("/") for game in GAMES]
    return list(dict.fromkeys(edition for name, _, edition in names if name == family))


def find_edition(words: Words, family: str, edition: str | None) -> Game[Any]:
    """Find a game by its name and edition."""
    one_of(words, families())(family)
    if edition is None:
        return find(family)
    if edition not in editions(family):
        raise Refusal(words("error-choice", value=edition, choices=", ".join(editions(family))))
    return find(f"{family}/{edition}")


def teller_for(words: Words, match: Match[Any]) -> VegasTeller:
    """Find the one who tells this game."""
    return VegasTeller(words, match.record.header.seats, match.state)
