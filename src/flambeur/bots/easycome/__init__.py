"""Players of Easy Come: by the nearest prize, by a model of the race, and by the solution."""

from flambeur.bots.easycome.casual import CasualEasyCome
from flambeur.bots.easycome.champion import ChampionEasyCome
from flambeur.bots.easycome.strong import StrongEasyCome

__all__ = ["CasualEasyCome", "ChampionEasyCome", "StrongEasyCome"]
