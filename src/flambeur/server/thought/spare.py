"""What an idle worker does before anybody asks: days of Today's Ten, reviews of finished games."""

import time
from collections.abc import Awaitable, Callable

from flambeur.server.buckets import Buckets
from flambeur.server.store.contract import ReviewStore
from flambeur.server.thought.judged import is_judged
from flambeur.server.thought.reviews import Reviews

LOOK = 10.0
"""Seconds between two looks at whether there is time to spare."""
QUIET = 60.0
"""Seconds in which nothing was thought about: then nobody waits for a processor."""
LATER = 600.0
"""Seconds until it is looked again where there was nothing to review."""
DAYS = 14
"""Games of so many days are reviewed unasked."""
LISTED = 50
"""Among so many, one is looked for that can be reviewed; there are games that nobody judges."""
NOTHING = ("", "")
HERE = "here"
"""Whose budget it is: every worker has its own."""


class SpareTime:
    """Makes one review at a time, the newest game first, within what it may cost in an hour."""

    def __init__(
        self,
        store: ReviewStore,
        reviews: Reviews,
        plan: Callable[[], Awaitable[None]],
        busy: Callable[[], bool],
        seconds: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take what plans days, what tells whether anybody thinks, and the seconds of an hour."""
        self._store, self._reviews, self._plan = store, reviews, plan
        self._busy, self._clock = busy, clock
        self._budget = Buckets(f"{seconds}/hour", clock=clock)
        self._from = clock() + QUIET
        """Nothing is done before this."""

    async def look(self) -> None:
        """Begin a review if there is one to make, and nothing else was done for a while."""
        if self._busy():
            self._wait(QUIET)
        elif self._clock() >= self._from:
            await self._begin()

    async def _begin(self) -> None:
        await self._plan()
        found = await self._store.unreviewed(DAYS, LISTED)
        table, game = next((one for one in found if is_judged(one[1])), NOTHING)
        if not table:
            self._wait(LATER)
        elif wait := self._budget.take(HERE, self._reviews.cost(game)):
            self._wait(wait)
        elif not self._busy():
            await self._reviews.make_unasked(table)

    def _wait(self, seconds: float) -> None:
        self._from = max(self._from, self._clock() + seconds)
