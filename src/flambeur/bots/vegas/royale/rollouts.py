"""Play Royale with tiles by rollouts, which go to the moves that are close."""

from collections.abc import Sequence
from random import Random

from flambeur.bots.bot import Bot, moves_of
from flambeur.bots.vegas.rollouts import number_of
from flambeur.bots.vegas.royale.bluff import bluff, is_bluff
from flambeur.bots.vegas.sampled import guesses
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.fast.rollout import Effort, best_mean, tally
from flambeur.fast.royale.read import can_read, read_royale
from flambeur.fast.royale.rollout import sift_royale
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass

EFFORTS = {
    "strong": Effort(first=40, most=0, sure=2.0),
    "champion": Effort(first=32, most=30_000, sure=2.0, enough=0.004),
}
"""By level; `most` is shared by the moves and by all dice in hand, since rounds last as long."""


class RolloutRoyale:
    """Sees a move through to the payout, tiles and all, again and again."""

    def __init__(self, effort: Effort, other: Bot, start: int | str | None = None) -> None:
        """Take how far to look, whose move to make where kernels do not know a tile, and a seed."""
        self._effort, self._other, self._seed = effort, other, start
        self._random = Random(start)

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose the move after which the game is won most often."""
        moves, table = moves_of(view), view.state
        if len(moves) == 1:
            return moves[0]
        if is_bluff(moves):
            return bluff(view, moves, self._random)
        if not can_read(table):
            return self._other.choose(view)
        sums, numbers = tally(), numbers_of(table, moves)
        dice = sum(player.dice + player.big for player in table.players)
        most = self._effort.most // (len(moves) * (1 + dice))
        left = sift_royale(
            guesses(view, self._seed, read_royale),
            sums,
            sum(1 << number for number in numbers),
            self._effort._replace(most=max(most, self._effort.first)),
        )
        return moves[numbers.index(best_mean(sums, left))]


def numbers_of(table: RoyaleTable, moves: Sequence[Move]) -> list[int]:
    """Number moves as kernels do: placements by their face, all others in their order."""
    if isinstance(table.stack[-1], PlaceOrPass):
        return [number_of(move) for move in moves]
    return list(range(len(moves)))
