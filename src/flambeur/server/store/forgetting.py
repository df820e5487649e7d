"""What was kept long enough, said in named statements."""

from collections.abc import Sequence

from flambeur.server.store.contract import Person
from flambeur.server.store.database import Database, Group

PARTS = (
    "delete_steps",
    "delete_places",
    "delete_review",
    "delete_rated",
    "delete_calls",
    "delete_cleared",
    "delete_codes",
    "delete_attendance",
    "delete_board",
)
"""What goes together with a table."""


class SqlForgetting:
    """The part of a store that finds what is old, and forgets tables."""

    _database: Database

    async def saw(self, people: Sequence[str]) -> None:
        """Keep that these people were here today."""
        await self._database.fetch("saw", list(people))

    async def last_seen(self, person: str) -> str | None:
        """Tell on which day somebody was here last."""
        found: list[tuple[str]] = await self._database.fetch("last_seen", person)
        return found[0][0] if found else None

    async def unseen(self, kind: str, days: int, limit: int) -> list[Person]:
        """List people who were not here for so many days."""
        return [Person(*row) for row in await self._database.fetch("unseen", kind, days, limit)]

    async def spare_tables(self, days: int, limit: int) -> int:
        """Let the days of old tables with an account count anew."""
        return len(await self._database.fetch("spare_tables", days, limit))

    async def old_tables(self, days: int, limit: int) -> list[str]:
        """List old tables without an account."""
        return [table for (table,) in await self._database.fetch("old_tables", days, limit)]

    async def delete_table(self, table: str) -> bool:
        """Forget a table and all that hangs on it, in one transaction."""
        group = Group(("delete_table", (table,)), tuple((part, (table,)) for part in PARTS))
        return await self._database.guarded([group]) == [True]
