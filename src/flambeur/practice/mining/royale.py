"""The bank of Royale: open money, machines on the table."""

from collections.abc import Sequence

from flambeur.bots.vegas.royale.bluff import at_tile
from flambeur.coach.vegas.royale import RoyaleJudge
from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.practice.mining.effort import Effort, rollouts_of
from flambeur.practice.mining.vegas import FEW, at_casino
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed

OPEN = {"open_money": True}
TABLES = ((2, OPEN, 2), (3, OPEN, 4), (4, OPEN, 4), (5, OPEN, 1))
BIG = 2
"""A big die counts twice."""


def judge(
    table: RoyaleTable, seat: int, moves: Sequence[Move], effort: Effort
) -> Sequence[Weighed]:
    """Value every move; what others must guess is not asked."""
    return RoyaleJudge(table, rollouts=rollouts_of(effort)).options(table, seat, moves)


def theme(table: RoyaleTable, seat: int, moves: Sequence[Move]) -> Theme | None:
    """Look at what the best move is."""
    frame = table.stack[-1]
    if not isinstance(frame, PlaceOrPass):
        return "machine" if at_tile(table, tuple(moves)) else None
    match moves[0]:
        case Pass():
            return "pass"
        case Place(face=face) if face in frame.big:
            return "big-die"
        case Place(face=face) if table.casinos[face - 1].tile is not None:
            return "machine"
        case Place(face=face) if len(frame.small) + len(frame.big) > FEW:
            return at_casino(table, seat, face, (frame.small.count(face),))
    return "last-dice"
