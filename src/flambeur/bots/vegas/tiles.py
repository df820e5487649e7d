"""Looking ahead in Royale: what tiles would do, through the real rules."""

from collections.abc import Callable
from random import Random

from flambeur.core.parts import Move
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Chance, Choice
from flambeur.core.view import View
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.round import AfterPayout, PayCasino
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Guess, Hide
from flambeur.games.vegas.royale.tiles.g1_black_box import BlackBox, ChoosePile, PickPile, Split

BLUFFS = {1: 3, 2: 4, 3: 5}
"""How often a number of hidden tokens is chosen and guessed: the dearer, the more often."""


def after(table: RoyaleTable, move: Move) -> RoyaleTable:
    """Play a move on a copy."""
    following = table.copy()
    play(following, move)
    return following


def ahead(table: RoyaleTable, seat: int, value: Callable[[RoyaleTable], float]) -> float:
    """Value a table; a throw that is due is averaged, and an own choice taken at its best."""
    match turn(table):
        case Chance(distribution=distribution) if isinstance(table.stack[-1], Throw):
            outcomes = distribution.outcomes()
            return sum(float(p) * value(after(table, outcome)) for outcome, p in outcomes)
        case Choice(seat=other, moves=moves) if other == seat:
            return max(value(after(table, move)) for move in moves)
    return value(table)


def paid_out(table: RoyaleTable) -> RoyaleTable:
    """Pay all casinos and tiles as they stand; the Black Box is left closed."""
    paid = table.copy()
    for casino in paid.casinos:
        if isinstance(casino.tile, BlackBox):
            casino.tile = None
    paid.stack.clear()
    paid.follow(*map(PayCasino, range(1, len(paid.casinos) + 1)), AfterPayout())
    settle(paid)
    return paid


def is_bluff(moves: tuple[Move, ...]) -> bool:
    """Tell whether others must guess what is chosen here."""
    return isinstance(moves[0], Hide | Guess | Split | PickPile)


def bluff(view: View[RoyaleTable], moves: tuple[Move, ...], random: Random) -> Move:
    """Choose so that it is hard to read."""
    frame = view.state.stack[-1]
    if isinstance(frame, ChoosePile):
        weights = [frame.first.size(), frame.second.size()]
    else:
        weights = [BLUFFS[getattr(move, "count", 1)] for move in moves]
    return random.choices(moves, weights)[0]
