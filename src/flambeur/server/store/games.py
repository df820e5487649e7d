"""The games of one person, said in named statements; lessons are not among them."""

from flambeur.server.store.contract import Finished, Running
from flambeur.server.store.database import Database


class SqlGames:
    """The part of a store that lists what somebody plays and has played."""

    _database: Database

    async def running_of(self, person: str, limit: int) -> list[Running]:
        """List the tables of a person that are not over."""
        return [Running(*row) for row in await self._database.fetch("running_of", person, limit)]

    async def finished_of(self, person: str, limit: int, skip: int) -> list[Finished]:
        """List the games that a person has played to their end."""
        found = await self._database.fetch("finished_of", person, limit, skip)
        return [Finished(*row) for row in found]

    async def count_finished(self, person: str) -> int:
        """Count them."""
        ((count,),) = await self._database.fetch("count_finished", person)
        return int(count)
