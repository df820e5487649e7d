"""The judge of Easy Come."""

from collections.abc import Sequence

from flambeur.bots.easycome import solved
from flambeur.bots.easycome.champion import TWO, position_of
from flambeur.bots.easycome.turns import NO_PRIZE
from flambeur.coach.easycome.order import begins
from flambeur.coach.easycome.plan import Plan, plan
from flambeur.coach.easycome.race import finish_turn, race
from flambeur.coach.judge import Shares, Worth
from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.core.state import after
from flambeur.games.easycome.order import RollOff, begin_game
from flambeur.games.easycome.prizes import PRIZES
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose, Roll
from flambeur.protocol.review import Weighed

PLAYED_OUT = 200
"""So often the rest of a game for three or four is played out after each way to end a turn."""
QUICK = 60
"""The same, for a hint."""
UNCLAIMABLE = -1.0

Key = tuple[object, ...]


class EasyComeJudge:
    """Knows the game for two; for more it plays the rest out and is exact within a turn only."""

    pays = False

    def __init__(self, table: Table, *, quick: bool = False) -> None:
        """Look how many play, and how much time there is."""
        self._number = number = QUICK if quick else PLAYED_OUT
        even, known = 1 / table.seats, table.seats == TWO
        self.error = 0.0 if known else (even * (1 - even) / number) ** 0.5
        self._plans: dict[Key, Plan] = {}

    def worth(self, state: Table) -> Worth:
        """Tell how likely everybody wins; there is no money here."""
        return _worth(self._shares(state))

    def luck(self, state: Table, outcome: Move) -> Worth:
        """Compare with the same turn before the roll, which is the mean of all rolls."""
        assert isinstance(outcome, Rolled)  # noqa: S101 - there is no other chance
        match state.stack[-1]:
            case Roll(kept=kept):
                came = self._plan(state).rolled(kept, outcome.dice[0])
            case _:
                came = self._shares(after(state, outcome))
        return _worth(came).less(self.worth(state))

    def options(self, state: Table, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each prize and each way to go on."""
        frame, made = state.stack[-1], self._plan(state)
        assert isinstance(frame, Choose)  # noqa: S101 - nothing else is ever asked
        wins = [made.after(frame, move)[seat] for move in moves]
        return [
            Weighed(move, win, 0.0, self._doubt(win)) for move, win in zip(moves, wins, strict=True)
        ]

    def _doubt(self, win: float) -> float:
        """Tell the standard error of a win chance."""
        return (win * (1 - win) / self._number) ** 0.5 if self.error else 0.0

    def _shares(self, table: Table) -> Shares:
        match table.stack[-1]:
            case RollOff(seats=seats, totals=totals):
                return self._opening(table, begins(seats, totals))
            case Roll(kept=kept):
                return self._plan(table).aside(kept)
            case Choose(kept=kept, rolled=rolled):
                return self._plan(table).rolled(kept, rolled)
        raise TypeError("nothing is awaited")

    def _opening(self, table: Table, chances: dict[int, float]) -> Shares:
        """Average over who begins."""
        total = [0.0] * table.seats
        for seat, chance in chances.items():
            begun = table.copy()
            begun.stack.clear()
            begin_game(begun, seat)
            for other, share in enumerate(self._shares(begun)):
                total[other] += chance * share
        return tuple(total)

    def _plan(self, table: Table) -> Plan:
        key = (tuple(table.owners), tuple(table.holds), table.active, table.challenge)
        if key not in self._plans:
            self._plans[key] = plan(self._ends(table), table.active)
        return self._plans[key]

    def _ends(self, table: Table) -> tuple[Shares, ...]:
        if table.seats == TWO:
            return tuple(_duel(table, own) for own in solved.payoffs(position_of(table)))
        return tuple(self._end(table, end) for end in range(NO_PRIZE + 1))

    def _end(self, table: Table, end: int) -> Shares:
        if end != NO_PRIZE and not table.may_claim(PRIZES[end]):
            return (UNCLAIMABLE,) * table.seats
        following = table.copy()
        following.stack.clear()
        finish_turn(following, end)
        return race(following, self._number)


def _duel(table: Table, own: float) -> Shares:
    return (own, 1 - own) if table.active == 0 else (1 - own, own)


def _worth(shares: Shares) -> Worth:
    return Worth(shares, (0.0,) * len(shares))
