"""Strike as a game: how it starts, what is counted, and how it is written in one line."""

from collections.abc import Hashable

from flambeur.core.chance import Roller
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.games.strike.cast import Cast
from flambeur.games.strike.events import EVENTS
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import lies_well
from flambeur.games.strike.landed import Landed
from flambeur.games.strike.legal import refusal
from flambeur.games.strike.moves import MOVES
from flambeur.games.strike.options import NUMBERS, StrikeOptions, check
from flambeur.games.strike.release import Release, Released
from flambeur.games.strike.round import FRAMES as ROUND
from flambeur.games.strike.round import DrawStarter, StartRound
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import FRAMES as TURN
from flambeur.games.strike.turn import Act

PATIENCE = 20_000
"""Entries of a round: nothing in the rules ends it, but no round of chance comes near."""


class Strike(Game[Table]):
    """The rules of Strike, at their first version."""

    name = "strike"
    version = 1
    seats = range(2, 6)
    options = StrikeOptions
    state = Table
    parts = (*MOVES, Cast, Release, Flight, Landed, Released, *EVENTS, *ROUND, *TURN)

    def agree(self, seats: int, options: Options) -> StrikeOptions:
        """Check the options."""
        super().agree(seats, options)
        assert isinstance(options, StrikeOptions)  # noqa: S101 - the type of this game's options
        check(seats, options)
        return options

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List every number of seats in both forms, and each option at least once."""
        return (
            *((seats, StrikeOptions(form="abstract")) for seats in self.seats),
            *((seats, StrikeOptions()) for seats in self.seats),
            (2, StrikeOptions(form="abstract", on_self_emptied="end_turn", start_face=4)),
            (3, StrikeOptions(form="abstract", on_self_emptied="throw_all", starter=1)),
            (3, StrikeOptions(form="abstract", rounds="match", edition="2020")),
            (4, StrikeOptions(form="abstract", leavers="out")),
            (2, StrikeOptions(rounds="match", on_self_emptied="throw_all", tilt_limit=20)),
        )

    def setup(self, seats: int, options: Options) -> Table:
        """Sit the players down and await who starts [S5]."""
        assert isinstance(options, StrikeOptions)  # noqa: S101 - the type of this game's options
        table = Table(
            stack=[],
            options=options,
            reserves=[()] * seats,
            alive=[True] * seats,
            points=[0] * seats,
        )
        table.deal(0)
        table.round = 0
        starter = options.starter
        table.push(DrawStarter() if starter == "random" else StartRound(starter))
        return table

    def sample(self, state: Table, roll: Roller) -> Table:
        """Nothing is hidden in Strike."""
        return state

    def census(self, state: Table) -> Hashable:
        """No die is lost without a reason and none appears [S22]."""
        held = [die for reserve in state.reserves for die in reserve]
        lying = [lying.die for lying in state.arena]
        lost = [lost.die for lost in state.lost]
        seats = len(state.reserves), len(state.alive), len(state.points)
        return seats, tuple(sorted((*held, *lying, *lost, *state.flying)))

    def sound(self, state: Table) -> bool:
        """Tell whether different numbers lie in the arena, and who acts has dice."""
        faces = [lying.face for lying in state.arena]
        fits = len(set(faces)) == len(faces) and set(faces) <= set(NUMBERS)
        match state.stack[-1] if state.stack else None:
            case Act(seat=seat):
                fits = fits and seat == state.active and state.alive[seat]
                fits = fits and bool(state.reserves[seat])
                fits = fits and (not state.is_physical or lies_well(state.arena))
        return fits

    def bound(self, state: Table) -> int:
        """Allow for more than any game of chance will need."""
        return PATIENCE * state.rounds

    def plays(self, state: Table, seat: int) -> bool:
        """Tell whether a seat is not out of the round."""
        return state.alive[seat]

    def refusal(self, state: Table, seat: int, move: Move) -> str | None:
        """Tell why a seat may not make a move [S24]."""
        return refusal(state, seat, move)


GAME = Strike()
