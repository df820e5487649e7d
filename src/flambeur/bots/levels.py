"""The levels of bots, which mean the same in every game."""

LEVELS = ("novice", "casual", "strong", "champion")
"""From the weakest to the strongest."""
NAMES = ("uniform", *LEVELS)
