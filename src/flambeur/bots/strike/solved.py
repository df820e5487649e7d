"""Two players in the abstract form: the game solved, with styles, aims and lost dice [S40].

Dice are lost or stay, but never come back. So positions are solved by the number of dice in the
game, the fewest first; positions with equally many are improved over and over.
"""

from collections.abc import Iterable
from functools import cache

import msgspec

from flambeur.bots.strike.throws import grand_ends, throw_ends
from flambeur.games.strike.options import NUMBERS
from flambeur.games.strike.styles import STYLES, Style

MOST = 19
"""Dice in the game of two."""
CLOSE = 1e-9

Key = tuple[int, int, int]
"""Different dice in the arena, own reserve, the other's reserve."""
Styles = tuple[Style, ...]
MEASURED: Styles = tuple(STYLES.values())


class Solution(msgspec.Struct, frozen=True):
    """The chance to win, for whoever begins a turn and for whoever may stop or throw."""

    self_emptied: str
    start: dict[Key, float]
    decide: dict[Key, float]

    def stop(self, key: Key) -> float:
        """Tell what it is worth to stop."""
        arena, own, other = key
        return 1 - self.start[arena, other, own]

    def throw(self, key: Key, style: Style, targets: int) -> float:
        """Tell what it is worth to throw one die at some of those that lie there."""
        return sum(
            chance * self._after(key, taken, single)
            for taken, single, chance in throw_ends(style, key[0], targets)
        )

    def grand(self, key: Key, style: Style) -> float:
        """Tell what it is worth to throw all dice; without a match one is out [S18]."""
        _, own, other = key
        return sum(
            chance * (1 - self.start[single, other, taken])
            for taken, single, chance in grand_ends(style, own)
            if taken
        )

    def _after(self, key: Key, taken: int, single: int) -> float:
        _, own, other = key
        if taken:
            return 1 - self.start[single, other, own - 1 + taken]
        if own == 1:
            return 0.0
        if not single and self.self_emptied == "end_turn":
            return 1 - self.start[0, other, own - 1]
        return self.decide[single, own - 1, other]


@cache
def solve(self_emptied: str, styles: Styles = MEASURED) -> Solution:
    """Solve the game for a reading of S19."""
    solution = Solution(self_emptied, {}, {})
    for total in range(2, MOST + 1):
        keys = [
            (arena, own, total - arena - own)
            for own in range(1, total)
            for arena in range(min(len(NUMBERS), total - own - 1) + 1)
        ]
        solution.start.update(dict.fromkeys(keys, 0.5))
        solution.decide.update(dict.fromkeys(keys, 0.5))
        while _improve(solution, keys, styles) > CLOSE:
            pass
    return solution


def _improve(solution: Solution, keys: Iterable[Key], styles: Styles) -> float:
    """Look one throw ahead from everywhere; tell the largest change."""
    change = 0.0
    for key in keys:
        aims = range(key[0] + 1)
        throw = max(solution.throw(key, style, aim) for style in styles for aim in aims)
        start = throw if key[0] else max(solution.grand(key, style) for style in styles)
        decide = max(throw, solution.stop(key))
        if not key[0] and solution.self_emptied == "throw_all":
            decide = start
        change = max(change, abs(start - solution.start[key]), abs(decide - solution.decide[key]))
        solution.start[key], solution.decide[key] = start, decide
    return change
