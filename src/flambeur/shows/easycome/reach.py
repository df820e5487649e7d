"""How near a prize is: what the dice that are still to be rolled must show."""

from collections import Counter
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

import msgspec

from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.prizes import CONDITIONS, Prize, Values

FACES = range(6)


class Reach(msgspec.Struct, frozen=True):
    """A prize that so many more dice can bring, and all that they may show."""

    dice: int
    rolls: tuple[Values, ...]
    """Each in ascending order; empty is out of reach."""
    aside: int = 0
    """The total of the dice that stay as they are."""

    @property
    def ways(self) -> int:
        """Count the rolls that bring the prize, with dice told apart."""
        return sum(_orders(roll) for roll in self.rolls)


@lru_cache(maxsize=2048)
def reach(kept: Values, prize: Prize) -> Reach:
    """Tell what the dice that are not set aside must show to bring a prize."""
    dice, fits = DICE - len(kept), CONDITIONS[prize]
    rolls = combinations_with_replacement(FACES, dice)
    fitting = tuple(roll for roll in rolls if fits(tuple(sorted(kept + roll))))
    return Reach(dice, fitting, sum(kept))


@lru_cache(maxsize=2048)
def nearest(kept: Values, rolled: Values, prize: Prize) -> Reach:
    """Tell how few dice would do, rolled again, and what they must show.

    At least one die of the roll stays [E12]. Where several ways to keep dice need equally few,
    one die may show what helps in any of them; of more dice, the best way is told.
    """
    for count in range(len(rolled) - 1, 0, -1):
        stays = sorted({tuple(sorted(kept + part)) for part in combinations(rolled, count)})
        ways = [found for stay in stays if (found := reach(stay, prize)).rolls]
        if ways and ways[0].dice == 1:
            return Reach(1, tuple(sorted({roll for found in ways for roll in found.rolls})))
        if ways:
            return max(ways, key=lambda found: found.ways)
    return Reach(0, ())


def _orders(roll: Values) -> int:
    """Count the orders in which dice can show these values."""
    return factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())
