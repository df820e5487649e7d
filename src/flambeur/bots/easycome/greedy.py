"""Greedy play in Easy Come: any prize will do, best of all one that breaks a hold."""

from functools import lru_cache

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome.seat import best_move
from flambeur.bots.easycome.turns import NO_PRIZE, START, worths
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.table import Table

ASIDE = 0.25
"""What another prize is worth while somebody holds three."""
RARE = 0.01
"""How much a prize that is hard to win is preferred to one that is easy."""
UNCLAIMABLE = -1.0


class GreedyEasyCome:
    """Rolls for the best chance to win something in this turn, and takes the first that comes."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the likeliest way to a prize; of two on offer the rarer one."""
        moves_of(view)
        payoffs = tuple(_payoff(view.state, number) for number in range(NO_PRIZE))
        return best_move(view, *_plan((*payoffs, 0.0)))


def _payoff(table: Table, number: int) -> float:
    owner = table.owners[number]
    if owner == table.active or (owner is None and table.challenge):
        return UNCLAIMABLE
    held = any(hold is not None for hold in table.holds)
    robs = owner is not None and table.holds[owner] is not None
    return (1.0 if robs or not held else ASIDE) + RARE * (1 - chance(1 << number))


@lru_cache(maxsize=1 << NO_PRIZE)
def chance(prizes: int) -> float:
    """Tell the best chance to win one of these prizes in one turn."""
    payoffs = [float(prizes >> number & 1) for number in range(NO_PRIZE)]
    return worths([*payoffs, 0.0])[START]


@lru_cache(maxsize=4096)
def _plan(payoffs: tuple[float, ...]) -> tuple[tuple[float, ...], list[float]]:
    return payoffs, worths(payoffs)
