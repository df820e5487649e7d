"""Vegas Royale in words and drawings."""

from flambeur.text.royale.teller import RoyaleTeller

__all__ = ["RoyaleTeller"]
