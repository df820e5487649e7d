"""Easy Come as a game: how it starts, what is counted, and how long it may be."""

from collections.abc import Hashable

from flambeur.core.chance import Roller
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.games.easycome.dice import DICE, VALUES, ValueDice
from flambeur.games.easycome.events import EVENTS
from flambeur.games.easycome.moves import MOVES
from flambeur.games.easycome.options import FULL_ROUND_SEATS, EasyComeOptions, agree
from flambeur.games.easycome.order import RollOff, begin_game
from flambeur.games.easycome.prizes import PRIZES
from flambeur.games.easycome.refusal import Reason, refusal
from flambeur.games.easycome.table import THREE, Table
from flambeur.games.easycome.turn import FRAMES, Choose

LONGEST = 20_000
"""Turns are not limited [E24]; this many entries are far beyond the longest random game."""


class EasyCome(Game[Table]):
    """The rules of Easy Come, at their first version."""

    name = "easycome"
    version = 1
    seats = range(2, 5)
    options = EasyComeOptions
    state = Table
    parts = (*MOVES, *EVENTS, *FRAMES, RollOff, ValueDice)

    def agree(self, seats: int, options: Options) -> EasyComeOptions:
        """Check the options."""
        agreed = super().agree(seats, options)
        assert isinstance(agreed, EasyComeOptions)  # noqa: S101 - this game has no others
        return agree(agreed, seats)

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List every number of seats, and the longer hold with four."""
        usual = tuple((seats, EasyComeOptions()) for seats in self.seats)
        return (*usual, (FULL_ROUND_SEATS, EasyComeOptions(variant_full_round=True)))

    def corners(self) -> tuple[tuple[int, Options], ...]:
        """List every seat that can be named to begin."""
        return tuple(
            (seats, EasyComeOptions(first_player=first))
            for seats in self.seats
            for first in range(seats)
        )

    def setup(self, seats: int, options: Options) -> Table:
        """Lay all prizes in the centre and let the players roll for the first turn [E2]."""
        assert isinstance(options, EasyComeOptions)  # noqa: S101 - this game has no others
        table = Table(
            stack=[],
            options=options,
            seats=seats,
            owners=[None] * len(PRIZES),
            holds=[None] * seats,
        )
        if options.first_player == "rolloff":
            table.push(RollOff(tuple(range(seats))))
        else:
            begin_game(table, options.first_player)
        return table

    def sample(self, state: Table, roll: Roller) -> Table:
        """Take the state as it is: nothing is hidden [E8]."""
        return state.copy()

    def census(self, state: Table) -> Hashable:
        """Count prizes and dice; nobody has four, and until the end all with three hold."""
        counts = [state.owners.count(seat) for seat in range(state.seats)]
        prizes = state.owners.count(None) + sum(counts)
        match state.stack[-1] if state.stack else None:
            case Choose(kept=kept, rolled=rolled):
                dice = len(kept + rolled)
            case _:
                dice = DICE
        threes = [count == THREE for count in counts]
        held = threes == [hold is not None for hold in state.holds]
        return prizes, dice, max(counts) <= THREE, held or state.winner is not None

    def sound(self, state: Table) -> bool:
        """Tell whether dice show faces there are, and holds are no longer than any."""
        frame, seats = state.stack[-1] if state.stack else None, range(state.seats)
        values = frame.kept + frame.rolled if isinstance(frame, Choose) else ()
        number = frame.number if isinstance(frame, Choose) else 1
        faces = all(value in VALUES for value in values)
        holds = all(hold is None or hold in range(state.need + 1) for hold in state.holds)
        return faces and holds and number in range(1, DICE + 1) and state.active in seats

    def bound(self, state: Table) -> int:
        """Tell a length that no game comes near."""
        return LONGEST

    def refusal(self, state: Table, seat: int, move: Move) -> Reason | None:
        """Tell why a seat may not make a move [E27]."""
        return refusal(state, seat, move)


GAME = EasyCome()
