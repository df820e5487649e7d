"""How often one person or one address may ask for something."""

import time
from collections import Counter
from collections.abc import Callable

from flambeur.protocol.refusals import TooMany
from flambeur.server.settings import Rate, Settings

SECONDS = {"second": 1, "minute": 60, "hour": 3600}


class Limit:
    """Counts everybody's requests; after a while all begin anew at once.

    Counting takes the same time however many people come, which a memory of everybody's own
    while would not.
    """

    def __init__(self, limit: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Take how often each of them may ask."""
        most, _, unit = limit.partition("/")
        self._most, self._while, self._clock = int(most), SECONDS[unit], clock
        self._until = 0.0
        self._counts: Counter[str] = Counter()

    def count(self, who: str) -> None:
        """Count one more, or refuse it."""
        now = self._clock()
        if now >= self._until:
            self._until = now + self._while
            self._counts = Counter()
        self._counts[who] += 1
        if self._counts[who] > self._most:
            raise TooMany("too many requests; wait a moment")


class Limits:
    """Counts in this worker's memory: enough against floods, and free of a shared store."""

    def __init__(self, settings: Settings) -> None:
        """Read the limits of the settings."""
        self.acts = Limit(settings.acts)
        self.requests = Limit(settings.requests)
        self.tables = Limit(settings.tables)
        self.reviews = Limit(settings.reviews)
        self.hints = Limit(settings.hints)
        self.signs = Limit(settings.signs)
