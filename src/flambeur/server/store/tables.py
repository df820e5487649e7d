"""The logs of tables, said in named statements; only `append` is different in each store."""

from collections.abc import Sequence

from flambeur.server.store.contract import Listing, Row, Stored, Write
from flambeur.server.store.database import Call, Database, Group
from flambeur.server.store.errors import Duplicate, TwiceInOneBatch


class SqlTables:
    """The half of a store that keeps tables."""

    _database: Database

    async def create(self, seed: str, write: Write, listing: Listing) -> None:
        """Keep a new table with its first step."""
        values = (write.table, seed, write.seq, write.wait, *_listed(listing))
        group = Group(("create", values), _with(write, listing))
        if await self._database.guarded([group]) != [True]:
            raise Duplicate(f"there is a table {write.table} already")

    async def change(self, write: Write, listing: Listing) -> bool:
        """Append one step together with the table's listing."""
        values = (write.table, write.seq, write.wait, *_listed(listing))
        group = Group(("change", values), _with(write, listing))
        return await self._database.guarded([group]) == [True]

    async def load(self, table: str) -> Stored | None:
        """Read a whole table, all of it at one moment."""
        found = await self._database.fetch("load", table)
        if not found:
            return None
        seed, left = found[0][:2]
        return Stored(seed, left, [Row(seq, key, body) for _, _, seq, key, body in found])

    async def rows(self, table: str, since: int) -> list[Row]:
        """Read the steps after a place in the log."""
        return [Row(*row) for row in await self._database.fetch("rows", table, since)]

    async def find_key(self, table: str, key: str) -> tuple[int, str] | None:
        """Tell where the last step with this key stands, and what was asked with it."""
        found: list[tuple[int, str]] = await self._database.fetch("find_key", table, key)
        return (found[0][0], found[0][1].partition("#")[2]) if found else None

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Tell how long the logs of these tables are."""
        return dict(await self._database.fetch("seqs", list(tables)))

    async def due(self, limit: int, hold: float) -> list[str]:
        """Claim tables whose deadline has passed."""
        return await claim(self._database, "due", limit, hold)

    async def done(self, table: str, seq: int) -> None:
        """Take a table's deadline away, unless its log has gone on."""
        await self._database.fetch("done", table, seq)

    async def card(self, table: str) -> bytes | None:
        """Read what the lists of tables show of this one."""
        found: list[tuple[bytes]] = await self._database.fetch("card", table)
        return found[0][0] if found else None

    async def listed(self, phase: str, game: str | None, limit: int) -> list[bytes]:
        """List public tables, the newest first."""
        return [card for (card,) in await self._database.fetch("listed", phase, game, limit)]

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """List the tables where a person sat, the newest first."""
        return [card for (card,) in await self._database.fetch("tables_of", person, limit)]


async def claim(database: Database, statement: str, limit: int, hold: float) -> list[str]:
    """Claim logs whose deadline has passed; those whose deadline moved do not hide others."""
    while True:
        claimed = await database.fetch(statement, limit, hold)
        due = [name for name, is_due in claimed if is_due]
        if due or len(claimed) < limit:
            return due


def insert_step(write: Write) -> Call:
    """Say how a step is added to the log."""
    return "insert_step", (write.table, write.seq, write.key, write.body)


def refuse_twice(writes: Sequence[Write]) -> None:
    """Refuse a batch with two steps of one table."""
    if len({write.table for write in writes}) != len(writes):
        raise TwiceInOneBatch("a batch takes one step of each table")


def _listed(listing: Listing) -> tuple[object, ...]:
    return listing.phase, listing.game, listing.public, listing.card


def _with(write: Write, listing: Listing) -> tuple[Call, ...]:
    """Say what is written with a step: who sits there, who is called, who was sent away."""
    called = list(listing.calls)
    return (
        insert_step(write),
        ("insert_seatings", (write.table, list(listing.people))),
        ("drop_calls", (write.table, called)),
        ("insert_calls", (write.table, called, write.seq)),
        *_clear(write, listing),
    )


def _clear(write: Write, listing: Listing) -> tuple[Call, ...]:
    if listing.cleared is None:
        return ()
    return (("insert_clearing", (write.table, write.seq, listing.cleared)),)
