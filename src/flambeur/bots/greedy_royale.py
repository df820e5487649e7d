"""Greedy play in Royale: what each player would have if the round were paid out now."""

from fractions import Fraction
from random import Random

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Chance, Choice
from flambeur.core.view import View
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.round import AfterPayout, PayCasino
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Guess, Hide
from flambeur.games.vegas.royale.tiles.g1_black_box import BlackBox, ChoosePile, PickPile, Split
from flambeur.registry import find
from flambeur.sources import SeededSource

DIE_VALUE = 10_000
"""What a small die in hand is worth; a big one counts twice."""
BLUFFS = {1: 3, 2: 4, 3: 5}
"""How often a number of hidden tokens is chosen and guessed: the dearer, the more often."""


class GreedyRoyale:
    """Looks one move ahead, through a throw of the black dice if need be; bluffs at random."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Begin at a seed."""
        self._random = Random(seed)
        self._source = SeededSource(seed)

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose the move that is worth most; where others must guess, be hard to read."""
        moves = moves_of(view)
        if isinstance(moves[0], Hide | Guess | Split | PickPile):
            return self._bluff(view, moves)
        assert view.seat is not None  # noqa: S101 - spectators are never asked
        seat, table = view.seat, find(view.game).sample(view.state, self._source.roll)
        return max(moves, key=lambda move: _ahead(_after(table, move), seat))

    def _bluff(self, view: View[RoyaleTable], moves: tuple[Move, ...]) -> Move:
        frame = view.state.stack[-1]
        if isinstance(frame, ChoosePile):
            weights = [frame.first.size(), frame.second.size()]
        else:
            weights = [BLUFFS[getattr(move, "count", 1)] for move in moves]
        return self._random.choices(moves, weights)[0]


def _after(table: RoyaleTable, move: Move) -> RoyaleTable:
    following = table.copy()
    play(following, move)
    return following


def _ahead(table: RoyaleTable, seat: int) -> Fraction:
    """Value a table; a throw that is due is averaged, and an own choice taken at its best."""
    match turn(table):
        case Chance(distribution=distribution) if isinstance(table.stack[-1], Throw):
            return sum(
                (
                    p * _value(_after(table, outcome), seat)
                    for outcome, p in distribution.outcomes()
                ),
                start=Fraction(0),
            )
        case Choice(seat=other, moves=moves) if other == seat:
            return max(_value(_after(table, move), seat) for move in moves)
    return _value(table, seat)


def _value(table: RoyaleTable, seat: int) -> Fraction:
    """Tell how far a seat would be ahead of the others on average."""
    paid = _paid_out(table)
    worth = [
        paid.worth(other) + DIE_VALUE * (player.dice + 2 * player.big)
        for other, player in enumerate(table.players)
    ]
    own = worth.pop(seat)
    return own - Fraction(sum(worth), len(worth))


def _paid_out(table: RoyaleTable) -> RoyaleTable:
    """Pay all casinos and tiles as they stand; the Black Box is left closed."""
    paid = table.copy()
    for casino in paid.casinos:
        if isinstance(casino.tile, BlackBox):
            casino.tile = None
    paid.stack.clear()
    paid.follow(*map(PayCasino, range(1, len(paid.casinos) + 1)), AfterPayout())
    settle(paid)
    return paid
