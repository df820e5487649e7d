"""The two black dice that tiles throw."""

from flambeur.core.chance import Dice
from flambeur.core.turn import Chance

THROW = Chance(Dice((2,)))
"""Await both black dice."""
