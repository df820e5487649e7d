"""The bank of Vegas: open money, two to five seats, now and then with neutral dice."""

from collections.abc import Hashable, Sequence

from flambeur.coach.vegas.judge import VegasJudge
from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table
from flambeur.practice.mining.effort import Effort, rollouts_of
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed

OPEN = {"money_visibility": "open"}
NEUTRAL = {**OPEN, "neutral_variant": True}
TABLES = (
    (2, OPEN, 2),
    (3, OPEN, 4),
    (4, OPEN, 5),
    (5, OPEN, 2),
    (2, NEUTRAL, 1),
    (3, NEUTRAL, 1),
    (4, NEUTRAL, 1),
)
FEW = 2
"""So many dice in hand are the last ones."""


def judge(table: Table, seat: int, moves: Sequence[Move], effort: Effort) -> Sequence[Weighed]:
    """Value every face."""
    return VegasJudge(table, rollouts=rollouts_of(effort)).options(table, seat, moves)


def likeness(table: Table, _: int) -> Hashable:
    """Take only what is equal as alike: hardly anything comes twice."""
    return encode(table)


def theme(table: Table, seat: int, moves: Sequence[Move]) -> Theme | None:
    """Look at what the best move does at its casino."""
    move, frame = moves[0], table.stack[-1]
    assert isinstance(move, Place)  # noqa: S101 - nothing else is asked
    assert isinstance(frame, Choose)  # noqa: S101 - nothing else is asked
    if len(frame.own) + len(frame.neutral) <= FEW:
        return "last-dice"
    return at_casino(table, seat, move.face, (frame.own.count(move.face),))


def at_casino(table: Table, seat: int, face: int, dice: Sequence[int]) -> Theme | None:
    """Tell whether dice tie with others or part from them, or lead."""
    weights = table.casinos[face - 1].weights()
    others = [count for colour, count in enumerate(weights) if colour != seat and count]
    before, after = weights[seat], weights[seat] + sum(dice)
    if before in others or after in others:
        return "tie"
    return "lead" if after > max(others, default=0) else None
