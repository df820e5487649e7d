"""Players that see what a player sees: a View, and nothing else."""

from flambeur.bots.bot import Bot
from flambeur.bots.list import LEVELS, NAMES, make_bot, names_for

__all__ = ["LEVELS", "NAMES", "Bot", "make_bot", "names_for"]
