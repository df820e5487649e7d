"""Strong play in Easy Come: every turn played out in full for any prize that helps."""

from functools import lru_cache

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome.seat import best_turn
from flambeur.bots.easycome.turns import NO_PRIZE, START, worths
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.prizes import PRIZES
from flambeur.games.easycome.table import Table

ASIDE = 0.25
"""What another prize is worth while somebody holds three."""
RARE = 0.01
"""How much a prize that is hard to win is preferred to one that is easy."""
UNCLAIMABLE = -1.0


class StrongEasyCome:
    """Rolls for the best chance of this turn, knowing all odds, but looks no further."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the likeliest way to a prize, best of all one that breaks a hold."""
        moves_of(view)
        return best_turn(view, hopes(view.state))


def hopes(table: Table) -> tuple[float, ...]:
    """Tell what each prize is worth to the seat on turn; to win none is worth nothing."""
    return (*(_payoff(table, number) for number in range(NO_PRIZE)), 0.0)


def _payoff(table: Table, number: int) -> float:
    if not table.may_claim(PRIZES[number]):
        return UNCLAIMABLE
    owner = table.owners[number]
    held = any(hold is not None for hold in table.holds)
    robs = owner is not None and table.holds[owner] is not None
    return (1.0 if robs or not held else ASIDE) + RARE * (1 - chance(1 << number))


@lru_cache(maxsize=1 << NO_PRIZE)
def chance(prizes: int) -> float:
    """Tell the best chance to win one of these prizes in one turn."""
    payoffs = [float(prizes >> number & 1) for number in range(NO_PRIZE)]
    return worths([*payoffs, 0.0])[START]
