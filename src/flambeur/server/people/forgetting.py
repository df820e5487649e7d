"""What was kept long enough is forgotten: by every worker, now and then, in small portions.

Two workers may do it at once: what one has forgotten the other does not find.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from flambeur.protocol.people import Kept
from flambeur.server.ops import metrics
from flambeur.server.people.export import forget
from flambeur.server.people.kept import DAY
from flambeur.server.store.contract import Store

BATCH = 50
PORTIONS = 100
"""At most so many of each kind in one sweep."""
PAUSE = 0.5
"""Seconds between two portions, in which the database belongs to the players alone."""


class Swept(msgspec.Struct, frozen=True):
    """How much was forgotten."""

    tables: int
    accounts: int
    bots: int


async def sweep(store: Store, kept: Kept) -> Swept:
    """Forget tables, accounts and bots whose days are over."""

    async def people(kind: str, days: int) -> int:
        found = await store.unseen(kind, days, BATCH)
        for person in found:
            await forget(store, person)
        metrics.FORGOTTEN.labels(kind).inc(len(found))
        return len(found)

    async def tables() -> int:
        found = await store.old_tables(kept.tables, BATCH)
        gone = sum([await store.delete_table(table) for table in found])
        metrics.FORGOTTEN.labels("table").inc(gone)
        return gone

    accounts = await _portions(partial(people, "account", kept.accounts))
    bots = await _portions(partial(people, "bot", kept.bots))
    await store.clear_graves(kept.cookie * DAY)
    await _portions(partial(store.old_subscriptions, kept.tables, BATCH))
    await _portions(partial(store.old_decks, kept.tables, BATCH))
    await _portions(partial(store.old_day_people, kept.tables, BATCH))
    # Tables that stay are moved out of the way first, or every sweep would walk past all of them.
    await _portions(partial(store.spare_tables, kept.tables, BATCH))
    return Swept(await _portions(tables), accounts, bots)


async def _portions(work: Callable[[], Awaitable[int]]) -> int:
    """Do one portion after the other until one is not full; the rest is for the next sweep."""
    count = 0
    for _ in range(PORTIONS):
        done = await work()
        count += done
        if done < BATCH:
            break
        await asyncio.sleep(PAUSE)
    return count
