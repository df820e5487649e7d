"""Easy Come, Easy Go: prizes are won, robbed, and held for two turns [E1 to E25]."""

from itertools import combinations

from tests.referees.easycome.prizes import PRIZES, satisfied
from tests.referees.words import Faces, Facts, Move, Options, Over, Referee, Steps, ask, roll

DICE = 4
WINNING = 3


class EasyCome(Referee):
    """Follows a game of two to four."""

    def __init__(self, seats: int, options: Options) -> None:
        """Lay all prizes in the centre [E2]."""
        self.seats = seats
        self.named: int | str = options["first_player"]
        self.need = 3 if options["variant_full_round"] else 2
        self.owner: dict[str, int | None] = dict.fromkeys(PRIZES)
        self.held: dict[int, int] = {}
        """The seats that own three, each with the turns it has survived [E16, E17]."""

    def game(self) -> Steps[None]:
        """Take turns until a hold is ripe [E24]."""
        seat = self.named if isinstance(self.named, int) else (yield from self._first())
        while True:
            prize = yield from self._turn(seat)
            winner = self._end_turn(seat, prize)
            if winner is not None:
                break
            seat = self._next(seat)
        ranks = tuple(1 if other == winner else 2 for other in range(self.seats))
        yield Over(ranks, tuple(self._count(other) for other in range(self.seats)))

    def _first(self) -> Steps[int]:
        """Roll for the first turn; those who share the highest total roll again [E2, EA1]."""
        rolling = list(range(self.seats))
        while len(rolling) > 1:
            totals = {}
            for seat in rolling:
                (dice,) = yield from roll(DICE)
                totals[seat] = sum(dice)
            rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
        return rolling[0]

    def _turn(self, seat: int) -> Steps[str | None]:
        """Roll up to four times; tell the prize that was claimed, if any [E9 to E15]."""
        aside: list[int] = []
        while len(aside) < DICE:
            (rolled,) = yield from roll(DICE - len(aside))
            claims = self._claimable(seat, [*aside, *rolled])
            if len(rolled) == 1 and not claims:
                break
            kind, what = yield from ask(seat, claims | keeps(rolled))
            if kind == "claim":
                return str(what)
            aside += what
        return None

    def _claimable(self, seat: int, dice: list[int]) -> set[Move]:
        """List the prizes on offer: not one's own, and none of a closed centre [E7, E10, E21]."""
        barred = {seat, None} if self._challenges(seat) else {seat}
        return {("claim", p) for p in satisfied(dice) if self.owner[p] not in barred}

    def _challenges(self, seat: int) -> bool:
        """Tell whether the only opponent holds three prizes [E20]."""
        return self.seats == 2 and any(holder != seat for holder in self.held)

    def _end_turn(self, seat: int, prize: str | None) -> int | None:
        """Carry out the claim, count the holds, begin one; tell who has won [E17, E19, EA20]."""
        if prize is not None:
            robbed, self.owner[prize] = self.owner[prize], seat
            if robbed is not None:
                self.held.pop(robbed, None)
        for holder in self.held:
            self.held[holder] += 1
        ripe = [holder for holder, turns in self.held.items() if turns == self.need]
        if ripe:
            return ripe[0]
        if prize is not None and self._count(seat) == WINNING:
            self.held[seat] = 0
        return None

    def _next(self, seat: int) -> int:
        """Pass the dice to the left; a challenger keeps them for a second turn [E9, E20]."""
        return seat if self._challenges(seat) else (seat + 1) % self.seats

    def _count(self, seat: int) -> int:
        return [*self.owner.values()].count(seat)

    def facts(self) -> Facts:
        """Tell who owns what, and for how long three prizes have been held."""
        return {
            "owners": [self.owner[prize] for prize in PRIZES],
            "holds": [self.held.get(seat) for seat in range(self.seats)],
        }


def keeps(rolled: Faces) -> set[Move]:
    """List what can be set aside: any dice of the latest roll, one at least [E12]."""
    sizes = range(1, len(rolled) + 1)
    return {("keep", tuple(sorted(dice))) for size in sizes for dice in combinations(rolled, size)}
