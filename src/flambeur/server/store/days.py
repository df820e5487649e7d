"""Today's Ten, said in named statements."""

from collections import defaultdict
from collections.abc import Sequence

from flambeur.core.codec import encode, read_as
from flambeur.protocol.practice import Cell
from flambeur.server.store.contract import GivenAnswer, KeptDay, OpenedDay
from flambeur.server.store.database import Call, Database, Group


class SqlDays:
    """The part of a store that keeps days."""

    _database: Database

    async def want_day(self, day: str) -> None:
        """Keep that a day shall be made."""
        await self._database.fetch("want_day", day)

    async def claim_day(self, since: str, hold: float) -> str | None:
        """Claim the first day from then on that is wanted and not made, for so many seconds."""
        found: list[tuple[str]] = await self._database.fetch("claim_day", since, hold)
        return found[0][0] if found else None

    async def make_day(self, day: KeptDay) -> None:
        """Keep what was made, unless it was made before."""
        values = day.day, day.seed, day.pool, day.before, day.promise
        await self._database.fetch("make_day", *values)

    async def open_day(self, day: str, nonces: Sequence[str]) -> bool:
        """Open a day that was made, once; tell whether it was now."""
        return bool(await self._database.fetch("open_day", day, encode(nonces)))

    async def day(self, day: str) -> KeptDay | None:
        """Read a day that was made."""
        found = await self._database.fetch("day", day)
        if not found:
            return None
        day, seed, pool, before, promise, number, written = found[0]
        nonces = None if written is None else read_as(written, tuple[str, ...])
        return KeptDay(day, seed, pool, before, promise, number, nonces)

    async def last_promise(self, day: str) -> str:
        """Tell the promise of the last day before that one, or nothing."""
        found: list[tuple[str]] = await self._database.fetch("last_promise", day)
        return found[0][0] if found else ""

    async def opened_days(self) -> list[OpenedDay]:
        """List all days that were opened, the first one first."""
        return [OpenedDay(*row) for row in await self._database.fetch("opened_days")]

    async def note_day(self, day: str, now: float, gap: float) -> None:
        """Keep that people can come now, and since the last time unless that is too long ago."""
        await self._database.fetch("note_day", day, now, gap)

    async def begin_day(self, day: str, person: str, nonce: str | None) -> None:
        """Keep that somebody began a day, and what they add to the next one; once."""
        await self._database.fetch("begin_day", day, person, nonce)

    async def has_begun(self, day: str, person: str) -> bool:
        """Tell whether somebody began a day."""
        return bool(await self._database.fetch("is_day_begun", day, person))

    async def nonces_of(self, day: str) -> list[str]:
        """List what those added who began a day."""
        return sorted(nonce for (nonce,) in await self._database.fetch("nonces_of_day", day))

    async def answer_day(
        self, day: str, person: str, place: int, answer: GivenAnswer, score: float | None
    ) -> bool:
        """Keep an answer if it is the next one, and with the last the score; tell whether it is."""
        guard: Call = ("answer_day", (day, person, place, answer.move, answer.cell))
        then: tuple[Call, ...] = () if score is None else (("score_day", (day, person, score)),)
        return await self._database.guarded([Group(guard, then)]) == [True]

    async def answers_of(self, day: str, person: str) -> list[GivenAnswer]:
        """List what somebody answered on a day."""
        found = await self._database.fetch("day_answers", day, person)
        return [GivenAnswer(move, cell) for move, cell in found]

    async def day_scores(self, day: str) -> dict[float, int]:
        """Count who gave all answers, by their scores."""
        return dict(await self._database.fetch("day_scores", day))

    async def day_scores_of(self, day: str, people: Sequence[str]) -> dict[str, float | None]:
        """Tell the scores of those among these people who began a day."""
        found = await self._database.fetch("day_scores_of", day, list(people))
        return dict(found)

    async def days_of(self, person: str) -> dict[str, float | None]:
        """List the days that somebody began, with their scores."""
        return dict(await self._database.fetch("days_of", person))

    async def cells_of(self, person: str, days: Sequence[str]) -> dict[str, list[Cell]]:
        """List how good somebody's answers on these days were."""
        cells = defaultdict[str, list[Cell]](list)
        for day, cell in await self._database.fetch("cells_of", person, list(days)):
            cells[day].append(cell)
        return cells

    async def old_day_people(self, days: int, limit: int) -> int:
        """Forget answers of guests who have not been here for so many days; tell how many."""
        old = [person for (person,) in await self._database.fetch("old_day_people", days, limit)]
        for person in old:
            await self._database.fetch("delete_day_answers", person)
            await self._database.fetch("delete_day_person", person)
        return len(old)
