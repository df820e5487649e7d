"""F2 Handicap: take a grey die out of a casino and cover a reward with it [RF2]."""

from tests.referees.royale.adjust import adjust
from tests.referees.royale.table import CASINOS, GREY, Table
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask

WORTH = {"chip": 10_000, "cash": 30_000}


class Handicap(Tile):
    """Nine spaces of three kinds."""

    id = "F2"

    def __init__(self, table: Table, casino: int) -> None:
        """Begin with all spaces free [RF2.1]."""
        super().__init__(table, casino)
        self.spaces = {"chip": 2, "cash": 3, "action": 4}

    def set_up(self) -> None:
        """Put one grey die into casinos 1 to 3 and two into the others [RF2.1]."""
        for casino in CASINOS:
            self.table.put(casino, GREY, 1 if casino <= 3 else 2)

    def activate(self, seat: int) -> Steps[None]:
        """Take a grey die and a reward, or neither [RF2.2 to RF2.5]."""
        free = [space for space, left in self.spaces.items() if left]
        grey = [c for c in self.table.open() if self.table.weight(c, GREY)]
        moves: list[Move] = [("take_grey", casino, space) for casino in grey for space in free]
        if not moves:
            return
        move, *taken = yield from ask(seat, [*moves, ("decline",)])
        if move == "take_grey":
            self.table.put(taken[0], GREY, -1)
            self.spaces[taken[1]] -= 1
            yield from self._reward(seat, taken[1])

    def _reward(self, seat: int, space: str) -> Steps[None]:
        if space == "action":
            yield from adjust(self.table, seat)
        else:
            self.table.money.reward(seat, WORTH[space])

    def facts(self) -> Facts:
        """Tell what is free."""
        return {"spaces": self.spaces}
