"""Coin: bet on a die, odd or even, as often as agreed; as small as a game of another package is."""

from collections.abc import Hashable
from typing import Annotated, Self

import msgspec

from flambeur.core.chance import Dice, Rolled, Roller
from flambeur.core.errors import BadOption
from flambeur.core.frame import Frame, Step
from flambeur.core.game import Game, Options, places
from flambeur.core.parts import Data, Event, Move
from flambeur.core.state import State
from flambeur.core.turn import Chance, Choice, Over
from flambeur.families import Family

STAKES = range(1, 6)


class CoinOptions(Options, frozen=True):
    """What the players agree on."""

    guesses: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2


class Guess(Data, Move, frozen=True):
    """Say what the die will show."""

    even: bool
    stake: int


class DieShown(Data, Event, frozen=True):
    """The die has been rolled."""

    seat: int
    face: int
    right: bool


class Table(State, kw_only=True):
    """A game at one moment."""

    points: list[int]
    guesses: int

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        return type(self)(
            stack=self.stack.copy(),
            said=self.said.copy(),
            points=self.points.copy(),
            guesses=self.guesses,
            round=self.round,
        )

    def over(self) -> Over:
        """Rank by points."""
        return Over(places([(points,) for points in self.points]), tuple(self.points))


class StartRound(Data, Step, frozen=True):
    """Everybody guesses once."""

    def run(self, table: Table) -> None:
        """Line up the guesses, or end the game."""
        if table.round == table.guesses:
            return
        table.round += 1
        table.follow(*(Ask(seat) for seat in range(len(table.points))), StartRound())


class Ask(Data, Frame, frozen=True):
    """A seat guesses."""

    seat: int

    def turn(self, table: Table) -> Choice:
        """Offer both, for every stake."""
        moves = (Guess(even, stake) for even in (False, True) for stake in STAKES)
        return Choice(self.seat, tuple(moves))

    def play(self, table: Table, move: Guess) -> None:
        """Let the die decide."""
        table.push(Roll(self.seat, move))


class Roll(Data, Frame, frozen=True):
    """The die is rolled."""

    seat: int
    bet: Guess

    def turn(self, table: Table) -> Chance:
        """Await one die."""
        return Chance(Dice((1,)))

    def play(self, table: Table, outcome: Rolled) -> None:
        """Pay the stake, or take it."""
        ((face,),) = outcome.dice
        right = (face % 2 == 0) == self.bet.even
        table.points[self.seat] += self.bet.stake if right else -self.bet.stake
        table.say(DieShown(self.seat, face, right))


class Coin(Game[Table]):
    """The rules of Coin."""

    name = "coin"
    version = 1
    seats = range(2, 4)
    options = CoinOptions
    state = Table
    parts = (Guess, DieShown, StartRound, Ask, Roll)

    def agree(self, seats: int, options: Options) -> Options:
        """Refuse a game without an end."""
        assert isinstance(options, CoinOptions)
        if options.guesses not in range(1, 10):
            raise BadOption("guesses: from 1 to 9")
        return super().agree(seats, options)

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List the ways to play."""
        return tuple((seats, CoinOptions()) for seats in self.seats)

    def setup(self, seats: int, options: Options) -> Table:
        """Lay out the table."""
        assert isinstance(options, CoinOptions)
        return Table(stack=[StartRound()], points=[0] * seats, guesses=options.guesses)

    def sample(self, state: Table, roll: Roller) -> Table:
        """Guess nothing: nothing is hidden."""
        return state.copy()

    def census(self, state: Table) -> Hashable:
        """Nobody leaves."""
        return len(state.points)

    def agreed(self, state: Table) -> tuple[int, Options]:
        """Tell for how many and for how long it was laid out."""
        return len(state.points), CoinOptions(state.guesses)

    def bound(self, state: Table) -> int:
        """Each guess is a move and a roll."""
        return 2 * state.guesses * len(state.points)


GAME = Coin()
FAMILY = Family(name="coin", rules="coin:GAME")
