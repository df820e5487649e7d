"""Who is called by a table, and where they are told of it, said in named statements."""

from collections.abc import Sequence

import msgspec

from flambeur.server.store.contract import Called, HeldSubscription, Look, Subscription
from flambeur.server.store.database import Database, Group

MOST = 8
"""Places where one person is told."""
MANY = 100
"""More tables than anybody is awaited at, or has muted."""


class SqlNotices:
    """The part of a store that keeps calls and subscriptions."""

    _database: Database

    async def hear_calls(self, limit: int) -> int:
        """Have the subscriptions of those looked at who were called lately."""
        fresh = await self._database.fetch("fresh_calls", limit)
        if fresh:
            tables, people, seqs = map(list, zip(*fresh, strict=True))
            groups = [Group(("wake", (people,))), Group(("heard_calls", (tables, people, seqs)))]
            await self._database.guarded(groups)
        return len(fresh)

    async def claim_looks(self, limit: int, hold: float) -> list[Look]:
        """Claim subscriptions to be looked at."""
        return [Look(*row) for row in await self._database.fetch("claim_looks", limit, hold)]

    async def calls_of(self, person: str) -> list[Called]:
        """List the tables that wait for somebody and are not muted."""
        return [Called(*row) for row in await self._database.fetch("calls_of", person, MANY)]

    async def end_look(self, look: Look, *, sent: bool, wait: float | None) -> None:
        """Keep what was told, and when to look again."""
        values = (look.id, look.woken, look.told, look.failed, sent, wait)
        await self._database.fetch("end_look", *values)

    async def subscribe(self, subscription: Subscription) -> HeldSubscription:
        """Keep a place where somebody is told; of too many the oldest is forgotten."""
        values = msgspec.structs.astuple(subscription)
        held = HeldSubscription(*(await self._database.fetch("subscribe", *values))[0])
        await self._database.fetch("trim_subscriptions", subscription.person, MOST)
        return held

    async def subscriptions_of(self, person: str) -> list[HeldSubscription]:
        """List the places where somebody is told."""
        found = await self._database.fetch("subscriptions_of", person)
        return [HeldSubscription(*row) for row in found]

    async def unsubscribe(self, person: str, id: str) -> bool:  # noqa: A002 - the word of the contract
        """Forget one of somebody's places."""
        return bool(await self._database.fetch("unsubscribe", person, id))

    async def end_subscription(self, id: str) -> None:  # noqa: A002 - the same
        """Forget a place that is no more."""
        await self._database.fetch("end_subscription", id)

    async def note_here(self, people: Sequence[str]) -> None:
        """Keep that these people are here now."""
        await self._database.fetch("note_here", list(people))

    async def mute(self, person: str, table: str, *, muted: bool) -> bool:
        """Tell nothing about a table any more, or again."""
        return bool(await self._database.fetch("mute", person, table, muted))

    async def muted_of(self, person: str) -> list[str]:
        """List the tables that somebody has muted."""
        return [table for (table,) in await self._database.fetch("muted_of", person, MANY)]

    async def forget_notices(self, person: str) -> None:
        """Forget all places where somebody is told."""
        await self._database.fetch("forget_subscriptions", person)

    async def old_subscriptions(self, days: int, limit: int) -> int:
        """Forget places of people who were not here for so many days."""
        return len(await self._database.fetch("old_subscriptions", days, limit))
