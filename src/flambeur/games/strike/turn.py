"""A turn of Strike: regroup, throw, see what lies there, go on or stop [S6 to S19]."""

from collections.abc import Sequence
from itertools import combinations

from flambeur.core.chance import Dice, Rolled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data, Move
from flambeur.core.turn import Chance, Choice, Form
from flambeur.games.strike.cast import cast
from flambeur.games.strike.events import (
    ChoiceGiven,
    DieRerolled,
    PlayerLeft,
    Regrouped,
    Settled,
    Stopped,
    Thrown,
    Trajectory,
    TurnEnded,
    TurnStarted,
)
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.forms import AnyLaunch, AnyRegroup
from flambeur.games.strike.landed import Landed, Reading, stream_of
from flambeur.games.strike.moves import Launch, Leave, Regroup, Stop, Throw
from flambeur.games.strike.release import Body, Release, Released
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table


class Act(Data, Frame, frozen=True):
    """A seat regroups, throws or, after its first throw, stops."""

    seat: int
    first: bool

    def turn(self, table: Table) -> Choice:
        """Offer what is legal: a list in the abstract form, else forms [S24]."""
        stop = () if self.first or grand_due(table, self) else (Stop(),)
        leave = (Leave(),) if table.options.leavers == "out" else ()
        grand = grand_due(table, self)
        if not table.is_physical:
            return Choice(self.seat, (*_throws(table, grand=grand), *stop, *leave))
        forms: tuple[Form, ...] = (AnyLaunch(grand),)
        if table.arena:
            forms = (AnyRegroup(table.arena), *forms)
        return Choice(self.seat, (*stop, *leave), forms=forms)

    def play(self, table: Table, move: Move) -> None:
        """Carry out the move."""
        match move:
            case Regroup(placements=placements):
                table.push_dice(placements)
                table.say(Regrouped(self.seat, placements))
                table.push(self)
            case Launch() | Throw():
                dice = table.pick_up(self.seat, everything=move.all)
                table.say(Thrown(self.seat, dice, move))
                table.push(_in_the_air(self.seat, move))
            case Leave():
                table.say(PlayerLeft(self.seat))
                table.empty(self.seat)
                table.push(EndTurn(self.seat))
            case _:
                table.say(Stopped(self.seat))
                table.push(EndTurn(self.seat))


class Tumble(Data, Frame, frozen=True):
    """Abstract form: the table of chances tells how the throw ends [S42]."""

    seat: int
    move: Throw

    def turn(self, table: Table) -> Chance:
        """Await the outcome."""
        move = self.move
        return Chance(cast(table.flying, table.arena, move.style, move.targets, grand=move.all))

    def play(self, table: Table, outcome: Landed) -> None:
        """See what lies there."""
        resolve(table, self.seat, outcome.dice)


class LetGo(Data, Frame, frozen=True):
    """Physics form: chance adds orientation, spin and error once the launch is fixed [S32]."""

    seat: int
    move: Launch

    def turn(self, table: Table) -> Chance:
        """Await how the dice leave the hand."""
        return Chance(Release(table.flying, self.move))

    def play(self, table: Table, outcome: Released) -> None:
        """Let them fly."""
        table.push(Fly(self.seat, outcome.bodies))


class Fly(Data, Frame, frozen=True):
    """Physics form: the simulator tells where the dice come to rest [S33]."""

    seat: int
    bodies: tuple[Body, ...]

    def turn(self, table: Table) -> Chance:
        """Await the end of the motion."""
        return Chance(Flight(table.arena, self.bodies, table.options.tilt_limit))

    def play(self, table: Table, outcome: Landed) -> None:
        """Read the dice; what cannot be read is rolled again first."""
        if outcome.trace:
            table.say(Trajectory(outcome.trace.digest, outcome.trace.frames))
        if any(reading.at == "cocked" for reading in outcome.dice):
            table.push(RollAgain(self.seat, outcome.dice))
        else:
            resolve(table, self.seat, outcome.dice)


class RollAgain(Data, Frame, frozen=True):
    """Unreadable dice are rolled outside the arena and put back where they lay [S11]."""

    seat: int
    dice: tuple[Reading, ...]

    def turn(self, table: Table) -> Chance:
        """Await a face for each of them."""
        again = tuple(stream_of(reading.die) for reading in self.dice if reading.at == "cocked")
        return Chance(Dice((1,) * len(again), streams=again))

    def play(self, table: Table, outcome: Rolled) -> None:
        """Put them back with their new faces."""
        faces = iter(face for (face,) in outcome.dice)
        resolve(table, self.seat, self.dice, faces=list(faces))


class EndTurn(Data, Step, frozen=True):
    """Who has no dice now is out; then the next seat, or the end of the round [S16, S20]."""

    seat: int

    def run(self, table: Table) -> None:
        """Pass the turn on."""
        table.say(TurnEnded(self.seat))
        if not table.reserves[self.seat]:
            table.eliminate(self.seat)
        table.push(NextTurn(table.after(self.seat)))


class NextTurn(Data, Step, frozen=True):
    """A seat begins its turn; alone, it has won [S6, S17]."""

    seat: int

    def run(self, table: Table) -> None:
        """Begin a turn, or leave the round to its end."""
        if sum(table.alive) > 1:
            begin_turn(table, self.seat)
        else:
            table.winner = self.seat


def begin_turn(table: Table, seat: int) -> None:
    """Let a seat throw: all its dice if the arena is empty [S17]."""
    table.begin_turn(seat)
    table.say(TurnStarted(seat, table.must_grand))
    table.push(Act(seat, first=True))


def grand_due(table: Table, frame: Act) -> bool:
    """Tell whether this seat must throw all its dice if it throws [S17, S19]."""
    if frame.first:
        return table.must_grand
    return table.options.on_self_emptied == "throw_all" and not table.arena


def resolve(
    table: Table, seat: int, readings: Sequence[Reading], faces: Sequence[int] = ()
) -> None:
    """Settle a throw: losses, dice rolled again, X, equal numbers; then on or over [S9]."""
    table.say(Settled(tuple(readings)))
    table.lay(_read(table, readings, faces))
    took = table.take_equal(seat)
    table.tidy()
    emptied = not table.arena and table.options.on_self_emptied == "end_turn"
    if took or emptied or not table.reserves[seat]:
        table.push(EndTurn(seat))
    else:
        table.say(ChoiceGiven(seat))
        table.push(Act(seat, first=False))


def _read(table: Table, readings: Sequence[Reading], faces: Sequence[int]) -> list[Reading]:
    """Give unreadable dice the faces they were rolled to outside."""
    rolled = iter(faces)
    told = []
    for reading in readings:
        if reading.at == "cocked":
            face = next(rolled)
            table.say(DieRerolled(reading.die, face))
            told.append(Reading(reading.die, "in", face, reading.x, reading.y, reading.yaw))
        else:
            told.append(reading)
    return told


def _throws(table: Table, *, grand: bool) -> tuple[Throw, ...]:
    """List every style at every set of targets [S41]."""
    if grand:
        return tuple(Throw(style, all=True) for style in STYLES)
    dice = [lying.die for lying in table.arena]
    aims = [aim for size in range(len(dice) + 1) for aim in combinations(dice, size)]
    return tuple(Throw(style, aim) for style in STYLES for aim in aims)


def _in_the_air(seat: int, move: Launch | Throw) -> Frame:
    return LetGo(seat, move) if isinstance(move, Launch) else Tumble(seat, move)


FRAMES = (Act, Tumble, LetGo, Fly, RollAgain, EndTurn, NextTurn)
