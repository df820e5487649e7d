"""The bus inside one process."""

import asyncio
import itertools
import random
from collections.abc import Iterator

from flambeur.server.bus.contract import Handler, Unsubscribe
from flambeur.server.bus.inbox import Inbox

PATIENCE = 5.0
"""Seconds that handlers get to finish when the bus is closed."""


class LocalBus:
    """Carries news between the parts of one process."""

    def __init__(self) -> None:
        self._open = False
        self._exact: dict[str, list[Inbox]] = {}
        self._patterns: list[Inbox] = []

    async def open(self, _: bytes, /) -> None:
        """Begin; nobody else can put anything in here, so nothing is sealed."""
        self._open = True

    async def ready(self) -> bool:
        """Tell whether the bus was opened."""
        return self._open

    async def publish(self, subject: str, news: bytes) -> None:
        """Put news into the inboxes; handlers run later."""
        if self._open:
            for inbox in self._chosen(subject):
                inbox.put(subject, news)

    async def tell_others(self, subject: str, news: bytes) -> None:
        """Tell nobody: there are no other workers."""

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Unsubscribe:
        """Listen to a subject, or to a pattern of subjects."""
        if not self._open:
            raise ConnectionError("the bus is not open")
        inbox = Inbox(subject, handler, group)
        place = self._patterns if _is_pattern(subject) else self._exact.setdefault(subject, [])
        place.append(inbox)

        async def unsubscribe() -> None:
            inbox.close()
            self._forget(subject, inbox)

        return unsubscribe

    async def close(self) -> None:
        """Hand out what is waiting, then stop."""
        self._open = False
        inboxes = [*itertools.chain(*self._exact.values()), *self._patterns]
        if inboxes:
            await asyncio.wait([asyncio.ensure_future(_end(inbox)) for inbox in inboxes])
        self._exact.clear()
        self._patterns.clear()

    def _chosen(self, subject: str) -> Iterator[Inbox]:
        """Choose all without a group, and one of each group."""
        groups: dict[str, list[Inbox]] = {}
        for inbox in self._wanting(subject):
            if inbox.group:
                groups.setdefault(inbox.group, []).append(inbox)
            else:
                yield inbox
        for members in groups.values():
            yield random.choice(members)  # noqa: S311 - it is about fair shares, not secrets

    def _wanting(self, subject: str) -> Iterator[Inbox]:
        yield from self._exact.get(subject, ())
        words = subject.split(".") if self._patterns else []
        yield from (inbox for inbox in self._patterns if inbox.wants(words))

    def _forget(self, subject: str, inbox: Inbox) -> None:
        place = self._patterns if _is_pattern(subject) else self._exact.get(subject, [])
        if inbox in place:
            place.remove(inbox)
        if not place:
            self._exact.pop(subject, None)


def _is_pattern(subject: str) -> bool:
    return not {"*", ">"}.isdisjoint(subject.split("."))


async def _end(inbox: Inbox) -> None:
    try:
        await asyncio.wait_for(inbox.drain(), PATIENCE)
    except TimeoutError:
        pass
    finally:
        inbox.close()
