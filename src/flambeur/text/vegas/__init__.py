"""Vegas in words and drawings."""

from flambeur.text.vegas.offers import Offer
from flambeur.text.vegas.teller import VegasTeller, chapters, is_payout, is_roll

__all__ = ["Offer", "VegasTeller", "chapters", "is_payout", "is_roll"]
