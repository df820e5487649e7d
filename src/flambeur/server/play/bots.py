"""Bots at tables: a job names a table and a version, and the reply is an ordinary move."""

import asyncio
import hmac
import logging
from time import perf_counter

import msgspec

from flambeur.core.errors import FlambeurError
from flambeur.core.fair.bots import luck
from flambeur.core.parts import Move
from flambeur.families import family_of, find
from flambeur.server.bus.contract import Bus
from flambeur.server.ops import metrics
from flambeur.server.play.deciding import play_move
from flambeur.server.play.desk import Desk
from flambeur.server.play.lesson import beat_of
from flambeur.server.play.table import Table
from flambeur.server.thought.choosing import Question, choose, choose_apart, sight_of
from flambeur.server.thought.minds import Minds

SUBJECT = "bots"
QUICK = ("uniform", "novice", "casual")
"""Levels that think for a moment only, in a thread; the others think in processes."""
AT_ONCE = 4
"""So many of each kind think or wait for a process at a time."""

log = logging.getLogger("flambeur.bots")


class Job(msgspec.Struct, array_like=True, frozen=True):
    """Somebody wanted: the bot whose turn it is at this table and version."""

    table: str
    version: int


async def call_bot(bus: Bus, job: Job) -> None:
    """Ask any worker to let the bot move; a job that gets lost is sent again by the sweep."""
    await bus.publish(SUBJECT, msgspec.msgpack.encode(job))


class BotWorker:
    """Lets bots think, a few at a time, away from the loop that serves people."""

    def __init__(self, desk: Desk, minds: Minds, at_once: int = AT_ONCE) -> None:
        """Take the desk where moves are made, and processes for those who think long."""
        self._desk, self._minds = desk, minds
        self._quick, self._slow = asyncio.Semaphore(at_once), asyncio.Semaphore(at_once)
        self._tasks: dict[Job, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Tell whether a bot thinks or waits for its turn to think."""
        return bool(self._tasks)

    async def open(self) -> None:
        """Take jobs; each goes to one worker only."""
        await self._desk.bus.subscribe(SUBJECT, self._hear, group=SUBJECT)

    async def _hear(self, _: str, data: bytes) -> None:
        self.take(msgspec.msgpack.decode(data, type=Job))

    def take(self, job: Job) -> None:
        """Take a job, and do it as soon as one of those who think has finished."""
        if job not in self._tasks:
            # The sweep asks again for a bot that waits long; once is enough.
            self._tasks[job] = task = asyncio.create_task(self._work(job))
            task.add_done_callback(lambda _: self._tasks.pop(job))

    async def _work(self, job: Job) -> None:
        metrics.BOT_QUEUE.inc()
        try:
            await self._move(job)
        except FlambeurError as refusal:
            # Another worker was quicker, or the sweep will ask again.
            log.debug("bot at %s: %s", job.table, refusal.code)
        except Exception:
            log.exception("a bot failed")
        finally:
            metrics.BOT_QUEUE.dec()

    async def _move(self, job: Job) -> None:
        found = await self._find(job)
        if found is None:
            return
        level = _level(*found)
        async with self._quick if level in QUICK else self._slow:
            # It may have been a long wait, and another worker may have answered.
            found = await self._find(job)
            if found is None:
                return
            table, seat = found
            beat = beat_of(table)
            known = None if beat is None else beat.move
            move = known or await self._think(_ask(level, table, seat))
        await self._desk.commit(
            table.id, lambda now: play_move(now, seat, move, job.version), f"bot-{job.version}"
        )

    async def _find(self, job: Job) -> tuple[Table, int] | None:
        """Find the table and the seat, if a bot is still awaited there."""
        slot = await self._desk.slots.get(job.table)
        if slot.table.version < job.version:
            slot = await self._desk.see(job.table)
        table, seat = slot.table, slot.table.awaited()
        if table.version != job.version or seat is None or not table.is_played_by_bot(seat):
            return None
        return table, seat

    async def _think(self, question: Question) -> Move:
        started = perf_counter()
        if question.level in QUICK:
            move = await asyncio.to_thread(choose, question)
        else:
            chosen = await self._minds.think(choose_apart, question)
            move = find(question.sight.game).codec.decode(chosen, Move)
        metrics.BOT_SECONDS.labels(question.level).observe(perf_counter() - started)
        metrics.BOT_JOBS.labels(question.level).inc()
        return move

    async def close(self) -> None:
        """Let those who think finish."""
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))


def _level(table: Table, seat: int) -> str:
    """Tell who plays a seat; a log outlives the names of levels."""
    place = table.card.places[seat]
    return family_of(table.card.game).level_for(None if place is None else place.bot)


def _ask(level: str, table: Table, seat: int) -> Question:
    return Question(level, luck_of(table, seat), sight_of(table, seat))


def luck_of(table: Table, seat: int) -> str:
    """Draw what a bot may leave to chance, the same at every worker: from the key, one way."""
    if table.attempt is not None:
        return luck(table.attempt.key, seat, table.version)
    place = f"bot|{seat}|{table.version}".encode()
    return hmac.digest(bytes.fromhex(table.seed), place, "sha256").hex()
