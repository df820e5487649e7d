"""What a move is worth when everybody plays on greedily: the same dice for all moves."""

from collections.abc import Sequence
from typing import Any

from flambeur.bots.vegas.rollouts import number_of
from flambeur.coach.judge import Shares
from flambeur.core.parts import Move
from flambeur.fast.dice import seed
from flambeur.fast.jit import COMPILED
from flambeur.fast.lay import THOUSAND
from flambeur.fast.read import read
from flambeur.fast.rollout import forget, roll_out, tally
from flambeur.fast.table import Plain, row_of
from flambeur.games.vegas.table import Table
from flambeur.protocol.review import Weighed

NUMBER = 2000 if COMPILED else 40
QUICK = 300 if COMPILED else 4
"""Of each move; interpreted they take fifty times as long."""
SEED = 1


class Rollouts:
    """Plays moves out to the payout again and again."""

    def __init__(self, number: int) -> None:
        """Take how often."""
        self._number = number
        self._sums = tally()

    def options(self, table: Table, moves: Sequence[Move]) -> list[Weighed]:
        """Value each placement, and passing; the money is what one has after the payout."""
        self._play(read(table), moves)
        return [self._option(move) for move in moves]

    def option(self, table: Table, move: Move, gifts: Shares) -> Weighed:
        """Value a move that also brings these amounts to the seats."""
        plain: Any = read(table)
        for seat, gift in enumerate(gifts):
            plain.money[seat] += round(gift / THOUSAND)
        self._play(plain, (move,))
        return self._option(move)

    def _play(self, plain: Plain, moves: Sequence[Move]) -> None:
        tables = row_of([plain])
        seed(tables[0], SEED)
        forget(self._sums)
        roll_out(tables, self._sums, sum(1 << number_of(move) for move in moves), self._number)

    def _option(self, move: Move) -> Weighed:
        sums, number = self._sums, number_of(move)
        count = float(sums.count[number])
        win = float(sums.win[number]) / count
        spread = max(0.0, float(sums.square[number]) / count - win * win)
        money = THOUSAND * float(sums.money[number]) / count
        return Weighed(move, win, money, (spread / count) ** 0.5)
