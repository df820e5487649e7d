"""Reviews of finished games, said in named statements."""

from collections.abc import Sequence

from flambeur.server.store.contract import Reviewed
from flambeur.server.store.database import Database

LOOKED = 500
"""Among so many tables without a review, the newest, games are looked for that people finished."""


class SqlReviews:
    """The part of a store that keeps reviews."""

    _database: Database

    async def ask_review(self, table: str) -> bool:
        """Put a review on the list; one that has failed is tried again."""
        return bool(await self._database.fetch("ask_review", table))

    async def review(self, table: str) -> Reviewed | None:
        """Tell how far a review is."""
        found = await self._database.fetch("review", table)
        return Reviewed(*found[0]) if found else None

    async def reviews_of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Read the reviews that are done."""
        return dict(await self._database.fetch("reviews_of", list(tables)))

    async def unreviewed(self, days: int, limit: int) -> list[tuple[str, str]]:
        """List games without a review, among the latest that ended."""
        return [tuple(row) for row in await self._database.fetch("unreviewed", days, limit, LOOKED)]

    async def claim_review(self, table: str) -> bool:
        """Take a review that waits."""
        return bool(await self._database.fetch("claim_review", table))

    async def advance_review(self, table: str, progress: float) -> None:
        """Keep how far a review is."""
        await self._database.fetch("advance_review", table, progress)

    async def end_review(self, table: str, state: str, body: bytes | None) -> None:
        """Keep the end of a review."""
        await self._database.fetch("end_review", table, state, body)

    async def lost_reviews(self, limit: int, hold: float) -> list[str]:
        """Let reviews wait anew that nobody works on."""
        return [table for (table,) in await self._database.fetch("lost_reviews", limit, hold)]
