"""Vegas in words and drawings."""

from flambeur.text.vegas.base import Teller
from flambeur.text.vegas.chapters import chapters, is_roll
from flambeur.text.vegas.offers import Offer, keys_of
from flambeur.text.vegas.teller import VegasTeller

__all__ = ["Offer", "Teller", "VegasTeller", "chapters", "is_roll", "keys_of"]
