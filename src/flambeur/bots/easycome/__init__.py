"""Players of Easy Come: one that is greedy, and one that has solved the game for two."""

from flambeur.bots.easycome.expert import ExpertEasyCome
from flambeur.bots.easycome.greedy import GreedyEasyCome

__all__ = ["ExpertEasyCome", "GreedyEasyCome"]
