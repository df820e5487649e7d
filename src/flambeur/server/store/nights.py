"""What nights keep beside their logs, said in named statements: codes, and who is there."""

from collections.abc import Sequence

from flambeur.server.store.contract import Attendant
from flambeur.server.store.database import Database
from flambeur.server.store.tables import claim


class SqlNights:
    """The part of a store that keeps the codes of nights and whose pages follow them."""

    _database: Database

    async def due_nights(self, limit: int, hold: float) -> list[str]:
        """Claim nights whose deadline has passed."""
        return await claim(self._database, "due_nights", limit, hold)

    async def nights_of(self, person: str, limit: int) -> list[bytes]:
        """List the nights to which a person came, the newest first."""
        return [card for (card,) in await self._database.fetch("nights_of", person, limit)]

    async def take_code(self, code: str, night: str, seconds: float) -> bool:
        """Let a code lead to a night, if it is free or its own."""
        return bool(await self._database.fetch("take_code", code, night, seconds))

    async def hold_code(self, code: str, night: str, seconds: float) -> None:
        """Hold a code for longer."""
        await self._database.fetch("hold_code", code, night, seconds)

    async def holds_code(self, code: str, night: str) -> bool:
        """Tell whether a code still leads to a night."""
        return bool(await self._database.fetch("holds_code", code, night))

    async def night_by_code(self, code: str) -> str | None:
        """Find the night that a code leads to."""
        found: list[tuple[str]] = await self._database.fetch("night_by_code", code)
        return found[0][0] if found else None

    async def attend(self, attendants: Sequence[tuple[str, Attendant]]) -> None:
        """Keep that these pages and televisions follow their nights now."""
        nights = [night for night, _ in attendants]
        people = [one.person for _, one in attendants]
        await self._database.fetch("attend", nights, people, [one.screen for _, one in attendants])

    async def attending(self, night: str, seconds: float) -> list[Attendant]:
        """List whose pages followed a night in the last seconds."""
        found = await self._database.fetch("attending", night, seconds)
        return [Attendant(person, bool(screen)) for person, screen in found]

    async def forget_attendance(self, seconds: float) -> None:
        """Forget pages that were closed before so many seconds."""
        await self._database.fetch("forget_attendance", seconds)

    async def have_met(self, person: str, others: Sequence[str]) -> bool:
        """Tell whether somebody shared a table or a night with one of the others."""
        ((met,),) = await self._database.fetch("have_met", person, list(others))
        return bool(met)
