"""Players that see what a player sees: a View, and nothing else."""

from flambeur.bots.bot import Bot
from flambeur.bots.levels import LEVELS, NAMES

__all__ = ["LEVELS", "NAMES", "Bot"]
