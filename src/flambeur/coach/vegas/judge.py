"""The judge of Vegas: classic for two to five, and the base of Royale."""

from collections.abc import Sequence

from flambeur.bots.vegas.outlook import Outlook
from flambeur.coach.judge import Worth, mean, nothing
from flambeur.coach.vegas.last import Dice, LastTurns, few_dice, spot_of
from flambeur.coach.vegas.rollouts import NUMBER, QUICK, Rollouts
from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.core.state import after, turn
from flambeur.core.turn import Chance
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.round import DrawLeader, RollLoose
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand
from flambeur.games.vegas.table import Table
from flambeur.protocol.review import Weighed

ERROR = 0.034
"""How far the network's win chances are off, measured against played games; see the docs."""
BEYOND = 0.01
"""The same for the last placements of a round when more rounds come: taken, not measured."""


class VegasJudge:
    """Luck by the network, choices by rollouts, the last turns of a classic round exactly."""

    pays = True
    error = ERROR

    def __init__(
        self, table: Table, *, quick: bool = False, rollouts: Rollouts | None = None
    ) -> None:
        """Take a table of the edition, and how much time there is, or other rollouts."""
        self.outlook = Outlook(table)
        self.rollouts = rollouts or Rollouts(QUICK if quick else NUMBER)
        self._last: tuple[int, LastTurns] | None = None

    def worth(self, state: Table) -> Worth:
        """Tell the win chances, and what everybody will have after this round's payout."""
        if not state.round:
            return _nothing_yet(state.seats)
        match state.stack[-1]:
            case Roll(seat=seat) if few_dice(state):
                return self._turns(state).before(spot_of(state, seat))
            case Choose(seat=seat, own=own, neutral=neutral) if few_dice(state):
                return self._turns(state).rolled(spot_of(state, seat), (own, neutral))
            case Choose() | PlaceOrPass():
                return Worth(*self.outlook.rolled(state))
        return self.now(state)

    def now(self, table: Table) -> Worth:
        """Value a table without looking at a roll."""
        return Worth(*self.outlook.of(table))

    def luck(self, state: Table, outcome: Move) -> Worth:
        """Compare with the mean of all that chance could have brought; a shuffle is no luck."""
        match state.stack[-1]:
            case Roll() if few_dice(state):
                return self.worth(after(state, outcome)).less(self.worth(state))
            case Roll() | RollHand():
                came = Worth(*self.outlook.rolled(_lying(state, outcome)))
                return came.less(Worth(*self.outlook.expected(state)))
            case DrawLeader() | RollLoose():
                return self._among(state, outcome)
        return nothing(state.seats)

    def options(self, state: Table, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each placement."""
        match state.stack[-1]:
            case Choose(own=own, neutral=neutral) if few_dice(state):
                return self._exact(state, seat, moves, (own, neutral))
        return self.rollouts.options(state, moves)

    def _among(self, table: Table, outcome: Move) -> Worth:
        """Compare an outcome with all there are."""
        awaited = turn(table)
        assert isinstance(awaited, Chance)  # noqa: S101 - luck is asked for at chance only
        outcomes = awaited.distribution.outcomes()
        expected = [(float(p), self.now(after(table, other))) for other, p in outcomes]
        return self.now(after(table, outcome)).less(mean(expected))

    def _exact(self, table: Table, seat: int, moves: Sequence[Move], roll: Dice) -> list[Weighed]:
        """Go through everything to the payout; only the rounds after it are guessed."""
        turns, spot = self._turns(table), spot_of(table, seat)
        error = 0.0 if table.round == table.rounds else BEYOND
        options = []
        for move in moves:
            assert isinstance(move, Place)  # noqa: S101 - there are no other moves
            value = turns.placed(spot, roll, move.face)
            options.append(Weighed(move, value.win[seat], value.money[seat], error))
        return options

    def _turns(self, table: Table) -> LastTurns:
        if self._last is None or self._last[0] != table.round:
            self._last = table.round, LastTurns(table)
        return self._last[1]


def _nothing_yet(seats: int) -> Worth:
    """Before the first deal all are equal."""
    return Worth((1 / seats,) * seats, (0.0,) * seats)


def _lying(table: Table, outcome: Move) -> Table:
    """Lay a roll on the table, whatever tiles would do to it."""
    assert isinstance(outcome, Rolled)  # noqa: S101 - hands are rolled
    rolled, frame = table.copy(), table.stack[-1]
    first, second = (*outcome.dice, ())[:2]
    match frame:
        case Roll(seat=seat):
            rolled.stack[-1] = Choose(seat, first, second)
        case RollHand(seat=seat):
            rolled.stack[-1] = PlaceOrPass(seat, first, second)
    return rolled
