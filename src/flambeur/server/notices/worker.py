"""Finds who is called and not here, and tells them; any worker does it for anybody.

A message is sent first and noted then: should a worker die in between, it is sent again with the
same tag, which folds the two into one wherever they are shown.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from flambeur.core.codec import read_as
from flambeur.core.errors import FlambeurError
from flambeur.protocol.card import Card
from flambeur.server.notices.reach import Unreached
from flambeur.server.notices.rules import Reader, Verdict, Wait, judge
from flambeur.server.notices.sending import Ended, Sender
from flambeur.server.notices.wording import Told, tell_away, tell_turns
from flambeur.server.ops import metrics
from flambeur.server.ops.rounds import guard
from flambeur.server.play.calling import called, is_by_day
from flambeur.server.play.desk import Desk
from flambeur.server.store.contract import Look
from flambeur.words.catalogues import Words

EVERY = 5.0
"""Seconds between two looks at who is called."""
HERE_EVERY = 20.0
"""Seconds after which it is noted again who is here; they count as present for twice as long."""
CALLS, LOOKS = 500, 50
HOLD = 60.0
"""Seconds after which a subscription is looked at again, should its worker have died."""
AGAIN, LONGEST = 60.0, 6 * 3600.0
"""Seconds after which a message that did not arrive is tried again: twice as many each time."""
TRIES = 12
"""A place that has not been reached so often in a row, within two days, is forgotten."""

Letter = tuple[Told, tuple[Wait, ...]]
"""What is sent, and the calls that are told by it."""
log = logging.getLogger("flambeur.notices")


class Notices:
    """Tells people who have closed the page that a table waits for them."""

    def __init__(self, desk: Desk, sender: Sender, present: Callable[[], Iterable[str]]) -> None:
        """Take where tables are seen, who sends, and who is here at this worker."""
        self._desk, self._store, self._present = desk, desk.store, present
        self.sender = sender

    async def note_here(self) -> None:
        """Keep who is here, for all workers."""
        people = sorted(set(self._present()))
        if people:
            await self._store.note_here(people)

    async def sweep(self) -> None:
        """Look at those who were called, and at those who could not be told before."""
        await self._store.hear_calls(CALLS)
        looks = await self._store.claim_looks(LOOKS, HOLD)
        # One that cannot be looked at does not keep the others from being told.
        await asyncio.gather(*(guard(partial(self._look, look)) for look in looks))

    async def _look(self, look: Look) -> None:
        waits, cards = await self._waits(look.person)
        told: dict[str, int] = read_as(look.told, dict[str, int])
        # What calls no more need not be remembered.
        told = {wait.table: told[wait.table] for wait in waits if wait.table in told}
        verdict = judge(Reader(look.zone, look.here, look.sent, told), waits, look.now)
        try:
            for letter, about in await self._letters(look, verdict, waits, cards):
                await self.sender.send(look, letter)
                metrics.NOTICES.labels("sent").inc()
                told |= {wait.table: wait.seq for wait in about}
        except Ended:
            metrics.NOTICES.labels("ended").inc()
            await self._store.end_subscription(look.id)
        except Unreached as error:
            metrics.NOTICES.labels("failed").inc()
            log.info("a message did not arrive by %s: %s", look.way, error)
            await self._try_later(look, told)
        else:
            again = None if verdict.again is None else max(0.0, verdict.again - look.now)
            ended = msgspec.structs.replace(look, told=_written(told), failed=0)
            await self._store.end_look(ended, sent=bool(verdict.by_day), wait=again)

    async def _waits(self, person: str) -> tuple[list[Wait], dict[str, Card]]:
        """List the tables that wait for somebody, as their logs tell it now."""
        waits, cards = [], {}
        for call in await self._store.calls_of(person):
            try:
                table = (await self._desk.see(call.table)).table
            except FlambeurError as error:
                log.warning("a table was not read: %s", error)
                continue
            if person in called(table):
                waits.append(Wait(call.table, call.seq, call.at, by_day=is_by_day(table)))
                cards[call.table] = table.card
        return waits, cards

    async def _letters(
        self, look: Look, verdict: Verdict, waits: list[Wait], cards: dict[str, Card]
    ) -> list[Letter]:
        """Write what the rules allow."""
        if not verdict.by_day and not verdict.live:
            return []
        # The first words of a language take a while to read.
        words = await asyncio.to_thread(Words, look.language)
        letters: list[Letter] = []
        if verdict.by_day:
            by_day = [cards[wait.table] for wait in waits if wait.by_day]
            turns = tell_turns(words, look.person, by_day, len(waits))
            letters.append((turns, verdict.by_day))
        aways = ((tell_away(words, cards[one.table], len(waits)), (one,)) for one in verdict.live)
        return [*letters, *aways]

    async def _try_later(self, look: Look, told: dict[str, int]) -> None:
        failed = look.failed + 1
        if failed >= TRIES:
            await self._store.end_subscription(look.id)
            return
        later = msgspec.structs.replace(look, told=_written(told), failed=failed)
        wait = min(LONGEST, AGAIN * 2**look.failed)
        await self._store.end_look(later, sent=False, wait=wait)


def _written(told: dict[str, int]) -> str:
    return msgspec.json.encode(told).decode()
