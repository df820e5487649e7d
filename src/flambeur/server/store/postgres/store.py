"""Tables, people and reviews in PostgreSQL."""

from collections.abc import Sequence

from flambeur.server.store.boards import SqlBoards
from flambeur.server.store.contract import Write
from flambeur.server.store.days import SqlDays
from flambeur.server.store.decks import SqlDecks
from flambeur.server.store.forgetting import SqlForgetting
from flambeur.server.store.games import SqlGames
from flambeur.server.store.migrations import Stage
from flambeur.server.store.nights import SqlNights
from flambeur.server.store.notices import SqlNotices
from flambeur.server.store.people import SqlPeople
from flambeur.server.store.postgres.database import PostgresDatabase
from flambeur.server.store.pulse import Pulse
from flambeur.server.store.reviews import SqlReviews
from flambeur.server.store.settling import Settling
from flambeur.server.store.tables import SqlTables, refuse_twice

CONNECTIONS = 4


class PostgresStore(
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
    """Keeps everything in PostgreSQL; any number of workers share it."""

    def __init__(self, url: str, schema: str | None = None, connections: int = CONNECTIONS) -> None:
        self._database: PostgresDatabase = PostgresDatabase(url, schema, connections)
        self._pulse = Pulse(self._database)
        self._settling = Settling(self._database)

    async def open(self) -> None:
        """Apply the migrations that come before this code, then connect."""
        await self._database.migrate("before")
        await self._database.open()

    async def migrate(self, stage: Stage) -> list[str]:
        """Apply the migrations of a stage and tell their names."""
        return await self._database.migrate(stage)

    async def ready(self) -> bool:
        """Tell whether the database takes what is written."""
        return await self._pulse.beats()

    async def settle(self) -> None:
        """Wait until all that could be read before is safe."""
        await self._settling.settle()

    async def close(self) -> None:
        """Let go of all connections."""
        await self._database.close()
        self._pulse.forget()

    async def append(self, writes: Sequence[Write]) -> set[str]:
        """Append steps to different tables in one statement."""
        refuse_twice(writes)
        match writes:
            case []:
                return set()
            case [write]:
                won = await self._database.fetch("append_one", *_values(write))
            case _:
                columns = map(list, zip(*map(_values, writes), strict=True))
                won = await self._database.fetch("append_many", *columns)
        return {table for (table,) in won}


def _values(write: Write) -> tuple[object, ...]:
    return write.table, write.seq, write.key, write.body, write.wait
