"""What a table of the solo game is worth to the one player, by the network made for it."""

from collections.abc import Sequence
from typing import Any

from flambeur.bots.vegas.weights import network
from flambeur.fast.lay import THOUSAND
from flambeur.fast.solo import solo_room, value
from flambeur.fast.solo_opening import expect_rival, place_rival
from flambeur.fast.solo_rolls import (
    average_cells,
    best_cell,
    cells,
    fill_cells,
    look_ahead,
    shown_set,
)
from flambeur.fast.table import CASINOS

Worth = tuple[float, float]
"""The chance to win, and the money expected after the payout of the round, in dollars."""


class Alone:
    """Values tables as kernels have them, and rolls against all that might have been rolled."""

    def __init__(self) -> None:
        """Make room to think."""
        self._net = network("solo")
        self._work = solo_room()
        self._cells = cells()

    def of(self, t: Any) -> Worth:
        """Value a table on which no roll lies, by one look."""
        value(t, self._net, self._work)
        return _worth(*self._work.worth)

    def rolled(self, t: Any, sets: Sequence[int]) -> tuple[Worth, Worth]:
        """Value a roll by the best placement, and the mean over all rolls; both by one look.

        The roll is given by the colours that show each face, as bits.
        """
        c = self._cells
        fill_cells(t, self._net, self._work, c)
        average_cells(t, c)
        for face in range(CASINOS):
            c.sets[face] = sets[face]
        best = best_cell(c)
        at = c.sets[best]
        return _worth(c.win[best][at], c.money[best][at]), _worth(*c.mean)

    def options(self, t: Any) -> dict[int, Worth]:
        """Value each face of the roll that lies there, through all rolls that may follow."""
        c = self._cells
        look_ahead(t, self._net, self._work, c)
        faces = [face for face in range(CASINOS) if shown_set(t, face)]
        return {face + 1: _worth(*c.options[face]) for face in faces}

    def opening(self, t: Any, rolls: Sequence[Sequence[int]]) -> list[tuple[Worth, Worth]]:
        """Value the rolls of rivals, one rival after the other, each beside the mean over all."""
        c, found = self._cells, []
        for rival, faces in enumerate(rolls, 1):
            expect_rival(t, rival, self._net, self._work, c.sets, c.mean)
            for face in range(CASINOS):
                c.sets[face] = faces.count(face + 1)
            place_rival(t, rival, c.sets)
            found.append((self.of(t), _worth(*c.mean)))
        return found


def _worth(win: float, money: float) -> Worth:
    return float(win), THOUSAND * float(money)
