"""Strike: throw dice into the arena, take what is equal, and be the last one with dice."""

from flambeur.games.strike.options import StrikeOptions
from flambeur.games.strike.rules import GAME
from flambeur.games.strike.table import Table

__all__ = ["GAME", "StrikeOptions", "Table"]
