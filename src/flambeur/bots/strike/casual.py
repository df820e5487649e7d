"""Casual play in Strike: a plain rule of thumb, and a throw into the middle."""

from flambeur.bots.bot import moves_of
from flambeur.bots.strike.hand import carry_out, throws
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.table import Table

ENOUGH = 3
"""With so many dice in the arena a match is likely enough to throw on."""


class CasualStrike:
    """Throws at everything there is while it is much, and stops while it is little."""

    def choose(self, view: View[Table]) -> Move:
        """Stop with few dice in the arena; else throw at them all."""
        if Stop() in moves_of(view) and len(view.state.arena) < ENOUGH:
            return Stop()
        return carry_out(view, usual_throw(view))


def usual_throw(view: View[Table]) -> Throw:
    """Throw one die normally at all that lie there, or all dice softly."""

    def likes(throw: Throw) -> tuple[bool, int]:
        return throw.style == ("soft" if throw.all else "normal"), len(throw.targets)

    return max(throws(view), key=likes)
