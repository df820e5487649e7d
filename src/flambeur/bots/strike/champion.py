"""Champion play in Strike: the abstract form solved for two, and the arena played by it."""

from flambeur.bots.bot import moves_of
from flambeur.bots.strike.hand import carry_out, throws
from flambeur.bots.strike.solved import MOST, Key, solve
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table


class ChampionStrike:
    """Chooses by the chance to win: when to stop, at how many dice to throw, and how hard."""

    def choose(self, view: View[Table]) -> Move:
        """Choose what wins most often against the strongest of the others."""
        key, solution = key_of(view.state), solve(view.state.options.on_self_emptied)

        def worth(throw: Throw) -> float:
            style = STYLES[throw.style]
            if throw.all:
                return solution.grand(key, style)
            return solution.throw(key, style, len(throw.targets))

        may_stop = Stop() in moves_of(view)
        best = max(throws(view), key=worth)
        return Stop() if may_stop and solution.stop(key) >= worth(best) else carry_out(view, best)


def key_of(table: Table) -> Key:
    """Look at the table as if the strongest of the others were the only one."""
    arena, own = len(table.arena), len(table.reserves[table.active])
    rest = [len(dice) for seat, dice in enumerate(table.reserves) if seat != table.active]
    other = max(rest)
    # More players have more dice than two; then both have as many fewer.
    while arena + own + other > MOST:
        own, other = (own - 1, other) if own > other else (own, other - 1)
    return arena, own, other
