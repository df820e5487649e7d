"""Players of Strike."""

from flambeur.bots.strike.striker import Striker

__all__ = ["Striker"]
