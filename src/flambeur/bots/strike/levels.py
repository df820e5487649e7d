"""Who plays Strike on which level; it has one edition, so none is asked for."""

from flambeur.bots.bot import Bot
from flambeur.bots.novice import Novice
from flambeur.bots.strike.casual import CasualStrike
from flambeur.bots.strike.champion import ChampionStrike
from flambeur.bots.strike.mistakes import MISTAKES
from flambeur.bots.strike.strong import StrongStrike


def novice(_: str, seed: int | str | None) -> Bot:
    """Make a player who errs as people do."""
    return Novice(CasualStrike(), MISTAKES, seed)


def casual(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by a rule of thumb."""
    return CasualStrike()


def strong(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by the odds."""
    return StrongStrike()


def champion(_: str, __: int | str | None) -> Bot:
    """Make a player who goes by the solved game."""
    return ChampionStrike()
