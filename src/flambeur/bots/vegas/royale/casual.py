"""Casual play in Royale: what each player would have if the round were paid out now."""

from random import Random

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.royale.ahead import after, paid_out
from flambeur.bots.vegas.royale.bluff import bluff, is_bluff
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.editions import edition_of
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.sources import SeededSource

DIE_VALUE = 10_000
"""What a small die in hand is worth; a big one counts twice."""


class CasualRoyale:
    """Looks one move ahead, and not at what a tile may bring after it; bluffs at random."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Begin at a seed."""
        self._random = Random(seed)
        self._source = SeededSource(seed)

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose the move that is worth most; where others must guess, be hard to read."""
        moves = moves_of(view)
        if is_bluff(moves):
            return bluff(view, moves, self._random)
        assert view.seat is not None  # noqa: S101 - spectators are never asked
        table = edition_of(view.game).sample(view.state, self._source.roll)
        return greedy(table, view.seat, moves)


def greedy(table: RoyaleTable, seat: int, moves: tuple[Move, ...]) -> Move:
    """Choose the move after which a seat would be furthest ahead."""
    return max(moves, key=lambda move: margin(after(table, move), seat))


def margin(table: RoyaleTable, seat: int) -> float:
    """Tell how far a seat would be ahead of all others together, each counted once."""
    paid = paid_out(table)
    worth = [
        paid.worth(other) + DIE_VALUE * (player.dice + 2 * player.big)
        for other, player in enumerate(table.players)
    ]
    own = worth.pop(seat)
    return len(worth) * own - sum(worth)
