"""Tables, people and reviews in one SQLite file."""

from collections.abc import Sequence

from flambeur.server.store.boards import SqlBoards
from flambeur.server.store.contract import Write
from flambeur.server.store.database import Group
from flambeur.server.store.days import SqlDays
from flambeur.server.store.decks import SqlDecks
from flambeur.server.store.forgetting import SqlForgetting
from flambeur.server.store.games import SqlGames
from flambeur.server.store.nights import SqlNights
from flambeur.server.store.notices import SqlNotices
from flambeur.server.store.people import SqlPeople
from flambeur.server.store.pulse import Pulse
from flambeur.server.store.reviews import SqlReviews
from flambeur.server.store.settling import Settling
from flambeur.server.store.sqlite.database import SqliteDatabase
from flambeur.server.store.tables import SqlTables, insert_step, refuse_twice


class SqliteStore(
    SqlTables,
    SqlPeople,
    SqlReviews,
    SqlGames,
    SqlNotices,
    SqlDecks,
    SqlBoards,
    SqlDays,
    SqlForgetting,
    SqlNights,
):
    """Keeps everything in one file; `:memory:` keeps it until it is closed."""

    def __init__(self, path: str) -> None:
        self._database: SqliteDatabase = SqliteDatabase(path)
        self._pulse = Pulse(self._database)
        self._settling = Settling(self._database)

    async def open(self) -> None:
        """Open the file and bring its schema up to date."""
        await self._database.open()

    async def ready(self) -> bool:
        """Tell whether the file takes what is written."""
        return await self._pulse.beats()

    async def settle(self) -> None:
        """Wait until all that could be read before is safe."""
        await self._settling.settle()

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()
        self._pulse.forget()

    async def append(self, writes: Sequence[Write]) -> set[str]:
        """Append steps to different tables in one transaction."""
        refuse_twice(writes)
        won = await self._database.guarded([_group(write) for write in writes])
        return {write.table for write, done in zip(writes, won, strict=True) if done}


def _group(write: Write) -> Group:
    return Group(("advance", (write.table, write.seq, write.wait)), (insert_step(write),))
