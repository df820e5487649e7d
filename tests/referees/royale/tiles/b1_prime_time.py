"""B1 Prime Time: whoever is first here throws two black dice before the payout [RB1]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Move, Steps, ask, roll


class PrimeTime(Tile):
    """Two black dice."""

    id = "B1"

    def before_payout(self) -> Steps[None]:
        """Let the first throw, and add what they like to open casinos [RB1.2 to RB1.5]."""
        seat = self.table.first(self.casino)
        if seat is None:
            return
        ((one, other),) = yield from roll(2)
        sets = ((), (one,), (other,), (one, other))
        moves: list[Move] = [("add_dice", s) for s in sets if self.table.closed not in s]
        _, faces = yield from ask(seat, moves)
        for face in faces:
            self.table.dice[face][seat].black += 1
