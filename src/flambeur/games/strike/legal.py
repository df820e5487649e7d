"""Why a move is refused, in one word, by the first reason that fits [S24]."""

from flambeur.core.parts import Move
from flambeur.games.strike.floor import refusal as misplaced
from flambeur.games.strike.forms import AnyLaunch
from flambeur.games.strike.moves import Launch, Leave, Regroup, Stop, Throw
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act, grand_due


def refusal(table: Table, seat: int, move: Move) -> str | None:
    """Tell why this seat may not make this move now; nothing if it may."""
    if not table.stack:
        return "game_over"
    if table.active != seat:
        return "not_your_turn"
    frame = table.stack[-1]
    if not isinstance(frame, Act):
        return "wrong_phase"
    match move:
        case Stop():
            return "must_throw" if frame.first or grand_due(table, frame) else None
        case Launch() | Throw():
            return _throw(table, frame, move)
        case Regroup():
            return _regroup(table, move)
        case Leave() if table.options.leavers == "out":
            return None
        case _:
            return "bad_param"


def _throw(table: Table, frame: Act, move: Launch | Throw) -> str | None:
    if grand_due(table, frame) and not move.all:
        return "must_throw_all"
    if move.all and not grand_due(table, frame):
        return "one_die_only"
    match move:
        case Throw() if not table.is_physical:
            return _aim(table, move)
        case Launch() if table.is_physical and move in AnyLaunch(move.all):
            return None
        case _:
            return "bad_param"


def _aim(table: Table, move: Throw) -> str | None:
    if not isinstance(move.style, str) or move.style not in STYLES:
        return "unknown_style"
    dice = [lying.die for lying in table.arena]
    if not isinstance(move.targets, tuple) or any(target not in dice for target in move.targets):
        return "unknown_target"
    return "unknown_target" if len(move.targets) > len(set(move.targets)) else None


def _regroup(table: Table, move: Regroup) -> str | None:
    if not table.arena:
        return "nothing_to_regroup"
    if not table.is_physical:
        return "bad_param"
    return misplaced(table.arena, move.placements)
