"""Chance as data: distributions that can be sampled, checked and enumerated exactly."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, islice, product
from math import factorial, prod

from flambeur.core.parts import Data, Move, Part

Roller = Callable[[Sequence[int]], list[int]]
"""Rolls dice, given their numbers of sides: a die of n sides shows 1 to n."""
Rows = Callable[[str], Roller]
"""The rows of numbers of one place, by the name of their stream."""
OWN = "own"
"""The stream of whatever names no other."""
STREAMS = (OWN, "neutral", "big")
"""The streams of groups that name no others."""


class Distribution(Part):
    """A chance event that has not happened yet."""

    __slots__ = ()

    @property
    def size(self) -> int:
        """Count the different outcomes."""
        raise NotImplementedError

    def sample(self, roll: Roller) -> Move:
        """Bring one outcome about."""
        raise NotImplementedError

    def draw(self, rows: Rows) -> Move:
        """Bring one outcome about, each stream from a row of its own."""
        return self.sample(rows(OWN))

    def outcomes(self) -> Iterator[tuple[Move, Fraction]]:
        """List every outcome with its exact probability."""
        raise NotImplementedError

    def __contains__(self, outcome: object) -> bool:
        """Tell whether this outcome is possible."""
        raise NotImplementedError


class Rolled(Data, Move, frozen=True):
    """The faces of rolled dice, group by group; within a group dice are alike and sorted."""

    dice: tuple[tuple[int, ...], ...]


class Shuffled(Data, Move, frozen=True):
    """Cards in their new order, the top one first."""

    cards: tuple[int, ...]


class Picked(Data, Move, frozen=True):
    """The place of the picked one, counted from 0."""

    index: int


class Dice(Data, Distribution, frozen=True, omit_defaults=True):
    """Groups of dice rolled together: `groups=(8, 2)` is eight alike and two of another kind."""

    groups: tuple[int, ...]
    faces: int = 6
    streams: tuple[str, ...] = STREAMS
    """By which names the groups are drawn, so that none depends on the size of another."""

    def __post_init__(self) -> None:
        """Refuse a group without a stream of its own, and a second way to write the usual ones."""
        count, named = len(self.groups), self.streams
        if count > len(named) or len(set(named)) < len(named):
            raise ValueError(f"{count} groups cannot be drawn from {named}")
        if named != STREAMS and (count < len(named) or named == STREAMS[:count]):
            raise ValueError(f"{named} are not how the streams of {count} groups are written")

    @property
    def size(self) -> int:
        """Count the different outcomes."""
        return prod(len(_multisets(count, self.faces)) for count in self.groups)

    def sample(self, roll: Roller) -> Rolled:
        """Roll every die."""
        groups = self.groups
        if len(groups) == 1:
            faces = roll((self.faces,) * groups[0])
            faces.sort()
            return Rolled((tuple(faces),))
        dice = iter(roll((self.faces,) * sum(groups)))
        return Rolled(tuple([tuple(sorted(islice(dice, count))) for count in groups]))

    def draw(self, rows: Rows) -> Rolled:
        """Roll every group from its own row: fewer dice show the first ones of the same row."""
        return Rolled(
            tuple(
                [
                    tuple(sorted(rows(stream)((self.faces,) * count)))
                    # The usual streams may be more than there are groups, never fewer.
                    for stream, count in zip(self.streams, self.groups, strict=False)
                ]
            )
        )

    def outcomes(self) -> Iterator[tuple[Rolled, Fraction]]:
        """List every roll with its exact probability."""
        for groups in product(*(_multisets(count, self.faces) for count in self.groups)):
            chance = prod((p for _, p in groups), start=Fraction(1))
            yield Rolled(tuple(faces for faces, _ in groups)), chance

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these dice can show these faces."""
        return (
            isinstance(outcome, Rolled)
            and tuple(map(len, outcome.dice)) == self.groups
            and all(
                list(group) == sorted(group) and group[0] >= 1 and group[-1] <= self.faces
                for group in outcome.dice
                if group
            )
        )


class Shuffle(Data, Distribution, frozen=True):
    """A pile of cards to be shuffled; equal cards are alike."""

    cards: tuple[int, ...]

    @property
    def size(self) -> int:
        """Count the different orders."""
        alike = prod(factorial(count) for count in Counter(self.cards).values())
        return factorial(len(self.cards)) // alike

    def sample(self, roll: Roller) -> Shuffled:
        """Shuffle from the bottom up (Fisher and Yates)."""
        cards = list(self.cards)
        places = range(len(cards) - 1, 0, -1)
        for place, other in zip(places, roll([place + 1 for place in places]), strict=True):
            cards[place], cards[other - 1] = cards[other - 1], cards[place]
        return Shuffled(tuple(cards))

    def outcomes(self) -> Iterator[tuple[Shuffled, Fraction]]:
        """List every different order; sensible for a handful of cards only."""
        each = Fraction(1, self.size)
        for cards in _orders(Counter(self.cards)):
            yield Shuffled(cards), each

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these are the same cards."""
        return isinstance(outcome, Shuffled) and sorted(outcome.cards) == sorted(self.cards)


class Pick(Data, Distribution, frozen=True):
    """One of several, all equally likely."""

    count: int

    @property
    def size(self) -> int:
        """Count the different outcomes."""
        return self.count

    def sample(self, roll: Roller) -> Picked:
        """Pick one."""
        return Picked(roll((self.count,))[0] - 1)

    def outcomes(self) -> Iterator[tuple[Picked, Fraction]]:
        """List every pick."""
        for index in range(self.count):
            yield Picked(index), Fraction(1, self.count)

    def __contains__(self, outcome: object) -> bool:
        """Tell whether there is such a one."""
        return isinstance(outcome, Picked) and 0 <= outcome.index < self.count


OUTCOMES = (Rolled, Shuffled, Picked)
KINDS = (Dice, Shuffle, Pick)


@lru_cache(maxsize=256)
def _multisets(count: int, faces: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """List what alike dice can show, each with its probability."""
    return tuple(
        (
            shown,
            Fraction(
                factorial(count) // prod(factorial(n) for n in Counter(shown).values()),
                faces**count,
            ),
        )
        for shown in combinations_with_replacement(range(1, faces + 1), count)
    )


def _orders(left: Counter[int]) -> Iterator[tuple[int, ...]]:
    """List the different orders of a bag of cards."""
    if not left.total():
        yield ()
    for card in sorted(card for card, count in left.items() if count):
        left[card] -= 1
        for rest in _orders(left):
            yield (card, *rest)
        left[card] += 1
