"""What each seat owes to the dice, and what to its choices, in shares of the win."""

from collections.abc import Iterable, Sequence

from flambeur.protocol.doubt import doubt_of
from flambeur.protocol.review import Decision, Highlight

SHOWN = 0.005
"""A smaller difference would be told as no point of win chance at all."""


def skill_of(losses: Sequence[float], seat: int) -> float:
    """Tell how much less a seat gave away than the others at this table did on average."""
    others = [loss for place, loss in enumerate(losses) if place != seat]
    return sum(others) / len(others) - losses[seat] if others else 0.0


def best_move(decisions: Iterable[Decision]) -> Highlight | None:
    """Find the best choice with the widest gap to the next move, unless it may be mere error."""
    found = [
        Highlight(one.version, one.options[0].win - one.options[1].win)
        for one in decisions
        if one.chosen == 0 and len(one.options) > 1 and _is_clear(one)
    ]
    return max(found, key=lambda one: one.win, default=None)


def costliest_move(decisions: Iterable[Decision]) -> Highlight | None:
    """Find the choice that gave away most, if any was worse than fine."""
    found = [
        Highlight(one.version, one.loss) for one in decisions if one.grade not in ("best", "fine")
    ]
    return max(found, key=lambda one: one.win, default=None)


def _is_clear(decision: Decision) -> bool:
    best, following = decision.options[:2]
    return best.win - following.win > max(SHOWN, doubt_of(best, following))
