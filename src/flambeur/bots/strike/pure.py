"""Two players, dice that neither miss nor knock over: the game solved [S45]."""

from functools import cache
from itertools import product

import msgspec

from flambeur.bots.strike.throws import End, ends

NUMBERS = 5
FACES = 6
MOST = 19
"""Dice in the game of two."""
CLOSE = 1e-14
SWEEPS = 1_000

Key = tuple[int, int, int]
"""Different dice in the arena, own reserve, the other's reserve."""


class Solution(msgspec.Struct, frozen=True):
    """The chance to win, for whoever begins a turn and for whoever throws."""

    start: dict[Key, float]
    throw: dict[Key, float]

    def stop(self, key: Key) -> float:
        """Tell what it is worth to stop."""
        arena, own, other = key
        return 1 - self.start[arena, other, own]

    def should_throw(self, key: Key) -> bool:
        """Tell whether another throw is better than to stop."""
        return self.throw[key] > self.stop(key)


@cache
def solve(dice: int = MOST) -> Solution:
    """Improve all values over and over until they stand still."""
    keys = [
        (arena, own, other)
        for own, other, arena in product(range(1, dice), range(1, dice), range(NUMBERS + 1))
        if arena + own + other <= dice
    ]
    solution = Solution(dict.fromkeys(keys, 0.5), dict.fromkeys(keys, 0.5))
    for _ in range(SWEEPS):
        change = 0.0
        for key in keys:
            value = _grand(solution, key) if key[0] == 0 else _throw(solution, key)
            change = max(change, abs(value - solution.start[key]))
            solution.throw[key] = solution.start[key] = value
        if change < CLOSE:
            break
    return solution


def _throw(solution: Solution, key: Key) -> float:
    """One die: it matches, shows the X, or a new number."""
    arena, own, other = key
    match = arena * (1 - solution.start[arena - 1, other, own + 1])
    missed = _decide(solution, (arena, own - 1, other))
    new = _decide(solution, (arena + 1, own - 1, other)) if arena < NUMBERS else 0.0
    return (match + missed + (NUMBERS - arena) * new) / FACES


def _decide(solution: Solution, key: Key) -> float:
    if key[1] == 0:
        return 0.0
    return max(solution.stop(key), solution.throw[key])


def _grand(solution: Solution, key: Key) -> float:
    """All dice: what comes back is the new reserve."""
    _, own, other = key
    return sum(
        chance * (1 - solution.start[single, other, back])
        for back, single, chance in grand_ends(own)
        if back
    )


def grand_ends(count: int) -> tuple[End, ...]:
    """List how many dice come back, how many lie single, and how likely."""
    return ends(0, count)
