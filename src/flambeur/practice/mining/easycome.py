"""The bank of Easy Come: for two, where everything is known."""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache

from flambeur.coach.easycome.judge import EasyComeJudge
from flambeur.core.parts import Move
from flambeur.games.easycome.game import GAME
from flambeur.games.easycome.moves import Claim
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose
from flambeur.practice.mining.effort import Effort
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed

TWO = 2
TABLES: tuple[tuple[int, Mapping[str, object], int], ...] = ((TWO, {}, 1),)


def judge(table: Table, seat: int, moves: Sequence[Move], _: Effort) -> Sequence[Weighed]:
    """Value every prize and all that can be kept; no effort makes it surer."""
    return _judge_of(tuple(table.owners), table.active, table.challenge).options(table, seat, moves)


@lru_cache(maxsize=64)
def _judge_of(*_: object) -> EasyComeJudge:
    """Keep the judge of a turn, which has looked through it once, for its other decisions."""
    return EasyComeJudge(GAME.start(TWO))


def likeness(table: Table, seat: int) -> Hashable:
    """Look at prizes and dice; which seat it is and how long they have played means nothing."""
    owners = tuple(None if owner is None else owner == seat for owner in table.owners)
    holds = table.holds[seat], table.holds[1 - seat]
    frame = table.stack[-1]
    assert isinstance(frame, Choose)  # noqa: S101 - nothing else is ever asked
    return owners, holds, table.challenge, frame.kept, frame.rolled


def theme(_: Table, __: int, moves: Sequence[Move]) -> Theme:
    """Tell whether a prize is in reach, or only dice are to be held."""
    return "claim" if any(isinstance(move, Claim) for move in moves) else "hold"
