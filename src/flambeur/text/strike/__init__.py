"""Strike in words and drawings."""

from flambeur.text.strike.teller import StrikeTeller

__all__ = ["StrikeTeller"]
