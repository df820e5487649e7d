"""How often one person or one address may ask for something, and how much thought it may cost."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, inf

from flambeur.protocol.refusals import TooMany
from flambeur.server.buckets import Buckets
from flambeur.server.settings import Rate, Settings
from flambeur.server.spending import billing

SHARED = 3
"""An address may open and think as much as three persons: a family or a club sits behind it."""
CROWD = 20
"""An address may act as quickly as so many persons at full speed: far more people who think."""
HELD = 0.25
"""Seconds that are charged while some work goes on, so that many questions at once count, too."""

AIMS, GESTURES = "10/second", "5/second"
"""Words of one person about what their hands do: while a throw is aimed, and all others."""

DEAREST = 5.0
"""Seconds that one question costs at most: the first one of all starts and compiles things."""


class Limit:
    """How often each of them may ask for one thing."""

    def __init__(self, name: str, rate: Rate, times: int = 1) -> None:
        """Take its name, for those who are refused, and how often each may ask."""
        self._name, self._rate, self._times = name, rate, times
        self._buckets = Buckets(rate, times)

    def count(self, who: str) -> None:
        """Count one more, or refuse it."""
        if wait := self._buckets.take(who):
            raise _too_many(self._name, self._rate, self._times, wait)

    def forgive(self, who: str) -> None:
        """Count one less: it was none of those that are counted."""
        self._buckets.take(who, -1)


class Budget:
    """How many seconds of processor time each person and each address may cost.

    What work really took is known afterwards, so a budget may be overdrawn; then it is refused
    until it is in order again.
    """

    def __init__(self, name: str, rate: Rate) -> None:
        """Take its name and how many seconds there are in which while."""
        self._name, self._rate = name, rate
        self._people, self._addresses = Buckets(rate), Buckets(rate, SHARED)

    def check(self, person: str, address: str) -> None:
        """Refuse one whose budget is used up."""
        if wait := self._people.take(person, 0):
            raise _too_many(self._name, self._rate, 1, wait)
        if wait := self._addresses.take(address, 0):
            raise _too_many(self._name, self._rate, SHARED, wait)

    def charge(self, person: str, address: str, seconds: float) -> None:
        """Take what some work took."""
        self._people.take(person, seconds, inf)
        self._addresses.take(address, seconds, inf)

    @contextmanager
    def spend(self, person: str, address: str) -> Iterator[None]:
        """Let somebody ask for some work, and charge what it took."""
        self.check(person, address)
        self.charge(person, address, HELD)
        with billing() as bill:
            try:
                yield
            finally:
                self.charge(person, address, min(bill.seconds, DEAREST) - HELD)


class Limits:
    """Counts in this worker's memory: enough against floods, and free of a shared store."""

    def __init__(self, settings: Settings) -> None:
        """Read the limits of the settings."""
        self._acts = Limit("acts of one person", settings.acts)
        self._acts_here = Limit("acts from one address", settings.acts, CROWD)
        self.requests = Limit("requests from one address", settings.requests)
        self.reviews = Limit("reviews for one address", settings.reviews)
        self.hints = Limit("hints for one person", settings.hints)
        self.signs = Limit("attempts to sign in from one address", settings.signs)
        self.thinking = Budget("seconds of thinking", settings.thinking)
        self.reviewing = Budget("seconds of reviewing", settings.reviewing)
        self._aims, self._gestures = Buckets(AIMS), Buckets(GESTURES)
        self._codes = Limit("wrong codes of one person", settings.codes)
        self._codes_here = Limit("wrong codes from one address", settings.codes, SHARED)
        self._tables = Limit("tables of one person", settings.tables)
        self._tables_here = Limit("tables from one address", settings.tables, SHARED)

    def act(self, person: str, address: str) -> None:
        """Count what somebody does at tables, over whichever line."""
        self._acts.count(person)
        self._acts_here.count(address)

    def gesture(self, person: str, *, aims: bool) -> bool:
        """Tell whether the others are to hear of one more gesture of somebody."""
        return not (self._aims if aims else self._gestures).take(person)

    def open_table(self, person: str, address: str) -> None:
        """Count a table that is about to be opened, in whatever way."""
        self._tables.count(person)
        self._tables_here.count(address)

    def try_code(self, person: str, address: str) -> None:
        """Count a code before it is looked up, as if it led nowhere."""
        self._codes.count(person)
        self._codes_here.count(address)

    def right_code(self, person: str, address: str) -> None:
        """Count a code no longer that leads to a night."""
        self._codes.forgive(person)
        self._codes_here.forgive(address)


def _too_many(name: str, rate: Rate, times: int, wait: float) -> TooMany:
    most, _, unit = rate.partition("/")
    wait = ceil(wait * 1000) / 1000
    return TooMany(f"{name}: at most {int(most) * times}/{unit}; wait {wait} seconds", wait)
