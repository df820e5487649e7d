"""Easy Come: roll for prizes, rob the others, and keep three of them long enough."""

from flambeur.games.easycome.game import GAME
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.options import EasyComeOptions
from flambeur.games.easycome.prizes import PRIZES, Prize
from flambeur.games.easycome.table import Table

__all__ = ["GAME", "PRIZES", "Claim", "EasyComeOptions", "Keep", "Prize", "Table"]
