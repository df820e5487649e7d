"""H1 Nice Dice: a die of this roll earns the reward of its face [RH1]."""

from tests.referees.royale.table import Table
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask

EACH = 10_000
"""Face n is worth n times this; 1 and 2 are chips [RH1.4]."""


class NiceDice(Tile):
    """Six spaces, each with the owner and the kind of its die."""

    id = "H1"

    def __init__(self, table: Table, casino: int) -> None:
        """Begin without dice [RH1.1]."""
        super().__init__(table, casino)
        self.cells: dict[int, tuple[int, bool]] = {}

    def activate(self, seat: int) -> Steps[None]:
        """Park one die of the roll; nothing is pushed into a closed casino [RH1.2, RH1.5]."""
        barred = self.table.closed if self.table.closed in self.cells else None
        moves: list[Move] = [
            ("park", face, big) for face, big in self.table.rolled if face != barred
        ]
        if not moves:
            return
        move, *die = yield from ask(seat, [*moves, ("decline",)])
        if move == "park":
            self._park(seat, die[0], big=die[1])

    def _park(self, seat: int, face: int, *, big: bool) -> None:
        """Take the die from where it is, and push the old one out [RH1.3]."""
        if face == self.casino:
            self.table.take_die(face, seat, big=big)
        else:
            self.table.hands[seat].take_die(big=big)
        pushed = self.cells.get(face)
        self.cells[face] = (seat, big)
        if pushed is not None:
            self.table.put_die(face, pushed[0], big=pushed[1])

    def during_payout(self) -> Steps[None]:
        """Pay every die once [RH1.4]."""
        yield from ()
        for face, (owner, _) in sorted(self.cells.items()):
            self.table.money.reward(owner, face * EACH)

    def facts(self) -> Facts:
        """Tell whose dice are where."""
        return {"cells": self.cells}
