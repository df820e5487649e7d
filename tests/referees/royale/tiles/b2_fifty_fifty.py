"""B2 Fifty Fifty: bet on higher or lower for better rewards [RB2]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Steps, ask, roll

TRACK = (0, 0, 10_000, 30_000, 40_000, 60_000)
"""The start, then the rewards [RB2.4]."""
END = 5


class FiftyFifty(Tile):
    """A counter on a track, and the total to beat."""

    id = "B2"
    index = 0
    total = 0

    def activate(self, seat: int) -> Steps[None]:
        """Throw, then bet until the player stops, loses, or is at the end [RB2.2 to RB2.7]."""
        self.total = yield from _throw()
        self.index, lost = 1, False
        while self.index < END and not lost:
            move, *higher = yield from ask(seat, [("stop",), ("bet", True), ("bet", False)])
            if move == "stop":
                break
            lost = not (yield from self._bet(higher=higher[0]))
        if not lost:
            self.table.money.reward(seat, TRACK[self.index])
        self.index = self.total = 0

    def _bet(self, *, higher: bool) -> Steps[bool]:
        """Throw again, and move up if the bet is won; an equal total loses [RB2.4, RB2.5]."""
        before, after = self.total, (yield from _throw())
        won = after > before if higher else after < before
        self.total, self.index = after, self.index + won
        return won

    def facts(self) -> Facts:
        """Tell where the counter is, and the total to beat."""
        return {"index": self.index, "total": self.total}


def _throw() -> Steps[int]:
    (dice,) = yield from roll(2)
    return sum(dice)
