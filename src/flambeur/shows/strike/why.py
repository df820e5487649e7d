"""Why to throw or to stop: the chances of the throw, and what is left to the next player."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.strike.cast import Cast, cast
from flambeur.games.strike.landed import X
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.table import Table
from flambeur.protocol.lines import Line, Phrase, Seat, line
from flambeur.protocol.review import Described, Weighed
from flambeur.shows.strike.lines import StrikeLines
from flambeur.shows.why import HUNDRED, reasons


def strike_why(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say why a decision is the best, and why the chosen one falls behind."""
    table = view.state

    def facts(move: Move, _other: Move, said: Described) -> Sequence[Phrase]:
        match move:
            case Throw():
                return _throwing(table, move)
            case Stop():
                return _stopping(table)
        return said.brings

    return reasons(StrikeLines(table), view, options, chosen, facts)


def _throwing(table: Table, move: Throw) -> list[Phrase]:
    """Tell how likely dice are taken, how likely the die is lost, and what hangs on it."""
    reserve = table.reserves[table.active]
    thrown = reserve if move.all else reserve[:1]
    chances = cast(thrown, table.arena, move.style, move.targets, grand=move.all)
    told: list[Phrase] = [
        line("strike-offer-chance", chance=round(HUNDRED * odds_of(chances).match))
    ]
    if len(thrown) == 1:
        told.append(line("strike-why-lose", chance=_lost(chances, thrown[0])))
    if len(reserve) == len(thrown) == 1:
        told.append(line("strike-why-last"))
    return told


def _stopping(table: Table) -> list[Phrase]:
    """Tell what one keeps, and what the next player finds."""
    following = Seat(table.after(table.active))
    kept = line("strike-why-keep", count=len(table.reserves[table.active]))
    if not table.arena:
        return [kept, line("strike-why-empty", name=following)]
    return [kept, line("strike-why-left", name=following, count=len(table.arena))]


def _lost(chances: Cast, die: int) -> int:
    """Tell in how many of a hundred throws a die shows an X or flies out."""
    odds = dict(chances.odds())[die]
    return round(HUNDRED * (odds.get(0, 0) + odds.get(X, 0)))
