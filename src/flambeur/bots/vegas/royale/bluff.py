"""Choices that others must guess."""

from random import Random

from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Guess, Hide
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile, PickPile, Split
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollOrUse

BLUFFS = {1: 3, 2: 4, 3: 5}
"""How often a number of hidden tokens is chosen and guessed: the dearer, the more often."""


def is_bluff(moves: tuple[Move, ...]) -> bool:
    """Tell whether others must guess what is chosen here."""
    return isinstance(moves[0], Hide | Guess | Split | PickPile)


def at_tile(table: RoyaleTable, moves: tuple[Move, ...]) -> bool:
    """Tell whether a tile asks something that can be answered without guessing at others."""
    return not isinstance(table.stack[-1], PlaceOrPass | RollOrUse) and not is_bluff(moves)


def bluff(view: View[RoyaleTable], moves: tuple[Move, ...], random: Random) -> Move:
    """Choose so that it is hard to read."""
    frame = view.state.stack[-1]
    if isinstance(frame, ChoosePile):
        weights = [frame.first.size(), frame.second.size()]
    else:
        weights = [BLUFFS[getattr(move, "count", 1)] for move in moves]
    return random.choices(moves, weights)[0]
