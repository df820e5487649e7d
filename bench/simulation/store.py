"""The store of one worker: questions travel to the database, answers travel back, or do not."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from bench.simulation.database import Database
from bench.simulation.loop import SimLoop
from bench.simulation.node import NOWHERE, Node
from bench.simulation.request import Called, Request
from bench.simulation.state import State, addition, claim, creation
from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.contract import Listing, Person, Rating, Row, Stored, Write
from flambeur.server.store.errors import Duplicate

T = TypeVar("T")
PATIENCE = 5.0
"""Seconds after which a silent database counts as lost."""
QUICK, SLOW, OFTEN = 0.005, 0.6, 0.04
"""Seconds that a word travels at most, usually and in every twenty-fifth case."""


class SimStore:
    """As much of the contract as tables and ratings need."""

    def __init__(self, database: Database, loop: SimLoop, node: Node) -> None:
        """Take the database, and whose store this is."""
        self._database, self._loop, self._node = database, loop, node
        self.called: Called = "", ()
        """What is called now, for those who repeat it elsewhere."""

    async def create(self, seed: str, write: Write, _: Listing) -> None:
        """Keep a new table with its first step."""

        def work(state: State) -> bool:
            new = write.table not in state.tables
            if new:
                self._database.commit(creation(seed, write, self._database.now), write.table)
            return new

        if not await self._ask(work):
            raise Duplicate(write.table)

    async def append(self, writes: Sequence[Write]) -> set[str]:
        """Append steps whose logs end right before them."""

        def work(state: State) -> set[str]:
            won = [write for write in writes if self._fits(state, write)]
            tables = {write.table for write in won}
            # Whoever had to wait for a row holds it then, even if it does not fit any more.
            held = tables | self._database.met
            if held:
                self._database.commit(addition(won, self._database.now), *held)
            return tables

        return await self._ask(work)

    def _fits(self, state: State, write: Write) -> bool:
        """Compare before setting."""
        kept = state.tables.get(write.table)
        return kept is not None and len(kept.rows) == write.seq - 1

    async def change(self, write: Write, _: Listing) -> bool:
        """Append one step; nobody looks at lists here."""
        return write.table in await SimStore.append(self, [write])

    async def load(self, table: str) -> Stored | None:
        """Read a whole table."""
        return await self._ask(lambda state: state.load(table, self._loop.now))

    async def rows(self, table: str, since: int) -> list[Row]:
        """Read the steps after a place in the log."""
        return await self._ask(lambda state: _log(state, table)[since:])

    async def find_key(self, table: str, key: str) -> tuple[int, str] | None:
        """Tell where the last step with this key stands, and what was asked with it."""

        def work(state: State) -> tuple[int, str] | None:
            for row in reversed(_log(state, table)):
                name, _, asked = row.key.partition("#")
                if name == key:
                    return row.seq, asked
            return None

        return await self._ask(work)

    async def settle(self) -> None:
        """Wait until the standby has all that could be read before."""
        await self._ask(lambda _: self._database.commit(lambda _: None, "the pulse"))

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Tell how long the logs of these tables are."""
        return await self._ask(
            lambda state: {t: len(state.tables[t].rows) for t in tables if t in state.tables}
        )

    async def due(self, limit: int, hold: float) -> list[str]:
        """Claim tables whose deadline has passed."""

        def work(state: State) -> list[str]:
            now = self._database.now
            swept = state.sweep(now, self._database.is_locked)[:limit]
            if swept:
                self._database.commit(claim(swept, now, hold), *swept)
            return [table for table in swept if state.tables[table].is_due(now)]

        return await self._ask(work)

    async def done(self, table: str, seq: int) -> None:
        """Take a table's deadline away, unless its log has gone on."""
        await self._ask(
            lambda _: self._database.commit(lambda state: state.tables[table].rest(seq), table)
        )

    async def person(self, name: str) -> Person | None:
        """Find a person; everybody who plays here has an account."""
        if not name.startswith("bot:"):
            return Person(name, name, "account")
        return await self._ask(lambda state: state.people.get(name))

    async def add_person(self, person: Person) -> None:
        """Keep a new person."""

        def commit(state: State) -> None:
            state.people[person.id] = person

        def work(state: State) -> bool:
            new = person.id not in state.people
            if new:
                self._database.commit(commit, person.id)
            return new

        if not await self._ask(work):
            raise Duplicate(person.id)

    async def ratings(self, game: str, people: Sequence[str]) -> list[Rating]:
        """Read what ratings these people have in a game."""
        wanted = [(game, person) for person in people]
        return await self._ask(
            lambda state: [state.ratings[one] for one in wanted if one in state.ratings]
        )

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Count a table once, on top of the games before it; tell whether it is counted."""

        def commit(state: State) -> None:
            state.rated.add(table)
            state.ratings.update({(one.game, one.person): one for one in ratings})

        def work(state: State) -> bool:
            fits = all(one.games == state.games(one.game, one.person) + 1 for one in ratings)
            new = fits and table not in state.rated
            # People are locked before anything is compared, which is a commit as well.
            people = [one.person for one in ratings]
            self._database.commit(commit if new else lambda _: None, *people)
            return new or table in state.rated

        return await self._ask(work)

    async def _ask(self, work: Callable[[State], T]) -> T:
        """Have something done at the database; without an answer nobody knows whether it was."""
        answer: asyncio.Future[T] = self._loop.create_future()
        fail = partial(self._travel, partial(_fail, answer))
        called, era = self.called, self._database.era
        request = Request(called, era, work, partial(self._succeed, answer), fail)
        timer = self._loop.call_later(PATIENCE, _fail, answer)
        self._travel(partial(self._database.serve, request))
        try:
            return await answer
        except (Unavailable, asyncio.CancelledError):
            # Whoever gives up says so, as the driver does.
            self._travel(partial(self._database.cancel, request))
            raise
        finally:
            timer.cancel()

    def _succeed(self, answer: asyncio.Future[T], result: T) -> None:
        self._travel(partial(_set_result, answer, result))

    def _travel(self, arrive: Callable[[], None]) -> None:
        """Let a word pass between worker and database, which the end of neither one stops."""
        luck = self._loop.luck
        delay = luck.random() * (SLOW if luck.random() < OFTEN else QUICK)
        if not self._node.cut:
            self._loop.call_later(delay, arrive, context=NOWHERE)


def _log(state: State, table: str) -> list[Row]:
    return state.tables[table].rows if table in state.tables else []


def _fail(answer: asyncio.Future[T]) -> None:
    if not answer.done():
        answer.set_exception(Unavailable("the database cannot be reached"))


def _set_result(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():
        answer.set_result(result)
