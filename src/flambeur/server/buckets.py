"""Buckets that leak: what everybody may still take, in one number for each."""

import time
from collections.abc import Callable

from flambeur.server.settings import Rate

SECONDS = {"second": 1, "minute": 60, "hour": 3600}
KNOWN = 100_000
"""So many are remembered in each half of the memory; whoever is forgotten has a full bucket."""

SLACK = 1e-6
"""Seconds by which sums of numbers may be wrong."""


class Buckets:
    """A full bucket for each who comes; what is taken flows back steadily.

    Of each bucket only the time is kept when it is full again. The memory has two halves: after
    two whiles, in which even a bucket fills that owes another one, the older half is dropped as
    a whole. So nobody is looked for, and taking costs the same however many come.
    """

    def __init__(
        self, rate: Rate, times: int = 1, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Take how much may be taken in which while, or a multiple of it."""
        most, _, unit = rate.partition("/")
        self._clock, self._while = clock, SECONDS[unit]
        self._each = self._while / (int(most) * times)
        self._until = 0.0
        self._new: dict[str, float] = {}
        self._old: dict[str, float] = {}

    def take(self, who: str, amount: float = 1, debt: float = SLACK) -> float:
        """Take this much and give back 0, or take nothing and tell how many seconds to wait.

        A bucket may owe what flows back in so many seconds.
        """
        now = self._clock()
        if now >= self._until or len(self._new) >= KNOWN:
            self._until = now + 2 * self._while
            self._old, self._new = self._new, {}
        full = self._new.get(who) or self._old.get(who, now)
        full = max(full, now) + amount * self._each
        wait = full - now - self._while
        if wait > debt:
            return wait
        self._new[who] = full
        return 0.0
