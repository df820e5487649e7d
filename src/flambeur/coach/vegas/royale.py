"""The judge of Royale with tiles: moves and luck by rollouts, or else by a look at tiles."""

from collections.abc import Sequence

from flambeur.bots.vegas.royale.ahead import after
from flambeur.bots.vegas.royale.bluff import is_bluff
from flambeur.coach.judge import Shares, Worth
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.coach.vegas.outcome import Outcome
from flambeur.coach.vegas.rollouts import NUMBER, QUICK, Rollouts
from flambeur.coach.vegas.tiled import DEPTH, Tiled
from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.fast.jit import COMPILED
from flambeur.fast.royale.read import can_read
from flambeur.games.vegas.round import RollLoose
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand
from flambeur.protocol.review import Weighed

ERROR = 0.05
"""How far win chances may be off while tiles lie on the table: taken, not measured."""
LOOK = 0.02
"""The same for comparing moves at tiles that kernels do not know."""

ENOUGH = 6
"""So many times fewer rollouts must do with tiles: each takes three times as long."""


class RoyaleJudge:
    """Plays on greedily; where kernels cannot, adds to the judge of the base what tiles pay."""

    pays = True
    error = ERROR

    def __init__(
        self, table: RoyaleTable, *, quick: bool = False, rollouts: Rollouts | None = None
    ) -> None:
        """Take a table of the edition, and how much time there is, or other rollouts."""
        self._base = VegasJudge(table, quick=quick)
        self._rollouts = rollouts or Rollouts(QUICK if quick else NUMBER // ENOUGH)
        self._outcome, self._tiled = Outcome(), Tiled()
        self._gifts: tuple[bytes, Shares] = (b"", ())

    def worth(self, state: RoyaleTable) -> Worth:
        """Tell the win chances, and what everybody will have after this round's payout."""
        if COMPILED and can_read(state):
            return self._outcome.of(state)
        if not state.tiles:
            return self._base.worth(state)
        if isinstance(state.stack[-1], PlaceOrPass):
            return self._base.worth(self._given(state))
        return self._tiled.of(state)

    def luck(self, state: RoyaleTable, outcome: Move) -> Worth:
        """Compare what comes after a roll with what came before it was rolled."""
        match state.stack[-1]:
            case Throw() | RollHand() | RollLoose() if COMPILED and can_read(state):
                return self._outcome.of(after(state, outcome)).less(self._outcome.of(state))
            case Throw(seat=seat):
                came = self._tiled.ahead(after(state, outcome), seat, DEPTH - 1)
                return came.less(self._tiled.ahead(state, seat))
            case RollHand() if state.tiles:
                return self._base.luck(self._given(state), outcome)
        return self._base.luck(state, outcome)

    def options(self, state: RoyaleTable, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each move; what others must guess is not judged."""
        if is_bluff(tuple(moves)):
            return []
        if can_read(state):
            return self._rollouts.with_tiles(state, moves)
        looked = [self._tiled.ahead(after(state, move), seat) for move in moves]
        return [
            Weighed(move, value.win[seat], value.money[seat], LOOK)
            for move, value in zip(moves, looked, strict=True)
        ]

    def _given(self, table: RoyaleTable) -> RoyaleTable:
        """Give every seat what tiles will bring, maybe a fine; a roll changes nothing about it."""
        before = table.copy()
        if isinstance(frame := before.stack[-1], PlaceOrPass):
            before.stack[-1] = RollHand(frame.seat)
        if (key := encode(before)) != self._gifts[0]:
            self._gifts = key, self._tiled.of(before).less(self._base.now(before)).money
        given = table.copy()
        for seat, gift in enumerate(self._gifts[1]):
            given.pay(seat, round(gift))
        return given
