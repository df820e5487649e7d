"""How a novice errs in Easy Come: dice that look alike please more than dice that pay."""

from flambeur.bots.bot import moves_of
from flambeur.bots.novice import Mistakes
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import Prize
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose

SUMS = (Prize.SUM_7, Prize.SUM_13, Prize.SUM_LE_3, Prize.SUM_GE_17)


def keeps_what_is_alike(view: View[Table], sensible: Move) -> Move | None:
    """Set aside the dice that are most alike, whatever they are good for."""
    frame = view.state.stack[-1]
    if not isinstance(sensible, Keep) or not isinstance(frame, Choose):
        return None
    rolled = frame.rolled
    alike = max(rolled, key=lambda value: (rolled.count(value), value))
    return Keep((alike,) * rolled.count(alike))


def takes_the_first(view: View[Table], _: Move) -> Move | None:
    """Take the first prize in sight, even if a hold goes on."""
    return next((move for move in moves_of(view) if isinstance(move, Claim)), None)


def overlooks_a_sum(view: View[Table], sensible: Move) -> Move | None:
    """Forget to add up the dice, and roll on."""
    if not isinstance(sensible, Claim) or sensible.prize not in SUMS:
        return None
    keeps = [move for move in moves_of(view) if isinstance(move, Keep)]
    return keeps_what_is_alike(view, keeps[0]) if keeps else None


MISTAKES: Mistakes = {keeps_what_is_alike: 0.3, takes_the_first: 0.3, overlooks_a_sum: 0.3}
"""How often each of them is made where it tempts."""
