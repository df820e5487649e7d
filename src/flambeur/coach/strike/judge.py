"""The judge of Strike."""

from collections.abc import Sequence

from flambeur.coach.judge import Shares, Worth, final, mean
from flambeur.coach.strike.ends import ends_of
from flambeur.coach.strike.rest import TWO, Match, Rest
from flambeur.coach.strike.spot import Spot, spot_of
from flambeur.core.chance import Picked
from flambeur.core.parts import Move
from flambeur.core.state import after, turn
from flambeur.core.turn import Over
from flambeur.games.strike.cast import Cast, cast
from flambeur.games.strike.moves import Launch, Leave, Stop, Throw
from flambeur.games.strike.options import DICE
from flambeur.games.strike.round import DrawFace, DrawStarter
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act, Fly, LetGo, RollAgain, Tumble, grand_due
from flambeur.protocol.review import Weighed

PLAYED_OUT = 200
"""So often the rest is played out where it is not solved."""
QUICK = 60
"""The same, for a hint."""
STYLE = "normal"
"""A throw by hand is taken as one of this style at everything that lies there."""
TARGETS = 5
SOLVED = 0.025
"""How far the solved game of two is from the real one, measured against played games."""


class StrikeJudge:
    """Knows the chances of the next throw; for the rest it looks at the numbers of dice only."""

    pays = False

    def __init__(self, table: Table, *, quick: bool = False) -> None:
        """Take how much time there is."""
        number = QUICK if quick else PLAYED_OUT
        even = 1 / table.seats
        solved = table.seats == TWO and _match(table) is None
        self.error = SOLVED if solved else (even * (1 - even) / number) ** 0.5
        self._rest = Rest(number)

    def worth(self, state: Table) -> Worth:
        """Tell how likely everybody wins; there is no money here."""
        match state.stack[-1]:
            case DrawStarter():
                starts = [after(state, Picked(seat)) for seat in range(state.seats)]
                return mean([(1 / state.seats, self.worth(start)) for start in starts])
            case DrawFace():
                spot = Spot(state.starter, 1, tuple(map(len, state.reserves)))
            case Act(seat=seat, first=first):
                spot = spot_of(state, seat, begins=first)
            case Tumble(seat=seat) | LetGo(seat=seat) | Fly(seat=seat) | RollAgain(seat=seat):
                return self._thrown(state, seat)
            case _:
                raise TypeError("nothing is awaited")
        return _worth(self._rest.shares(spot, _match(state)))

    def luck(self, state: Table, outcome: Move) -> Worth:
        """Compare where a throw led to with where it leads on average.

        By hand this is luck only in part: a good aim counts as luck too.
        """
        following = after(state, outcome)
        over = turn(following)
        came = final(over, pays=False) if isinstance(over, Over) else self.worth(following)
        return came.less(self.worth(state))

    def options(self, state: Table, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value to stop, and each kind of throw; pushing dice about is worth what a throw is."""
        values = [self._after(state, seat, move)[seat] for move in moves]
        return [
            Weighed(move, win, 0.0, self.error) for move, win in zip(moves, values, strict=True)
        ]

    def _after(self, table: Table, seat: int, move: Move) -> Shares:
        spot = spot_of(table, seat, begins=False)
        match move:
            case Stop():
                return self._rest.shares(spot.stopped(), _match(table))
            case Leave():
                return self._gone(table, spot.thrown(spot.arena, 0, took=True), seat)
            case Launch() | Throw():
                return self._thrown(after(table, move), seat).win
        thrown, frame = table.copy(), table.stack[-1]
        assert isinstance(frame, Act)  # noqa: S101 - dice are pushed before a throw
        thrown.pick_up(seat, everything=grand_due(table, frame))
        return self._thrown(thrown, seat).win

    def _thrown(self, table: Table, seat: int) -> Worth:
        """Average over all ends of the throw that is in the air."""
        spot, own = spot_of(table, seat, begins=False), len(table.reserves[seat])
        ends_turn = table.options.on_self_emptied == "end_turn"
        parts = []
        for (stay, taken), chance in ends_of(_cast(table)):
            over = bool(taken) or (ends_turn and not stay)
            following = spot.thrown(stay, own + taken, took=over)
            parts.append((chance, _worth(self._gone(table, following, seat))))
        return mean(parts)

    def _gone(self, table: Table, spot: Spot, seat: int) -> Shares:
        """Value a spot after a throw, which may have cost the seat its last die."""
        match = _match(table)
        if match is not None and not spot.reserves[seat]:
            match = match.out(seat, len(spot.present))
        return self._rest.shares(spot, match)


def _cast(table: Table) -> Cast:
    """Tell the chances of the dice in the air; thrown by hand, they are those of a stand-in."""
    match table.stack[-1]:
        case Tumble(move=move):
            return cast(table.flying, table.arena, move.style, move.targets, grand=move.all)
    targets = tuple(lying.die for lying in table.arena)[:TARGETS]
    grand = not table.arena and len(table.flying) > 1
    return cast(table.flying, table.arena, STYLE, targets, grand=grand)


def _match(table: Table) -> Match | None:
    if table.options.rounds == "single":
        return None
    seats, starter = table.seats, (table.starter + 1) % table.seats
    dice = DICE[table.options.edition][seats]
    return Match(tuple(table.points), table.rounds - table.round, starter, dice)


def _worth(shares: Shares) -> Worth:
    return Worth(shares, (0.0,) * len(shares))
