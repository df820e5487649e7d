"""A mean and how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.96
"""How many standard errors an interval of 95 % reaches to either side."""


class Mean(NamedTuple):
    """A mean, and how far its interval of 95 % reaches to either side."""

    value: float
    within: float

    def told(self, scale: float = 100, digits: int = 1) -> str:
        """Write both, as percent unless told otherwise."""
        return f"{scale * self.value:.{digits}f} ± {scale * self.within:.{digits}f}"


def mean_of(values: Sequence[float]) -> Mean:
    """Average values that know nothing of each other; a single one could be anything."""
    spread = stdev(values) if len(values) > 1 else float("inf")
    return Mean(fmean(values), Z * spread / sqrt(len(values)))
