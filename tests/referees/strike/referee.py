"""Strike: throw dice at dice, take what is equal, and be the last with dice [S1 to S22, S51]."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from tests.referees.words import (
    Facts,
    Landing,
    Move,
    Options,
    Over,
    Referee,
    Release,
    Steps,
    ask,
    pick,
    places,
    roll,
)

EACH = {"2012": {2: 9, 3: 8, 4: 7, 5: 6}, "2020": {2: 8, 3: 7, 4: 6, 5: 5}}
"""Dice for each player, by edition and number of players [S3]."""
STYLES = ("soft", "normal", "hard")
X = 1
NUMBERS = (2, 3, 4, 5, 6)
Rest = tuple[int, str, int]
"""A die at rest: its number, where it lies, what it shows."""


class Strike(Referee):
    """Follows a game in either form."""

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
            match move[0]:
                case "regroup":
                    continue
                case "leave":
                    self._leave(seat)
                    return
                case "stop":
                    return
            taken = yield from self._throw(seat, everything=move[-1])
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
        if not first and not grand:
            moves.add(("stop",))
        if self.options["form"] == "physics":
            return moves | {("launch", grand)} | ({("regroup",)} if self.arena else set())
        return moves | {("throw", style, aim, grand) for style in STYLES for aim in self._aims()}

    def _aims(self) -> list[tuple[int, ...]]:
        """List every set of dice in the arena, also none [S41]."""
        sizes = range(len(self.arena) + 1)
        return [aim for size in sizes for aim in combinations(sorted(self.arena), size)]

    def _throw(self, seat: int, *, everything: bool) -> Steps[bool]:
        """Throw the lowest die or all, see what lies there, and take what is equal [S9, S24]."""
        reserve = self.reserves[seat]
        thrown = set(reserve) if everything else {min(reserve)}
        reserve -= thrown
        if self.options["form"] == "physics":
            yield Release(tuple(sorted(thrown)))
        resting: tuple[Rest, ...] = yield Landing(tuple(sorted(thrown | self.arena.keys())))
        self._read((yield from roll_again(resting)))
        faces = Counter(self.arena.values())
        equal = {die for die, face in self.arena.items() if faces[face] > 1}
        reserve |= equal
        self.arena = {die: face for die, face in self.arena.items() if die not in equal}
        return bool(equal)

    def _read(self, resting: Iterable[Rest]) -> None:
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


def roll_again(resting: Iterable[Rest]) -> Steps[list[Rest]]:
    """Roll dice outside that cannot be read, and put them back [S11]."""
    dice = list(resting)
    cocked = [die for die, where, _ in dice if where == "cocked"]
    if not cocked:
        return dice
    rolled = yield from roll(*(1 for _ in cocked))
    faces = {die: face for die, (face,) in zip(cocked, rolled, strict=True)}
    return [(rest[0], "in", faces[rest[0]]) if rest[0] in faces else rest for rest in dice]
