"""The outcome of a throw in the abstract form, as a distribution [S42]."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod

from flambeur.core.chance import Distribution, Roller, Rows
from flambeur.core.parts import Data
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import FACES, Landed, Reading, stream_of
from flambeur.games.strike.styles import MILLION, STYLES

SURE = len(FACES) * MILLION * MILLION
"""The weight of what is certain."""


class Cast(Data, Distribution, frozen=True):
    """Dice thrown at dice: each may be lost or get a new face."""

    thrown: tuple[int, ...]
    out: int
    """The chance of a thrown die to be lost."""
    old: tuple[tuple[int, int, int], ...] = ()
    """Number, face and chance to be disturbed of each die that lay there, ascending."""
    out_hit: int = 0
    """The chance of a disturbed die to be lost."""

    @property
    def size(self) -> int:
        """Count the different outcomes."""
        return prod(len(weights) for _, weights in _weights(self))

    def draw(self, rows: Rows) -> Landed:
        """Decide die by die, each from its own row: the thrown ones first, then the others."""
        readings = [_fall(die, self.out, rows(stream_of(die))) for die in self.thrown]
        for die, face, hit in self.old:
            row = rows(stream_of(die))
            if _happens(hit, row):
                readings.append(_fall(die, self.out_hit, row))
            else:
                readings.append(Reading(die, "in", face))
        return Landed(tuple(sorted(readings, key=lambda reading: reading.die)))

    def sample(self, roll: Roller) -> Landed:
        """Decide everything from one row."""
        return self.draw(lambda _: roll)

    def odds(self) -> tuple[tuple[int, dict[int, Fraction]], ...]:
        """Tell for each die what it may show, 0 if it is lost, and how likely."""
        return tuple(
            (die, {face: Fraction(weight, SURE) for face, weight in weights.items()})
            for die, weights in _weights(self)
        )

    def outcomes(self) -> Iterator[tuple[Landed, Fraction]]:
        """List every outcome; the dice do not depend on each other."""
        dice = _weights(self)
        whole = SURE ** len(dice)
        ends = [
            [
                (Reading(die, "in", face) if face else Reading(die, "outside"), weight)
                for face, weight in weights.items()
            ]
            for die, weights in dice
        ]
        for pairs in product(*ends):
            chance = Fraction(prod(weight for _, weight in pairs), whole)
            yield Landed(tuple(reading for reading, _ in pairs)), chance

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these dice can end like this."""
        dice = _weights(self)
        return (
            isinstance(outcome, Landed)
            and outcome.trace is None
            and len(dice) == len(outcome.dice)
            and all(
                reading in (Reading(die, "in", reading.face or 1), Reading(die, "outside"))
                and reading.face in weights
                for reading, (die, weights) in zip(outcome.dice, dice, strict=True)
            )
        )


def cast(
    thrown: tuple[int, ...],
    arena: Iterable[Lying],
    style: str,
    targets: tuple[int, ...] = (),
    *,
    grand: bool = False,
) -> Cast:
    """Look up the chances of one die, or of a whole reserve, thrown in a style."""
    row = STYLES[style]
    arena = sorted(arena, key=lambda lying: lying.die)
    if grand:
        return Cast(thrown, row.out_grand)
    chance = row.hit[len(targets) - 1] if targets else 0
    old = tuple(
        (lying.die, lying.face, chance if lying.die in targets else row.stray) for lying in arena
    )
    return Cast(thrown, row.out_thrown, old, row.out_hit)


def _happens(chance: int, row: Roller) -> bool:
    """Tell whether something of this chance, in millionths, happens."""
    return row((MILLION,))[0] <= chance


def _fall(die: int, out: int, row: Roller) -> Reading:
    """Let a die be lost, or show a face."""
    if _happens(out, row):
        return Reading(die, "outside")
    return Reading(die, "in", row((len(FACES),))[0])


# Throws and checks ask for the same distribution again and again.
@lru_cache(maxsize=64)
def _weights(cast: Cast) -> tuple[tuple[int, dict[int, int]], ...]:
    """Tell for each die what it may show and its weight, as whole numbers that sum to SURE."""
    thrown = [(die, _thrown(cast.out)) for die in cast.thrown]
    old = [(die, _old(face, hit, cast.out_hit)) for die, face, hit in cast.old]
    return tuple(sorted((*thrown, *old), key=lambda pair: pair[0]))


def _thrown(out: int) -> dict[int, int]:
    weights = {0: out * SURE // MILLION, **dict.fromkeys(FACES, (MILLION - out) * MILLION)}
    return {face: weight for face, weight in weights.items() if weight}


def _old(old: int, hit: int, out: int) -> dict[int, int]:
    weights = {face: weight * hit // MILLION for face, weight in _thrown(out).items() if hit}
    weights[old] = weights.get(old, 0) + (MILLION - hit) * SURE // MILLION
    return weights
