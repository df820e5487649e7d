"""The table of Strike: what lies on it, and the only verbs that change it [S23]."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Literal, Self

import msgspec

from flambeur.core.game import places
from flambeur.core.state import State
from flambeur.core.turn import Over
from flambeur.games.strike.events import ArenaCleared, DiceTaken, DieLost, Eliminated
from flambeur.games.strike.floor import Lying, put, tidy
from flambeur.games.strike.landed import Reading, X
from flambeur.games.strike.moves import Placement
from flambeur.games.strike.options import DICE, StrikeOptions

Reason = Literal["X", "rim", "outside", "left"]


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die that is out of the game, and why."""

    die: int
    reason: Reason


class Table(State, kw_only=True):
    """A game of Strike at one moment."""

    options: StrikeOptions
    reserves: list[tuple[int, ...]]
    """The numbers of the dice each seat has, ascending."""
    alive: list[bool]
    points: list[int]
    arena: tuple[Lying, ...] = ()
    flying: tuple[int, ...] = ()
    lost: tuple[Lost, ...] = ()
    starter: int = 0
    active: int = 0
    must_grand: bool = False
    throws: int = 0
    """How often the seat on turn has thrown."""
    winner: int | None = None
    """Who won the last round."""

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        table = copy(self)
        table.stack = self.stack.copy()
        table.said = self.said.copy()
        table.reserves = self.reserves.copy()
        table.alive = self.alive.copy()
        table.points = self.points.copy()
        return table

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.alive)

    @property
    def is_physical(self) -> bool:
        """Whether dice have places."""
        return self.options.form == "physics"

    @property
    def rounds(self) -> int:
        """How many rounds there are: one, or one for each seat [S21]."""
        return self.seats if self.options.rounds == "match" else 1

    def deal(self, starter: int) -> None:
        """Give everybody their dice; number 0 is for the arena [S3]."""
        each = DICE[self.options.edition][self.seats]
        self.reserves = [
            tuple(range(1 + seat * each, 1 + (seat + 1) * each)) for seat in range(self.seats)
        ]
        self.alive = [True] * self.seats
        self.arena, self.flying, self.lost = (), (0,), ()
        self.round += 1
        self.starter = self.active = starter
        self.winner = None

    def lay_first(self, face: int) -> int:
        """Lay the first die in the middle of the arena [S4]."""
        (die,) = self.flying
        self.flying, self.arena = (), (Lying(die, face),)
        return die

    def begin_turn(self, seat: int) -> None:
        """Let a seat be on turn; it must throw everything into an empty arena [S17]."""
        self.active, self.throws, self.must_grand = seat, 0, not self.arena

    def pick_up(self, seat: int, *, everything: bool) -> tuple[int, ...]:
        """Take the lowest die of a reserve, or all, into the hand [S24]."""
        reserve = self.reserves[seat]
        count = len(reserve) if everything else 1
        self.flying, self.reserves[seat] = reserve[:count], reserve[count:]
        self.throws += 1
        return self.flying

    def push_dice(self, placements: Iterable[Placement]) -> None:
        """Move dice about on the floor; their faces stay [S7]."""
        self.arena = put(self.arena, placements)

    def lay(self, readings: Sequence[Reading]) -> None:
        """Let every die that was in the air or in the arena count where it is now [S9]."""
        for reading in readings:
            match reading.at:
                case "outside" | "rim" as where:
                    self.lose(reading.die, where)
        inside = [reading for reading in readings if reading.at == "in"]
        for reading in inside:
            if reading.face == X:
                self.lose(reading.die, "X")
        staying = [reading for reading in inside if reading.face != X]
        laid = [Lying(r.die, r.face, r.x, r.y, r.yaw) for r in staying]
        self.flying = ()
        self.arena = tuple(sorted(laid, key=lambda lying: lying.die))

    def lose(self, die: int, reason: Reason) -> None:
        """Put a die beside the box."""
        self.lost += (Lost(die, reason),)
        self.say(DieLost(die, reason))

    def take_equal(self, seat: int) -> bool:
        """Give a seat all dice of every number that lies there at least twice [S13]."""
        groups: defaultdict[int, list[int]] = defaultdict(list)
        for lying in self.arena:
            groups[lying.face].append(lying.die)
        equal = tuple((face, tuple(dice)) for face, dice in sorted(groups.items()) if dice[1:])
        taken = {die for _, dice in equal for die in dice}
        self.reserves[seat] = tuple(sorted((*self.reserves[seat], *taken)))
        self.arena = tuple(lying for lying in self.arena if lying.die not in taken)
        if equal:
            self.say(DiceTaken(seat, equal))
        if not self.arena:
            self.say(ArenaCleared(seat))
        return bool(equal)

    def tidy(self) -> None:
        """Lay the dice flat, each near where it came to rest [S35]."""
        if self.is_physical:
            self.arena = tidy(self.arena)

    def empty(self, seat: int) -> None:
        """Lose the whole reserve of somebody who has gone [S51]."""
        for die in self.reserves[seat]:
            self.lose(die, "left")
        self.reserves[seat] = ()

    def eliminate(self, seat: int) -> None:
        """Put a seat out; it gets a point for each one still in [S16, S21]."""
        self.alive[seat] = False
        points = sum(self.alive)
        self.points[seat] += points
        self.say(Eliminated(seat, points))

    def after(self, seat: int) -> int:
        """Tell the next seat to the left that is still in [S5]."""
        others = (place % self.seats for place in range(seat + 1, seat + self.seats + 1))
        return next(other for other in others if self.alive[other])

    def over(self) -> Over:
        """Rank by points, fewest first [S20, S21]."""
        return Over(places([(-points,) for points in self.points]), tuple(self.points))
