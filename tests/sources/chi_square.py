"""Are faces equally likely? For rolls of a fixed seed the answer never changes."""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt


def is_even(faces: Iterable[Hashable], kinds: int) -> bool:
    """Tell whether so many kinds come about equally often: chi-square, four deviations wide."""
    counts = Counter(faces)
    awaited = counts.total() / kinds
    distance = sum((count - awaited) ** 2 for count in counts.values()) / awaited
    distance += awaited * (kinds - len(counts))
    freedom = kinds - 1
    return abs(distance - freedom) < 4 * sqrt(2 * freedom)
