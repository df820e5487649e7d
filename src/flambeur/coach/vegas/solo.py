"""The judge of the solo game: every set of dice that one face can bring, played out."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from flambeur.coach.judge import Worth, mean, nothing
from flambeur.coach.vegas.rollouts import NUMBER, QUICK, SEED, Rollouts
from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.core.state import after, turn
from flambeur.core.turn import Chance
from flambeur.fast.dice import seed
from flambeur.fast.jit import COMPILED
from flambeur.fast.lay import THOUSAND
from flambeur.fast.read import read
from flambeur.fast.rollout import forget, roll_out, tally
from flambeur.fast.table import CASINOS, NOBODY, row_of
from flambeur.games.vegas.classic.solo import ChooseColours, RollColours, RollRivals, colours_left
from flambeur.games.vegas.table import Table
from flambeur.protocol.review import Weighed
from flambeur.sources import SeededSource

PLAYED_OUT = 100 if COMPILED else 2
"""So often the rest of the round is played after each set of dice."""
GUESSES = 12
"""So many other openings a rival's opening is compared with."""

Grid = dict[tuple[int, tuple[int, ...]], Worth]
"""What it is worth to place these colours on this casino."""


class SoloJudge:
    """Plays on greedily for the one player there is."""

    pays = True
    error = (0.25 / PLAYED_OUT) ** 0.5

    def __init__(self, *, quick: bool = False) -> None:
        """Take how much time there is."""
        self._rollouts = Rollouts(QUICK if quick else NUMBER)
        self._grid: tuple[object, Grid] = (None, {})

    def worth(self, state: Table) -> Worth:
        """Tell how likely the rivals are beaten, and the money after the payout."""
        match state.stack[-1]:
            case ChooseColours(colours=colours, faces=faces):
                return _best(self._cells(state), colours, faces)
            case RollColours():
                colours = colours_left(state)
                rolls = product(range(1, CASINOS + 1), repeat=len(colours))
                values = [_best(self._cells(state), colours, faces) for faces in rolls]
                return mean([(1 / len(values), value) for value in values])
        return Worth((0.5,), (0.0,))

    def luck(self, state: Table, outcome: Move) -> Worth:
        """Compare a roll with all rolls, and a rival's opening with some others."""
        match state.stack[-1]:
            case RollColours():
                assert isinstance(outcome, Rolled)  # noqa: S101 - dice are rolled
                faces = tuple(face for (face,) in outcome.dice)
                came = _best(self._cells(state), colours_left(state), faces)
                return came.less(self.worth(state))
            case RollRivals():
                awaited, source = turn(state), SeededSource(SEED)
                assert isinstance(awaited, Chance)  # noqa: S101 - luck is asked for at chance
                others = [awaited.distribution.sample(source.roll) for _ in range(GUESSES)]
                usual = [(1 / GUESSES, self.worth(after(state, other))) for other in others]
                return self.worth(after(state, outcome)).less(mean(usual))
        return nothing(state.seats)

    def options(self, state: Table, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each face."""
        return self._rollouts.options(state, moves)

    def _cells(self, table: Table) -> Grid:
        """Value every set of dice on every casino; the same as long as nothing is placed."""
        key = (table.round, [(c.bills, c.dice) for c in table.copy().casinos])
        if self._grid[0] != key:
            self._grid = key, _grid(table)
        return self._grid[1]


def _grid(table: Table) -> Grid:
    plain: Any = read(table)
    colours, sums = colours_left(table), tally()
    sets = [
        tuple(c for c, there in zip(colours, chosen, strict=True) if there)
        for chosen in product((False, True), repeat=len(colours))
    ]
    found: Grid = {}
    for face, placed in product(range(CASINOS), sets):
        if placed:
            plain.player = 0
            plain.shown = [
                face if colour in placed else NOBODY for colour in range(len(plain.shown))
            ]
            found[face + 1, placed] = _played(plain, face, sums)
    return found


def _played(plain: Any, face: int, sums: Any) -> Worth:
    tables = row_of([plain])
    seed(tables[0], SEED)
    forget(sums)
    roll_out(tables, sums, 1 << face, PLAYED_OUT)
    money = THOUSAND * float(sums.money[face]) / PLAYED_OUT
    return Worth((float(sums.win[face]) / PLAYED_OUT,), (money,))


def _best(grid: Grid, colours: Sequence[int], faces: Sequence[int]) -> Worth:
    """Take the face that wins most often, then the one that pays most."""
    shown: dict[int, tuple[int, ...]] = {}
    for colour, face in zip(colours, faces, strict=True):
        shown[face] = (*shown.get(face, ()), colour)
    values = [grid[face, placed] for face, placed in shown.items()]
    return max(values, key=lambda value: (value.win, value.money))
