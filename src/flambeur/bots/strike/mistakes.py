"""How a novice errs in Strike: too hard, once too often, or not once more."""

from flambeur.bots.bot import moves_of
from flambeur.bots.novice import Mistakes
from flambeur.bots.strike.casual import usual_throw
from flambeur.bots.strike.hand import carry_out
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.moves import Launch, Stop, Throw
from flambeur.games.strike.table import Table


def throws_once_more(view: View[Table], sensible: Move) -> Move | None:
    """Hope for a match with too few dice to match."""
    return carry_out(view, usual_throw(view)) if sensible == Stop() else None


def loses_heart(view: View[Table], sensible: Move) -> Move | None:
    """Stop although the dice lie well."""
    return Stop() if sensible != Stop() and Stop() in moves_of(view) else None


def throws_wildly(_: View[Table], sensible: Move) -> Move | None:
    """Throw as hard as it goes, at nothing in particular."""
    match sensible:
        case Throw(all=everything):
            return Throw("hard", all=everything)
        case Launch(all=everything):
            return launch_at((0, 0), "hard", everything=everything)
    return None


MISTAKES: Mistakes = {throws_wildly: 0.3, throws_once_more: 0.3, loses_heart: 0.1}
"""How often each of them is made where it tempts."""
