"""How good an answer is."""

from typing import Any, Literal

import msgspec

from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.protocol.doubt import PARTED

CLOSE = 0.1
"""An answer that gives away no more of the win is half right."""
NOTHING = 0.0005
"""What is not even a tenth of a percent is no loss."""

Cell = Literal["full", "half", "empty"]


class Verdict(msgspec.Struct, frozen=True):
    """What an answer was worth."""

    chosen: int
    """Its place among the options, the best of which comes first."""
    loss: float
    """The share of the win that it gave away."""
    cell: Cell
    """Full if it is right, half if it is close."""

    @property
    def right(self) -> bool:
        """Tell whether it is the best option, or cannot be told apart from it."""
        return self.cell == "full"


def verdict_on(puzzle: Puzzle, move: Any) -> Verdict | None:
    """Judge an answer, given as records hold it; there is no verdict on what was not offered."""
    for chosen, option in enumerate(puzzle.options):
        if option.move == move:
            loss = max(0.0, puzzle.options[0].win - option.win)
            return Verdict(chosen, loss, cell_of(loss, option))
    return None


def cell_of(loss: float, option: Odds) -> Cell:
    """Name a loss, as the cells of a day do."""
    if loss <= max(NOTHING, PARTED * option.doubt):
        return "full"
    return "half" if loss <= CLOSE else "empty"
