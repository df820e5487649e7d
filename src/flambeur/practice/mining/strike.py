"""The bank of Strike: the abstract form for two; the question is whether to throw once more."""

from collections.abc import Hashable, Sequence

from flambeur.coach.strike.judge import StrikeJudge
from flambeur.core.parts import Move
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.table import Table
from flambeur.practice.mining.effort import Effort
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed

TABLES = tuple(
    (2, {"form": "abstract", "edition": edition, "on_self_emptied": emptied}, often)
    for edition in ("2012", "2020")
    for emptied, often in (("choice", 4), ("end_turn", 1), ("throw_all", 1))
)

_known: dict[Hashable, list[float]] = {}
"""By what positions have in common: the win chances of the different moves. There are few."""


def judge(table: Table, seat: int, moves: Sequence[Move], _: Effort) -> Sequence[Weighed]:
    """Value to stop, and the best throw for all throws: they are close to each other.

    Chances of throws and of the rest are gone through, so within the model there is no error.
    """
    if Stop() not in moves:
        return ()
    different = list({_kind(move): move for move in moves}.values())
    key = likeness(table, seat)
    if key not in _known:
        found = StrikeJudge(table).options(table, seat, different)
        _known[key] = [option.win for option in found]
    exact = [Weighed(move, win, 0.0, 0.0) for move, win in zip(different, _known[key], strict=True)]
    throws = [option for option in exact if option.move != Stop()]
    return (max(throws, key=lambda one: one.win), *(one for one in exact if one.move == Stop()))


def _kind(move: Move) -> Hashable:
    """Tell how a die is thrown, and at how many; at which ones means nothing."""
    return (move.style, len(move.targets)) if isinstance(move, Throw) else move


def likeness(table: Table, seat: int) -> Hashable:
    """Count dice; which ones they are and what they show means nothing."""
    own, other = len(table.reserves[seat]), len(table.reserves[1 - seat])
    return len(table.arena), own, other, table.options.on_self_emptied


def theme(_: Table, __: int, ___: Sequence[Move]) -> Theme:
    """There is one question only."""
    return "stop"
