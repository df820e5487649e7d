"""How a throw of the abstract form can end, where only the numbers of dice count [S42]."""

from collections import defaultdict
from functools import cache
from itertools import repeat
from math import comb

from flambeur.games.strike.landed import FACES
from flambeur.games.strike.options import NUMBERS
from flambeur.games.strike.styles import MILLION, Style

End = tuple[int, int, float]
"""How many dice are taken, how many lie there alone, and how likely."""


@cache
def ends(lying: int, fresh: int) -> tuple[End, ...]:
    """List the ends when different dice lie there and fresh ones show any face."""
    ways: dict[tuple[int, int, int], int] = {(fresh, 0, 0): 1}
    for number in range(len(NUMBERS)):
        after: defaultdict[tuple[int, int, int], int] = defaultdict(int)
        for (left, taken, single), count in ways.items():
            for shown in range(left + 1):
                equal = shown + (number < lying)
                end = left - shown, taken + (equal if equal > 1 else 0), single + (equal == 1)
                after[end] += count * comb(left, shown)
        ways = after
    found: defaultdict[tuple[int, int], int] = defaultdict(int)
    for (_, taken, single), count in ways.items():
        found[taken, single] += count
    return tuple((*end, count / len(FACES) ** fresh) for end, count in found.items())


@cache
def throw_ends(style: Style, lying: int, targets: int) -> tuple[End, ...]:
    """List the ends of a throw of one die at some of those that lie there."""
    hit = style.hit[targets - 1] if targets else 0
    chances = [*repeat(hit, targets), *repeat(style.stray, lying - targets)]
    ways = {(0, 1): 1 - style.out_thrown / MILLION, (0, 0): style.out_thrown / MILLION}
    for chance in chances:
        ways = _disturb(ways, chance / MILLION, style.out_hit / MILLION)
    return _mixed(ways)


@cache
def grand_ends(style: Style, count: int) -> tuple[End, ...]:
    """List the ends of a throw of all dice."""
    out = style.out_grand / MILLION
    ways = {
        (0, count - lost): comb(count, lost) * out**lost * (1 - out) ** (count - lost)
        for lost in range(count + 1)
    }
    return _mixed(ways)


Ways = dict[tuple[int, int], float]
"""How likely so many dice stay as they are, and so many show a new face."""


def _disturb(ways: Ways, hit: float, out: float) -> Ways:
    """Add a die that is left alone, lost, or turned over."""
    after: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (stays, fresh), chance in ways.items():
        after[stays + 1, fresh] += chance * (1 - hit)
        after[stays, fresh] += chance * hit * out
        after[stays, fresh + 1] += chance * hit * (1 - out)
    return after


def _mixed(ways: Ways) -> tuple[End, ...]:
    """Put all ends together; what cannot happen is left out."""
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (stays, fresh), chance in ways.items():
        for taken, single, share in ends(stays, fresh):
            found[taken, single] += chance * share
    return tuple((*end, chance) for end, chance in found.items() if chance)
