"""Exact odds of one throw in the abstract form, and of a Grand Lancer without losses [S43, S44]."""

from collections import defaultdict
from fractions import Fraction

import msgspec

from flambeur.games.strike.cast import Cast
from flambeur.games.strike.landed import X

Seen = tuple[frozenset[int], frozenset[int]]
"""The numbers that lie there once, and those that lie there more often."""


class Odds(msgspec.Struct, frozen=True):
    """What a throw leads to."""

    match: Fraction
    """The chance that something is taken."""
    taken: Fraction
    """How many dice are taken on average."""
    empty: Fraction
    """The chance that the arena is empty afterwards."""
    lost: Fraction
    """How many dice are lost on average."""


def odds_of(cast: Cast) -> Odds:
    """Go through the dice one by one; only what lies there once or more often matters."""
    ends: dict[Seen, Fraction] = {(frozenset(), frozenset()): Fraction(1)}
    numbers = Fraction(0)
    lost = Fraction(0)
    for _, odds in cast.odds():
        lost += odds.get(0, Fraction(0)) + odds.get(X, Fraction(0))
        numbers += sum(chance for face, chance in odds.items() if face > X)
        ends = _add(ends, odds)
    single = sum((chance * len(once) for (once, _), chance in ends.items()), Fraction(0))
    return Odds(
        match=sum((chance for (_, more), chance in ends.items() if more), Fraction(0)),
        taken=numbers - single,
        empty=sum((chance for (once, _), chance in ends.items() if not once), Fraction(0)),
        lost=lost,
    )


def _add(ends: dict[Seen, Fraction], odds: dict[int, Fraction]) -> dict[Seen, Fraction]:
    """Add one die to what lies there."""
    after: defaultdict[Seen, Fraction] = defaultdict(Fraction)
    for (once, more), chance in ends.items():
        for face, share in odds.items():
            if face <= X or face in more:
                seen = once, more
            elif face in once:
                seen = once - {face}, more | {face}
            else:
                seen = once | {face}, more
            after[seen] += chance * share
    return after
