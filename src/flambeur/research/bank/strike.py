"""The bank of Strike: the abstract form for two; the question is whether to throw once more."""

from collections.abc import Hashable, Sequence

from flambeur.coach.strike.judge import StrikeJudge
from flambeur.core.parts import Move
from flambeur.games.strike.moves import Stop
from flambeur.games.strike.table import Table
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed
from flambeur.research.bank.effort import Effort

TABLES = tuple(
    (2, {"form": "abstract", "edition": edition, "on_self_emptied": emptied}, often)
    for edition in ("2012", "2020")
    for emptied, often in (("choice", 4), ("end_turn", 1), ("throw_all", 1))
)


def judge(table: Table, seat: int, moves: Sequence[Move], _: Effort) -> Sequence[Weighed]:
    """Value to stop, and the best throw for all throws: they are close to each other.

    Chances of throws and of the rest are gone through, so within the model there is no error.
    """
    if Stop() not in moves:
        return ()
    found = StrikeJudge(table).options(table, seat, moves)
    exact = [Weighed(one.move, one.win, one.money, 0.0) for one in found]
    throws = [one for one in exact if one.move != Stop()]
    return (*(one for one in exact if one.move == Stop()), max(throws, key=lambda one: one.win))


def likeness(table: Table, seat: int) -> Hashable:
    """Count dice; which ones they are and what they show means nothing."""
    own, other = len(table.reserves[seat]), len(table.reserves[1 - seat])
    return len(table.arena), own, other, table.options.on_self_emptied


def theme(_: Table, __: int, ___: Sequence[Weighed]) -> Theme:
    """There is one question only."""
    return "stop"
