"""Strike: throw dice at dice, take what is equal, and be the last with dice [S1 to S22, S51]."""

from collections import Counter
from itertools import combinations

from tests.referees.words import (
    Facts,
    Landing,
    Move,
    Options,
    Over,
    Referee,
    Steps,
    ask,
    pick,
    places,
)

EACH = {"2012": {2: 9, 3: 8, 4: 7, 5: 6}, "2020": {2: 8, 3: 7, 4: 6, 5: 5}}
"""Dice for each player, by edition and number of players [S3]."""
STYLES = ("soft", "normal", "hard")
X = 1
NUMBERS = (2, 3, 4, 5, 6)
Rest = tuple[int, str, int]
"""A die at rest: its number, where it lies, what it shows."""


class Strike(Referee):
    """Follows a game in the abstract form."""

    def __init__(self, seats: int, options: Options) -> None:
        """Take what was agreed [S50]."""
        self.seats, self.options = seats, options
        self.points = [0] * seats
        self.round = 0
        self._deal()

    def game(self) -> Steps[None]:
        """Play one round, or one for each player to start [S20, S21]."""
        named = self.options["starter"]
        starter = named if isinstance(named, int) else (yield from pick(self.seats))
        for number in range(self.seats if self.options["rounds"] == "match" else 1):
            self.round = number + 1
            yield from self._round((starter + number) % self.seats)
        yield Over(places(-points for points in self.points), tuple(self.points))

    def _deal(self) -> None:
        """Give everybody their dice, numbered from 1; die 0 is for the arena [S3, S4]."""
        each = EACH[self.options["edition"]][self.seats]
        self.reserves = [{*range(1 + s * each, 1 + s * each + each)} for s in range(self.seats)]
        self.playing = [True] * self.seats
        self.arena: dict[int, int] = {}
        self.lost: dict[int, str] = {}

    def _round(self, starter: int) -> Steps[None]:
        """Lay the first die and take turns until one player is left [S4, S5, S20]."""
        self._deal()
        agreed = self.options["start_face"]
        self.arena[0] = agreed if isinstance(agreed, int) else NUMBERS[(yield from pick(5))]
        seat = starter
        while True:
            yield from self._turn(seat)
            self._eliminate(seat)
            if sum(self.playing) == 1:
                return
            seat = self._left_of(seat)

    def _left_of(self, seat: int) -> int:
        """Tell the next player who is still in [S5, SA6]."""
        following = (seat + 1) % self.seats
        return following if self.playing[following] else self._left_of(following)

    def _turn(self, seat: int) -> Steps[None]:
        """Throw once, and again while nothing is equal and the player likes [S6, S13 to S15]."""
        first, taken = True, False
        while first or not (taken or self._must_end(seat)):
            move = yield from ask(seat, self._moves(first=first))
            if move[0] == "leave":
                self._leave(seat)
            if move[0] != "throw":
                return
            taken = yield from self._throw(seat, everything=move[3])
            first = False

    def _must_end(self, seat: int) -> bool:
        """Tell whether a turn is over without anything equal [S15, S19]."""
        ends = self.options["on_self_emptied"] == "end_turn"
        return not self.reserves[seat] or (ends and not self.arena)

    def _moves(self, *, first: bool) -> set[Move]:
        """List the throws, one of all dice before an empty arena, and when to stop [S14, S17]."""
        forced = self.options["on_self_emptied"] == "throw_all"
        grand = not self.arena and (first or forced)
        moves: set[Move] = {("leave",)} if self.options["leavers"] == "out" else set()
        if grand:
            return moves | {("throw", style, (), True) for style in STYLES}
        if not first:
            moves.add(("stop",))
        sizes = range(len(self.arena) + 1)
        aims = [aim for size in sizes for aim in combinations(sorted(self.arena), size)]
        return moves | {("throw", style, aim, False) for style in STYLES for aim in aims}

    def _throw(self, seat: int, *, everything: bool) -> Steps[bool]:
        """Throw the lowest die or all, see what lies there, and take what is equal [S9, S24]."""
        reserve = self.reserves[seat]
        thrown = set(reserve) if everything else {min(reserve)}
        reserve -= thrown
        resting: tuple[Rest, ...] = yield Landing(tuple(sorted(thrown | self.arena.keys())))
        self._read(resting)
        faces = Counter(self.arena.values())
        equal = {die for die, face in self.arena.items() if faces[face] > 1}
        reserve |= equal
        self.arena = {die: face for die, face in self.arena.items() if die not in equal}
        return bool(equal)

    def _read(self, resting: tuple[Rest, ...]) -> None:
        """Put aside what is outside or on the rim, and what shows X [S10, S12]."""
        self.arena = {}
        for die, where, face in resting:
            if where != "in":
                self.lost[die] = where
            elif face == X:
                self.lost[die] = "X"
            else:
                self.arena[die] = face

    def _leave(self, seat: int) -> None:
        """Lose all dice of somebody who goes for good [S51]."""
        self.lost |= dict.fromkeys(self.reserves[seat], "left")
        self.reserves[seat] = set()

    def _eliminate(self, seat: int) -> None:
        """Put out who has no dice at the end of the turn, with a point for each one left [S21]."""
        if not self.reserves[seat]:
            self.playing[seat] = False
            self.points[seat] += sum(self.playing)

    def facts(self) -> Facts:
        """Tell where every die is, who is in, and the points."""
        return {
            "round": self.round,
            "reserves": [sorted(reserve) for reserve in self.reserves],
            "arena": self.arena,
            "lost": self.lost,
            "still in": self.playing,
            "points": self.points,
        }
