"""What a player of Easy Come can do after a roll [E10, E27]."""

from functools import lru_cache
from itertools import combinations

from flambeur.core.parts import Data, Move
from flambeur.games.easycome.prizes import PRIZES, Prize, Values


class Claim(Data, Move, frozen=True):
    """Take this prize; the turn is over [E14]."""

    prize: Prize


class Keep(Data, Move, frozen=True):
    """Set these dice of the latest roll aside, and roll the rest; values in ascending order."""

    dice: Values


MOVES = (Claim, Keep)
CLAIMS = {prize: Claim(prize) for prize in PRIZES}
"""The moves by prize, made once."""


@lru_cache(maxsize=256)
def keeps(rolled: Values) -> tuple[Keep, ...]:
    """List what can be set aside of a roll: one die or more, each choice once [E12]."""
    sizes = range(1, len(rolled) + 1)
    return tuple(Keep(dice) for size in sizes for dice in sorted({*combinations(rolled, size)}))
