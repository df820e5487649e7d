"""Strong play in Royale with tiles: the real rules one move ahead, the network beyond."""

from random import Random
from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.champion import thoughts
from flambeur.bots.vegas.rollouts import number_of
from flambeur.bots.vegas.sampled import likely
from flambeur.bots.vegas.tiles import after, ahead, bluff, is_bluff, paid_out
from flambeur.bots.vegas.weights import network
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.fast.chances import chances, doubt
from flambeur.fast.dice import seed
from flambeur.fast.lay import THOUSAND
from flambeur.fast.netplay import room
from flambeur.fast.network import expect
from flambeur.fast.payout import pay_of
from flambeur.fast.read import read
from flambeur.fast.rollout import forget, roll_out, tally
from flambeur.fast.rules import legal_moves, worth
from flambeur.fast.table import CASINOS, row_of
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.sources import SeededSource

TRUST = 30.0
"""The network's word counts like so many rollouts."""


class SearchRoyale:
    """Tries every move on the real table; what dice on casinos come to is the network's word."""

    def __init__(self, rollouts: int, start: int | str | None = None) -> None:
        """Take a number of rollouts for each placement, and begin at a seed."""
        self._rollouts, self._seed = rollouts, start
        self._random = Random(start)
        self._net, self._work = network("royale"), room()

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose the move after which the game is won most often."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        if is_bluff(moves):
            return bluff(view, moves, self._random)
        assert view.seat is not None  # noqa: S101 - spectators are never asked
        seat, roll = view.seat, SeededSource(f"{self._seed} {view.version}").roll
        table: RoyaleTable = likely(view, roll)
        sharper = self._sharper(table)
        return max(
            moves,
            key=lambda move: (
                ahead(after(table, move), seat, lambda then: self._win(then, seat))
                + sharper.get(move, 0.0)
            ),
        )

    def _win(self, table: RoyaleTable, seat: int) -> float:
        """Tell a seat's chance to win: by the network, and what tiles would pay now."""
        t, work = row_of([read(table)])[0], self._work
        expect(t, self._net, work.seen, work.inner, work.coming)
        paid = paid_out(table)
        for other in range(table.seats):
            now = worth(t, other) + sum(pay_of(t, casino, other) for casino in range(CASINOS))
            work.coming[other] += paid.worth(other) / THOUSAND - now
        chances(t, work.coming, doubt(t), work.chance)
        return float(work.chance[seat])

    def _sharper(self, table: RoyaleTable) -> dict[Move, float]:
        """Tell how much better rollouts find the placements than the network, without tiles."""
        if not isinstance(table.stack[-1], PlaceOrPass):
            return {}
        tables, sums = row_of([read(table)]), tally()
        seed(tables[0], self._random.getrandbits(30))
        forget(sums)
        roll_out(tables, sums, legal_moves(tables[0]), self._rollouts)
        thought = thoughts(tables, self._net)
        share = self._rollouts / (self._rollouts + TRUST)
        choice: Any = table.stack[-1].turn(table)
        numbers = {move: number_of(move) for move in choice.moves}
        return {
            move: share * (sums.win[number] / sums.count[number] - thought[number])
            for move, number in numbers.items()
        }
