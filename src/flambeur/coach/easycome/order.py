"""Who begins, while the players still roll for it: exact chances."""

from collections import defaultdict
from functools import cache

from flambeur.games.easycome.dice import DICE, ValueDice

Leading = tuple[int, tuple[int, ...]]
"""The best total so far, and the places of those who have it."""


def begins(seats: tuple[int, ...], totals: tuple[int, ...]) -> dict[int, float]:
    """Tell how likely each of these seats begins; equals roll again, and none has an edge."""
    states: dict[Leading, float] = {(-1, ()): 1.0}
    for place in range(len(seats)):
        chances = {totals[place]: 1.0} if place < len(totals) else _totals()
        states = _rolled(states, place, chances)
    found = dict.fromkeys(seats, 0.0)
    for (_, leading), chance in states.items():
        for place in leading:
            found[seats[place]] += chance / len(leading)
    return found


def _rolled(
    states: dict[Leading, float], place: int, chances: dict[int, float]
) -> dict[Leading, float]:
    after: defaultdict[Leading, float] = defaultdict(float)
    for (best, leading), chance in states.items():
        for total, share in chances.items():
            if total > best:
                after[total, (place,)] += chance * share
            elif total == best:
                after[best, (*leading, place)] += chance * share
            else:
                after[best, leading] += chance * share
    return dict(after)


@cache
def _totals() -> dict[int, float]:
    found: dict[int, float] = {}
    for rolled, chance in ValueDice(DICE).outcomes():
        total = sum(rolled.dice[0])
        found[total] = found.get(total, 0.0) + float(chance)
    return found
