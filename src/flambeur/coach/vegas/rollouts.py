"""What a move is worth when everybody plays on greedily: the same dice for all moves."""

from collections.abc import Callable, Sequence

from flambeur.bots.vegas.rollouts import number_of
from flambeur.bots.vegas.royale.rollouts import numbers_of
from flambeur.core.parts import Move
from flambeur.fast.dice import seed
from flambeur.fast.jit import COMPILED
from flambeur.fast.lay import THOUSAND
from flambeur.fast.read import read
from flambeur.fast.rollout import Effort, best_mean, error_of, forget, sift, tally
from flambeur.fast.royale.read import read_royale
from flambeur.fast.royale.rollout import sift_royale
from flambeur.fast.table import Plain, row_of
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table
from flambeur.protocol.review import Weighed

NUMBER = 2000 if COMPILED else 40
QUICK = 300 if COMPILED else 4
"""Of each move at most; interpreted they take fifty times as long."""
FIRST = 4
"""Moves are compared after this part of the rollouts: what is left out is known well enough."""
PARTED = 2.0
"""Standard errors of a difference that part two moves."""
SEED = 1


class Rollouts:
    """Plays moves out to the payout again and again."""

    def __init__(self, number: int, parted: float = PARTED, seed: int = SEED) -> None:
        """Take how often at most, what parts moves, and where the dice begin."""
        self._effort = Effort(number // FIRST, number, parted)
        self._sums, self._seed = tally(), seed

    def options(self, table: Table, moves: Sequence[Move]) -> list[Weighed]:
        """Value each placement, and passing; the money is what one has after the payout."""
        return self._weigh(read(table), moves, [number_of(move) for move in moves], sift)

    def with_tiles(self, table: RoyaleTable, moves: Sequence[Move]) -> list[Weighed]:
        """Value moves of any kind where tiles lie on the table."""
        return self._weigh(read_royale(table), moves, numbers_of(table, moves), sift_royale)

    def _weigh(
        self, plain: Plain, moves: Sequence[Move], numbers: list[int], sift: Callable[..., int]
    ) -> list[Weighed]:
        tables = row_of([plain])
        seed(tables[0], self._seed)
        forget(self._sums)
        left = sift(tables, self._sums, sum(1 << number for number in numbers), self._effort)
        best = best_mean(self._sums, left)
        return [self._option(*pair, best) for pair in zip(moves, numbers, strict=True)]

    def _option(self, move: Move, number: int, best: int) -> Weighed:
        """Value a move by the best one and by how far it was behind while it was played out.

        What was left out early is so known better than by its own few rollouts.
        """
        sums = self._sums
        count, most = float(sums.count[number]), float(sums.count[best])
        ahead = float(sums.ahead[best][number] - sums.ahead[number][best])
        apart = float(sums.apart[best][number] + sums.apart[number][best])
        doubt = 0.0 if number == best else _error(ahead, apart, count)
        win = float(sums.win[best]) / most - max(0.0, ahead / count)
        own = _error(float(sums.win[number]), float(sums.square[number]), count)
        # The best one's rollouts tell more than this one's; the difference is known from fewer.
        share = count / most
        error = (own * share + doubt * (1 - share)) ** 0.5
        money = THOUSAND * float(sums.money[number]) / count
        return Weighed(move, max(0.0, win), money, error, doubt**0.5)


def _error(total: float, square: float, count: float) -> float:
    """Tell the squared standard error of a mean; what never came in so many may come yet."""
    return float(error_of(total, square, count)) + 1 / count**2
