"""How a throw can end, counted: the chances are those of the abstract form [S42]."""

from collections import defaultdict
from functools import lru_cache

from flambeur.games.strike.cast import Cast
from flambeur.games.strike.landed import X

Seen = tuple[frozenset[int], frozenset[int], int]
"""The numbers that lie there once, those that lie there more often, and all dice that count."""
End = tuple[int, int]
"""Dice that stay in the arena, and dice that are taken."""


@lru_cache(maxsize=512)
def ends_of(cast: Cast) -> tuple[tuple[End, float], ...]:
    """List how many dice stay and how many are taken, with the chance of each."""
    seen: dict[Seen, float] = {(frozenset(), frozenset(), 0): 1.0}
    for _, odds in cast.odds():
        seen = _add(seen, {face: float(chance) for face, chance in odds.items()})
    found: defaultdict[End, float] = defaultdict(float)
    for (once, _, count), chance in seen.items():
        found[len(once), count - len(once)] += chance
    return tuple(found.items())


def _add(seen: dict[Seen, float], odds: dict[int, float]) -> dict[Seen, float]:
    """Add one die to what lies there."""
    after: defaultdict[Seen, float] = defaultdict(float)
    for (once, more, count), chance in seen.items():
        for face, share in odds.items():
            after[_with(once, more, count, face)] += chance * share
    return after


def _with(once: frozenset[int], more: frozenset[int], count: int, face: int) -> Seen:
    if face <= X:
        return once, more, count
    if face in more:
        return once, more, count + 1
    if face in once:
        return once - {face}, more | {face}, count + 1
    return once | {face}, more, count + 1
