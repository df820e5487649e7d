"""What a table of Vegas is worth to everybody, by the network: for reviews and for Royale."""

from typing import Any

from flambeur.bots.vegas.weights import network
from flambeur.fast.lay import THOUSAND
from flambeur.fast.luck import Grid, average, best_face, cell_of, fill, grid
from flambeur.fast.netplay import Work, room, weigh_money
from flambeur.fast.read import read
from flambeur.fast.table import CASINOS, NOBODY, SHAPES, row_of
from flambeur.games.vegas.table import Table

Worth = tuple[tuple[float, ...], tuple[float, ...]]
"""By seat: chances to win, and the money expected in the end of the round, in dollars."""
LYING = [name for name, _ in SHAPES if not name.startswith("roll")]
"""What lies on a table besides the roll, and so decides what placements are worth."""


class Outlook:
    """Values tables between two turns, and rolls against all that might have been rolled."""

    def __init__(self, table: Table) -> None:
        """Take a table of the edition to be valued."""
        self._net = network("royale" if table.edition.big else "vegas")
        self._work: Work = room()
        self._grid: Grid = grid()
        self._filled: list[Any] = []

    def of(self, table: Table) -> Worth:
        """Value a table on which no roll lies."""
        t = row_of([read(table)])[0]
        weigh_money(t, self._net, self._work, 0)
        return self._scaled(self._work.chance, self._work.money, table.seats)

    def expected(self, table: Table) -> Worth:
        """Value a table before the roll of the player on turn: the mean over all rolls."""
        t = self._fill(table)
        average(t, self._grid)
        return self._scaled(self._grid.mean_win, self._grid.mean_money, table.seats)

    def rolled(self, table: Table) -> Worth:
        """Value a table on which a roll lies: what the best placement leads to."""
        t = self._fill(table)
        for face in range(CASINOS):
            self._grid.counts[face] = t.roll[face]
            self._grid.neutrals[face] = t.roll_neutral[face]
        face = best_face(t, self._grid, t.roll_big)
        at = cell_of(self._grid, face, t.roll_big)
        return self._scaled(self._grid.win[face][at], self._grid.money[face][at], table.seats)

    def _fill(self, table: Table) -> Any:
        """Value all placements; they are the same before and after the roll."""
        plain = read(table)
        lying, t = [getattr(plain, name) for name in LYING], row_of([plain])[0]
        assert t.player != NOBODY  # noqa: S101 - somebody rolls
        if lying != self._filled:
            fill(t, self._net, self._work, self._grid)
            self._filled = lying
        return t

    def _scaled(self, win: Any, money: Any, seats: int) -> Worth:
        return _row(win, seats), tuple(THOUSAND * amount for amount in _row(money, seats))


def _row(values: Any, seats: int) -> tuple[float, ...]:
    return tuple(float(values[seat]) for seat in range(seats))
