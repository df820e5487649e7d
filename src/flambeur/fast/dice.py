"""Dice for playouts: a small generator whose numbers are the same interpreted and compiled.

A xorshift of 32 bits (Marsaglia 2003) with a Weyl sequence added, kept in 64 bits so that nothing
overflows and no special arithmetic is needed; the period is about 2^64. It is for playouts only:
dice that people play with come from `sources`.
"""

from typing import Any

from flambeur.fast.jit import kernel, numbers
from flambeur.fast.table import CASINOS

BITS = 32
MASK = (1 << BITS) - 1
STEP = 362437
MOST_DICE = 8
POWERS = numbers([CASINOS**dice for dice in range(MOST_DICE + 1)])
"""The number of rolls of so many dice."""
FOUR = CASINOS**4
WIDTH = 8
"""Bits for the count of one face, where the counts of all faces stand in one number."""


def _count_four(number: int) -> int:
    """Count the faces of four dice, which are the digits of a number to the base of six."""
    counts = 0
    for _ in range(4):
        number, face = divmod(number, CASINOS)
        counts += 1 << WIDTH * face
    return counts


COUNTS = numbers([_count_four(number) for number in range(FOUR)])
"""The counts of every roll of four dice: looking them up is quicker than counting."""


@kernel
def seed(t: Any, number: int) -> None:
    """Begin at a number."""
    t.seed_a = (number * 7919 + 2463534242) & MASK | 1
    t.seed_b = (number >> BITS) * 104729 + number & MASK
    for _ in range(16):
        below(t, 2)


@kernel
def below(t: Any, most: int) -> Any:
    """Draw a number from 0 up to but not including `most`, which may be 2^31 at most."""
    bits = t.seed_a
    bits ^= bits << 13 & MASK
    bits ^= bits >> 17
    bits ^= bits << 5 & MASK
    t.seed_a = bits
    t.seed_b = t.seed_b + STEP & MASK
    return (bits + t.seed_b & MASK) * most >> BITS


@kernel
def roll(t: Any, dice: int, counts: Any) -> None:
    """Roll up to eight dice and count the faces."""
    number = below(t, POWERS[dice])
    packed = COUNTS[number % FOUR] + COUNTS[number // FOUR]
    packed -= MOST_DICE - dice  # dice that were not rolled were counted on the first face
    for face in range(CASINOS):
        counts[face] = packed >> WIDTH * face & (1 << WIDTH) - 1


@kernel
def shuffle(t: Any) -> None:
    """Shuffle the pile, which lies at the beginning of its room."""
    for place in range(t.pile_size - 1, 0, -1):
        other = below(t, place + 1)
        card = t.pile[place]
        t.pile[place] = t.pile[other]
        t.pile[other] = card
