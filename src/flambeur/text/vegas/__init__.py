"""Vegas in words and drawings."""

from flambeur.text.vegas.chapters import chapters, is_roll
from flambeur.text.vegas.teller import VegasTeller

__all__ = ["VegasTeller", "chapters", "is_roll"]
