"""The judge of the solo game: everything by its network, each roll against all rolls."""

from collections.abc import Sequence
from typing import Any

from flambeur.bots.vegas.alone import Alone
from flambeur.bots.vegas.alone import Worth as Valued
from flambeur.coach.judge import Worth, nothing
from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.fast.read import read
from flambeur.fast.table import CASINOS, row_of
from flambeur.games.vegas.classic.solo import ChooseColours, RollColours, RollRivals, colours_left
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table
from flambeur.protocol.review import Weighed

ERROR = 0.1
"""How far win chances are off, as `python -m bench.solo --error` found it; see the docs."""
DOUBT = 0.04
"""The same for the difference between two moves."""


class SoloJudge:
    """Looks through the roll that follows; whether kernels are compiled makes no difference."""

    pays = True
    error = ERROR

    def __init__(self) -> None:
        """Make room to think."""
        self._alone = Alone()

    def worth(self, state: Table) -> Worth:
        """Tell how likely the rivals are beaten, and the money after the payout."""
        match state.stack[-1]:
            case ChooseColours(colours=colours, faces=faces):
                return _worth(self._alone.rolled(_read(state), _sets(colours, faces))[0])
            case RollColours():
                first = colours_left(state)
                return _worth(self._alone.rolled(_read(state), _sets(first, (1,) * len(first)))[1])
        return _worth(self._alone.of(_read(state)))

    def luck(self, state: Table, outcome: Move) -> Worth:
        """Compare a roll with all rolls, and rivals' openings with all openings."""
        match state.stack[-1], outcome:
            case RollColours(), Rolled(dice=dice):
                faces = tuple(face for (face,) in dice)
                pairs = [self._alone.rolled(_read(state), _sets(colours_left(state), faces))]
            case RollRivals(), Rolled(dice=dice):
                pairs = self._alone.opening(_read(state), dice)
            case _:
                pairs = []
        total = nothing(state.seats)
        for came, usual in pairs:
            total = total.plus(_worth(came).less(_worth(usual)))
        return total

    def options(self, state: Table, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each face."""
        found, frame, options = self._alone.options(_read(state)), state.stack[-1], []
        assert isinstance(frame, ChooseColours)  # noqa: S101 - nothing else is chosen
        hands = sum(player.dice for player in state.players)
        for move in moves:
            assert isinstance(move, Place)  # noqa: S101 - there are no other moves
            left = hands - frame.faces.count(move.face)
            known = left <= 1 and state.round == state.rounds
            errors = (0.0, 0.0) if known else (ERROR, DOUBT)
            options.append(Weighed(move, *found[move.face], *errors))
        return options


def _read(table: Table) -> Any:
    return row_of([read(table)])[0]


def _worth(valued: Valued) -> Worth:
    win, money = valued
    return Worth((win,), (money,))


def _sets(colours: Sequence[int], faces: Sequence[int]) -> list[int]:
    """List the colours that show each face, as bits."""
    sets = [0] * CASINOS
    for colour, face in zip(colours, faces, strict=True):
        sets[face - 1] |= 1 << colour
    return sets
