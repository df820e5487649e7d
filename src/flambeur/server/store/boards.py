"""Attempts at the boards of days, said in named statements."""

from flambeur.server.store.contract import KeptBoard
from flambeur.server.store.database import Database


class SqlBoards:
    """The part of a store that keeps attempts at boards."""

    _database: Database

    async def claim_board(self, day: str, person: str, table: str) -> None:
        """Keep where somebody plays the board of a day."""
        await self._database.fetch("claim_board", day, person, table)

    async def board(self, day: str, person: str) -> KeptBoard | None:
        """Tell where somebody plays the board of a day, and what they got."""
        found = await self._database.fetch("board", day, person)
        return KeptBoard(*found[0]) if found else None

    async def note_board(self, table: str, money: int) -> None:
        """Keep what somebody got."""
        await self._database.fetch("note_board", table, money)

    async def board_moneys(self, day: str) -> list[int]:
        """List what all got who have played the board of a day to its end."""
        return [money for (money,) in await self._database.fetch("board_moneys", day)]

    async def keep_par(self, day: str, money: int) -> None:
        """Keep what a champion got."""
        await self._database.fetch("keep_par", day, money)

    async def par(self, day: str) -> int | None:
        """Tell what a champion got, if it is known."""
        found: list[tuple[int]] = await self._database.fetch("par", day)
        return found[0][0] if found else None
