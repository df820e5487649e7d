"""The public conformance suite: every game and every bot must pass it, ours and yours."""

from flambeur.testing.bots import check_bot
from flambeur.testing.laws import check_game
from flambeur.testing.places import check_places
from flambeur.testing.tables import rolled, script, vegas_table

__all__ = ["check_bot", "check_game", "check_places", "rolled", "script", "vegas_table"]
