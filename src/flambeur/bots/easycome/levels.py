"""Who plays Easy Come on which level; it has one edition, so none is asked for."""

from flambeur.bots.bot import Bot
from flambeur.bots.easycome.casual import CasualEasyCome
from flambeur.bots.easycome.champion import ChampionEasyCome
from flambeur.bots.easycome.mistakes import MISTAKES
from flambeur.bots.easycome.strong import StrongEasyCome
from flambeur.bots.novice import Novice


def novice(_: str, seed: int | str | None) -> Bot:
    """Make a player who errs as people do."""
    return Novice(CasualEasyCome(), MISTAKES, seed)


def casual(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by a rule of thumb."""
    return CasualEasyCome()


def strong(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by the odds."""
    return StrongEasyCome()


def champion(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by the solved game."""
    return ChampionEasyCome()
