"""What tables need from workers: bots called, games begun, results rated, deadlines kept."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from flambeur.core.errors import Stale
from flambeur.server.ops import metrics
from flambeur.server.ops.rounds import Rounds, Work, guard
from flambeur.server.play.beginning import Decision, begin, list_them, start
from flambeur.server.play.bots import BotWorker, Job, call_bot
from flambeur.server.play.clock import chore_of, is_gathering
from flambeur.server.play.desk import Desk
from flambeur.server.play.rematch import open_next
from flambeur.server.play.steps import Away, Closed, Rematched
from flambeur.server.play.table import Table

EVERY = 1.0
"""Seconds between two looks at the deadlines."""
CLAIM = 100
HOLD = 3.0
"""Seconds after which a claimed table is due again, should its worker have died."""
RECONCILE = 2.0
ON_ITS_WAY = 0.3
"""Seconds in which news usually arrives; what is not here then was lost."""

Rate = Callable[[Table], Awaitable[None]]


class Chores:
    """Any worker does them for any table; all can be done twice without harm."""

    def __init__(self, desk: Desk, rate: Rate, bots: BotWorker) -> None:
        """Take the desk, what rates the players of a finished game, and bots for an emergency."""
        self._desk, self._rate, self._bots = desk, rate, bots
        self._tasks: set[asyncio.Task[None]] = set()
        self._rounds = Rounds()
        desk.on_chore, desk.on_wait = self.soon, self.later

    def soon(self, table: Table) -> None:
        """Do what a table needs, without keeping anybody waiting."""
        self._spawn(lambda: self._do(table))

    def later(self, table: Table, seconds: float) -> None:
        """Look after a table after a short while; the sweep would come a little late."""
        self._spawn(lambda: self._wait(table.id, seconds))

    def start(self) -> None:
        """Begin to keep deadlines and to look for news that were missed."""
        self._rounds.every(EVERY, self.sweep)
        self._rounds.every(RECONCILE, self.reconcile)

    async def close(self) -> None:
        """Stop; another worker goes on."""
        await self._rounds.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Look after the tables whose deadline has passed."""
        due = await self._desk.store.due(CLAIM, HOLD)
        metrics.SWEPT.inc(len(due))
        for table in due:
            await guard(partial(self._look_after, table))

    async def reconcile(self) -> None:
        """Compare the tables followed here with the database: news may have been lost."""
        watched = {slot.table.id: slot for slot in self._desk.slots.watched()}
        if not watched:
            return
        here = {table: slot.table.seq for table, slot in watched.items()}
        known = await self._desk.store.seqs(list(watched))
        await asyncio.sleep(ON_ITS_WAY)
        for table, seq in known.items():
            slot = watched[table]
            if not here[table] <= seq <= slot.table.seq and not slot.lock.locked():
                async with slot.lock:
                    if await self._desk.catch_up(slot):
                        metrics.MISSED.inc()

    async def _look_after(self, name: str) -> None:
        # What a failover took back is not done: no game is rated that is not over.
        slot = await self._desk.look_again(name)
        table = slot.table
        if chore_of(table) is not None:
            await self._do(table)
        elif table.card.phase == "open":
            await self._commit(table, lambda _: (Closed("expired"), None), "expired")
        elif table.card.phase == "beginning" and slot.left == 0:
            await self._wait_no_longer(table)
        elif (seat := table.awaited()) is not None and slot.left == 0:
            await self._commit(table, lambda _: (Away(seat), None), "away")
        elif is_gathering(table):
            if slot.left == 0:
                await self._play_again(table)
        elif table.card.phase == "over":
            await self._desk.store.done(name, table.seq)

    async def _wait(self, table: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._look_after(table)

    async def _wait_no_longer(self, table: Table) -> None:
        """Freeze the list without those who did not commit, or begin anew without the silent."""
        if table.attempt is not None and table.attempt.listed is None:
            await self._commit(table, self._list, "list")
        else:
            await self._commit(table, self._start, "anew")

    async def _do(self, table: Table) -> None:
        match chore_of(table):
            case "bot":
                await self._call_bot(table)
            case "start":
                await self._commit(table, self._start, "start")
            case "list":
                await self._commit(table, self._list, "list")
            case "begin":
                await self._commit(table, begin, "begin")
            case "again":
                await self._play_again(table)
            case "rate":
                await self._rate(table)
                await self._desk.store.done(table.id, table.seq)
            case "close":
                await self._commit(table, lambda _: (Closed("abandoned"), None), "close")
            case None:
                pass

    async def _play_again(self, table: Table) -> None:
        """Open the next table, which begins by itself, and lead everybody there."""
        following = await open_next(self._desk, table)
        await self._commit(table, lambda _: (Rematched(following.id), None), "again")
        self.soon(following)

    def _start(self, table: Table) -> Decision:
        return start(table, self._desk.signer)

    def _list(self, table: Table) -> Decision:
        return list_them(table, self._desk.signer)

    async def _commit(self, then: Table, decision: Callable[[Table], Decision], name: str) -> None:
        """Do something unless the table has gone on since: perhaps another worker did it."""

        def unless_changed(now: Table) -> Decision:
            if now.seq != then.seq:
                raise Stale(then.seq, now.seq)
            return decision(now)

        await self._desk.commit(then.id, unless_changed, f"{name}-{then.seq}")

    async def _call_bot(self, table: Table) -> None:
        """Ask any worker for the bot's move; without a line to the others it is made here."""
        job = Job(table.id, table.version)
        if await self._desk.bus.ready():
            await call_bot(self._desk.bus, job)
        else:
            self._bots.take(job)

    def _spawn(self, work: Work) -> None:
        task = asyncio.create_task(guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
