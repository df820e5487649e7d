"""Players of Strike: by a rule of thumb, by the odds of a match, and by the solved game."""

from flambeur.bots.strike.casual import CasualStrike
from flambeur.bots.strike.champion import ChampionStrike
from flambeur.bots.strike.strong import StrongStrike

__all__ = ["CasualStrike", "ChampionStrike", "StrongStrike"]
