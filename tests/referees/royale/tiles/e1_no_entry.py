"""E1 No Entry!: close another casino [RE1]."""

from tests.referees.royale.table import CASINOS
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask

TRACK = (0, 20_000, 0, 30_000, 0, 10_000)
"""What the counter shows, from the start and round again [RE1.3]."""


class NoEntry(Tile):
    """A token and a counter."""

    id = "E1"
    index = 0

    def activate(self, seat: int) -> Steps[None]:
        """Close another casino, or leave the closed one closed [RE1.2 to RE1.4]."""
        closed = self.table.closed
        moves: list[Move] = [("close", c) for c in CASINOS if c not in {self.casino, closed}]
        if closed is not None:
            moves.append(("decline",))
        move, *casino = yield from ask(seat, moves)
        if move == "close":
            self.table.closed = casino[0]
            self.index = (self.index + 1) % len(TRACK)
            self.table.money.reward(seat, TRACK[self.index])

    def facts(self) -> Facts:
        """Tell where counter and token are."""
        return {"index": self.index, "closed": self.table.closed}
