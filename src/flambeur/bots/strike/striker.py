"""Stop or throw by the solved game, in the style that pays most, with a steady hand."""

from functools import lru_cache

from flambeur.bots.bot import moves_of
from flambeur.bots.strike.pure import MOST, NUMBERS, solve
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.forms import AnyLaunch, AnyRegroup
from flambeur.games.strike.moves import Placement, Regroup, Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.table import Table

PITCH = 17_000
"""From die to die in a group that is pushed together."""
GROUP = ((0, 0), (PITCH, 0), (-PITCH, 0), (0, PITCH), (0, -PITCH))


class Striker:
    """Plays to stay in: exact where dice only show faces, sensible elsewhere."""

    def choose(self, view: View[Table]) -> Move:
        """Stop if the solved game says so; else throw as well as possible."""
        moves, table = moves_of(view), view.state
        if Stop() in moves and not _goes_on(table, table.active):
            return Stop()
        if not table.is_physical:
            throws = [move for move in moves if isinstance(move, Throw)]
            return max(throws, key=lambda move: _worth(table, move))
        return _by_hand(view)


def _goes_on(table: Table, seat: int) -> bool:
    """Ask the solved game of two, against the strongest of the others."""
    others = [len(table.reserves[other]) for other in range(table.seats) if other != seat]
    own = len(table.reserves[seat])
    other = max(1, min(max(others), MOST - NUMBERS - own))
    key = (len(table.arena), min(own, MOST - NUMBERS - 1), other)
    return key[0] > 0 and solve().should_throw(key)


def _worth(table: Table, move: Throw) -> float:
    """Tell how likely dice are taken; which ones are aimed at is all the same."""
    count = len(table.reserves[table.active]) if move.all else 1
    return _value(len(table.arena), len(move.targets), move.style, count, grand=move.all)


@lru_cache(maxsize=1_024)
def _value(old: int, targets: int, style: str, count: int, *, grand: bool) -> float:
    arena = [Lying(number, 2 + number) for number in range(old)]
    thrown = tuple(range(old, old + count))
    odds = odds_of(cast(thrown, arena, style, tuple(range(targets)), grand=grand))
    return float(odds.match)


def _by_hand(view: View[Table]) -> Move:
    """Push the dice together in the middle, then throw at them."""
    table = view.state
    forms = view.turn.forms if isinstance(view.turn, Choice) else ()
    grand = any(isinstance(form, AnyLaunch) and form.all for form in forms)
    group = gather(table.arena)
    if any(isinstance(form, AnyRegroup) for form in forms) and group != table.arena:
        moved = [
            Placement(new.die, new.x, new.y, new.yaw)
            for new, old in zip(group, table.arena, strict=True)
            if new != old
        ]
        return Regroup(tuple(moved))
    return launch_at((0, 0), "soft" if grand else "normal", everything=grand)


def gather(arena: tuple[Lying, ...]) -> tuple[Lying, ...]:
    """Lay dice side by side in the middle."""
    return tuple(Lying(lying.die, lying.face, *GROUP[place]) for place, lying in enumerate(arena))
