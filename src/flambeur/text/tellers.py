"""Who tells which game."""

from collections.abc import Sequence

from flambeur.core.state import State
from flambeur.games import easycome, strike
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table as VegasTable
from flambeur.text.easycome import EasyComeTeller
from flambeur.text.royale import RoyaleTeller
from flambeur.text.strike import StrikeTeller
from flambeur.text.teller import Teller
from flambeur.text.vegas import VegasTeller
from flambeur.text.words import Words


def teller_for(words: Words, names: Sequence[str], state: State) -> Teller:
    """Find the one who tells the game that this state is of."""
    match state:
        case easycome.Table():
            return EasyComeTeller(words, names, state)
        case strike.Table():
            return StrikeTeller(words, names, state)
        case RoyaleTable():
            return RoyaleTeller(words, names, state)
        case VegasTable():
            return VegasTeller(words, names, state)
        case _:
            raise TypeError(f"nobody tells {type(state).__name__}")
