"""Dice with the faces 0 to 5: the one place where faces counted from 1 become values [E1]."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from flambeur.core.chance import Dice, Distribution, Rolled, Roller
from flambeur.core.parts import Data
from flambeur.core.turn import Chance

DICE = 4
VALUES = range(6)


class ValueDice(Data, Distribution, frozen=True):
    """So many dice rolled together; the outcome holds what they show, 0 to 5, sorted."""

    count: int

    @property
    def size(self) -> int:
        """Count the different outcomes."""
        return _faces(self.count).size

    def sample(self, roll: Roller) -> Rolled:
        """Roll every die."""
        return _shifted(_faces(self.count).sample(roll), -1)

    def outcomes(self) -> Iterator[tuple[Rolled, Fraction]]:
        """List every roll with its exact probability."""
        for rolled, chance in _faces(self.count).outcomes():
            yield _shifted(rolled, -1), chance

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these dice can show these values."""
        return isinstance(outcome, Rolled) and _shifted(outcome, 1) in _faces(self.count)


@lru_cache(maxsize=DICE)
def _faces(count: int) -> Dice:
    return Dice((count,))


def _shifted(rolled: Rolled, by: int) -> Rolled:
    return Rolled(tuple(tuple(face + by for face in group) for group in rolled.dice))


@lru_cache(maxsize=DICE)
def roll_of(count: int) -> Chance:
    """Await a roll of so many dice, in the open [E8]."""
    return Chance(ValueDice(count))
