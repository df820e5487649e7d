"""Reviews as jobs: asked for by anyone, done by one worker, kept for all."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec

from flambeur.core.codec import read_as
from flambeur.core.fair.signer import NoSigner
from flambeur.protocol.refusals import Unavailable
from flambeur.server.bus.contract import Bus
from flambeur.server.ops import metrics
from flambeur.server.ops.rounds import Rounds
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import aside, read_table
from flambeur.server.spending import billing
from flambeur.server.store.contract import Reviewed, Store, Stored
from flambeur.server.thought.minds import Minds
from flambeur.server.thought.reviewing import review_record
from flambeur.server.thought.words import tell_apart

SUBJECT = "reviews"
EVERY = 1.0
"""Seconds between two words about how far a review is."""
HOLD = 15.0
"""Seconds without a word after which a review is given to another worker."""
SWEEP = 5.0
NICE = 5
"""Everything else goes first, moves above all; but at the end of a game people do wait for it."""
IDLE = 60.0
"""Seconds that its process waits for the next one: to start anew takes a small part of a review."""
LONGEST = 600.0
"""Seconds after which a review has failed."""
CLAIM = 20
KEPT = 32
"""So many reviews are kept with their lines, some hundred kilobytes each."""
GUESS = 20.0
"""Seconds that a review is believed to take until one of that game was made here."""
WEIGHT = 0.2
"""How much of the mean the latest review makes up."""
WAITING = Reviewed("waiting", 0.0, None)

log = logging.getLogger("flambeur.reviews")


class _First(msgspec.Struct):
    """What the first line of a record tells in every format."""

    game: str


def game_of(record: bytes) -> str:
    """Tell which game was recorded."""
    return read_as(record.partition(b"\n")[0], _First).game


class Reviews:
    """Any worker takes them, one at a time; one whose worker died is taken by another."""

    def __init__(self, store: Store, bus: Bus, minds: Minds) -> None:
        """Take what all workers share, and processes for short thoughts; a long one has its own."""
        self._store, self._bus = store, bus
        self._reviewer, self._minds = Minds(1, NICE, IDLE), minds
        self._told: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._costs: dict[str, float] = {}
        self._turn = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._unasked: str | None = None
        """The table whose review is made here although nobody asked for it."""
        self._rounds = Rounds()

    async def open(self) -> None:
        """Take jobs, each of which goes to one worker only, and look for those that got lost."""
        await self._bus.subscribe(SUBJECT, self._hear, group=SUBJECT)
        self._rounds.every(SWEEP, self.sweep)

    async def ask(self, table: str) -> Reviewed:
        """Put the review of a finished game on the list, or find it there."""
        if await self._store.ask_review(table):
            await self._call(table)
        return await self._store.review(table) or WAITING

    @property
    def busy(self) -> bool:
        """Tell whether a review is made or waited for here."""
        return bool(self._tasks)

    async def make_unasked(self, table: str) -> None:
        """Make a review here that nobody waits for, unless it is on the list by now."""
        if await self._store.ask_review(table):
            self._take(table)
            self._unasked = table

    def cost(self, game: str) -> float:
        """Tell how many seconds of processor time a review of this game takes, by experience."""
        return self._costs.get(game, GUESS)

    async def find(self, table: str) -> Reviewed | None:
        """Tell how far a review is, if anybody asked for it."""
        return await self._store.review(table)

    async def tell(self, table: str, record: bytes, review: bytes) -> bytes:
        """Say a review line by line; the same lines are looked for once."""
        if table not in self._told:
            telling = self._minds.think(tell_apart, record, review)
            self._told[table] = task = asyncio.create_task(telling)
            task.add_done_callback(lambda done: self._forget(table, done))
        self._told.move_to_end(table)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return await asyncio.shield(self._told[table])

    async def sweep(self) -> None:
        """Call for reviews that nobody works on."""
        for table in await self._store.lost_reviews(CLAIM, HOLD):
            await self._call(table)

    async def close(self) -> None:
        """Stop at once; another worker begins anew with what was not finished."""
        self._reviewer.close()
        await self._rounds.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table: str, task: "asyncio.Task[bytes]") -> None:
        """Keep no failure."""
        if task.cancelled() or task.exception() is not None:
            self._told.pop(table, None)

    async def _call(self, table: str) -> None:
        """Call any worker; without a line to the others it is done here."""
        if await self._bus.ready():
            await self._bus.publish(SUBJECT, table.encode())
        else:
            self._take(table)

    async def _hear(self, _: str, data: bytes) -> None:
        self._take(data.decode())

    def _take(self, table: str) -> None:
        if table not in self._tasks:
            self._make_room()
            self._tasks[table] = task = asyncio.create_task(self._work(table))
            task.add_done_callback(lambda _: self._tasks.pop(table))

    def _make_room(self) -> None:
        """Break off what nobody waits for; the sweep finds it later, as it finds all lost ones."""
        if self._unasked is not None and (task := self._tasks.get(self._unasked)):
            task.cancel()
            self._reviewer.close()
        self._unasked = None

    async def _work(self, table: str) -> None:
        async with self._turn:
            # A job that cannot be kept now is found by the sweep.
            with suppress(Unavailable):
                if await self._store.claim_review(table):
                    stored = await self._store.load(table)
                    body = None if stored is None else await self._try(table, stored)
                    state = "failed" if body is None else "done"
                    await self._store.end_review(table, state, body)
                    metrics.REVIEWS.labels(state).inc()

    async def _try(self, table: str, stored: Stored) -> bytes | None:
        """Review a game; whatever fails would fail again, so that nobody repeats it unasked."""
        try:
            record = await aside(stored, export_record, stored, NoSigner())
            if record is None:
                return None
            names = (await aside(stored, read_table, stored)).names()
            return await self._review(table, record, names)
        except TimeoutError:
            self._reviewer.close()
            log.warning("a review took too long", extra={"table": table})
        except Exception:
            log.exception("a review failed", extra={"table": table})
        return None

    async def _review(self, table: str, record: bytes, names: tuple[str, ...]) -> bytes:
        started = perf_counter()
        async with asyncio.timeout(LONGEST):
            with billing() as bill:
                thinking = self._reviewer.think(review_record, record, names)
                body = await self._watch(table, thinking)
        metrics.REVIEW_SECONDS.observe(perf_counter() - started)
        self._learn(record, bill.seconds)
        return body

    def _learn(self, record: bytes, seconds: float) -> None:
        """Take one more review of a game into the mean."""
        game = game_of(record)
        before = self._costs.get(game, seconds)
        self._costs[game] = before + WEIGHT * (seconds - before)

    async def _watch(self, table: str, thinking: Coroutine[Any, Any, bytes]) -> bytes:
        """Wait for a thought, and tell meanwhile how far it is."""
        thought = asyncio.create_task(thinking)
        try:
            while not (await asyncio.wait([thought], timeout=EVERY))[0]:
                with suppress(Unavailable):
                    await self._store.advance_review(table, self._reviewer.progress)
            return await thought
        finally:
            thought.cancel()
