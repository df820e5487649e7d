"""What a seat can throw, and how a hand carries it out in the arena [S31, S32, S41]."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.turn import Choice, Form
from flambeur.core.view import View
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.forms import AnyLaunch, AnyRegroup
from flambeur.games.strike.moves import Placement, Regroup, Throw
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table

PITCH = 17_000
"""From die to die in a group that is pushed together."""
GROUP = ((0, 0), (PITCH, 0), (-PITCH, 0), (0, PITCH), (0, -PITCH))
ASIDE = ((-55_000, 38_000), (55_000, -38_000), (55_000, 38_000), (-55_000, -38_000))
"""Where dice are out of the way of a throw at the middle."""


def throws(view: View[Table]) -> list[Throw]:
    """List the throws a seat can choose from; by hand one always aims at something."""
    table = view.state
    if not table.is_physical:
        return [move for move in moves_of(view) if isinstance(move, Throw)]
    if _is_grand(view):
        return [Throw(style, all=True) for style in STYLES]
    dice = tuple(lying.die for lying in table.arena)
    # An arena that was emptied in the same turn has no die to aim at.
    aims = [dice[:size] for size in range(min(1, len(dice)), len(dice) + 1)]
    return [Throw(style, aim) for style in STYLES for aim in aims]


def carry_out(view: View[Table], throw: Throw) -> Move:
    """Throw; in the arena first push the targets together in the middle, and the others aside."""
    table = view.state
    if not table.is_physical:
        return throw
    laid = arranged(table.arena, throw.targets)
    if laid != table.arena and any(isinstance(form, AnyRegroup) for form in _forms(view)):
        moved = [new for new, old in zip(laid, table.arena, strict=True) if new != old]
        return Regroup(tuple(Placement(new.die, new.x, new.y, new.yaw) for new in moved))
    return launch_at((0, 0), throw.style, everything=throw.all)


def arranged(arena: tuple[Lying, ...], targets: tuple[int, ...]) -> tuple[Lying, ...]:
    """Lay some dice side by side in the middle and the others aside."""
    group, aside = iter(GROUP), iter(ASIDE)
    return tuple(
        Lying(lying.die, lying.face, *next(group if lying.die in targets else aside))
        for lying in arena
    )


def _is_grand(view: View[Any]) -> bool:
    return any(isinstance(form, AnyLaunch) and form.all for form in _forms(view))


def _forms(view: View[Any]) -> tuple[Form, ...]:
    return view.turn.forms if isinstance(view.turn, Choice) else ()
