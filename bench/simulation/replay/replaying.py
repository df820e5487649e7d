"""Carries out a recorded history on a real pair of clusters, and compares after every step."""

import asyncio
from typing import Any

from bench.simulation.replay.content import real, seconds, simulated
from bench.simulation.replay.pair import Look, Pair
from bench.simulation.replay.record import Outcome, Recording, Step
from bench.simulation.request import Called
from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.contract import Rating, Stored
from flambeur.server.store.errors import Duplicate
from flambeur.server.store.postgres.store import PostgresStore

PATIENCE = 60.0
"""Seconds until the real side counts as another one."""


class Different(Exception):
    """The two sides do not do the same."""


class Replay:
    """One history on a pair that holds nothing yet."""

    def __init__(self, pair: Pair, store: PostgresStore) -> None:
        """Take where it happens."""
        self._pair, self._store = pair, store
        self._tasks: dict[int, asyncio.Task[Any]] = {}
        self._status: dict[int, str] = {}
        """Of those who wait, as the simulation has it."""
        self._ends: dict[int, int] = {}
        """Where the real log ended when so many commits were made."""

    async def run(self, recording: Recording) -> str | None:
        """Do what was done, and tell the first difference."""
        step = None
        try:
            for step in recording.steps:
                await self._take(step)
            await self._compare(recording)
        except Different as different:
            return f"{step and (step.kind, step.now, step.called)}: {different}"
        finally:
            self._pair.gate.open(None)
            for task in self._tasks.values():
                task.cancel()
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        return None

    async def _take(self, step: Step) -> None:
        self._pair.set_clock(step.now)
        match step.kind:
            case "asked":
                call = asyncio.create_task(_call(self._store, step.called))
                self._tasks[step.request] = call
            case "cancel":
                del self._status[step.request]
                task = self._tasks.pop(step.request)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            case "arrives":
                self._pair.gate.open(self._ends[step.place])
            case "promote":
                await self._promote()
        for number, outcome in step.outcomes.items():
            if number in self._tasks:
                await self._expect(number, outcome)
        if step.kind != "asked" or step.request in self._status:
            await self._agree_on_waits(step)

    async def _expect(self, number: int, outcome: Outcome) -> None:
        if outcome.status != "is answered":
            self._status[number] = outcome.status
            return
        self._status.pop(number, None)
        task = self._tasks.pop(number)
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            self._tasks[number] = task
            raise Different(f"{outcome.result} was answered there; here it waits")
        found, wanted = _told(task), _plain(outcome.result)
        if found != wanted:
            raise Different(f"answered there {wanted}, here {found}")

    async def _agree_on_waits(self, step: Step) -> None:
        """See that as many wait for the standby, and for locks, as in the simulation."""
        statuses = list(self._status.values())
        wanted = statuses.count("waits"), statuses.count("is blocked")
        end = asyncio.get_running_loop().time() + PATIENCE
        while not _is_at_rest(look := await self._pair.look(), wanted):
            done = [task for task in self._tasks.values() if task.done()]
            if done or asyncio.get_running_loop().time() > end:
                answers = [_told(task) for task in done]
                raise Different(f"{wanted} wait there; here {look}, answered: {answers}")
            await asyncio.sleep(0)
        for number, outcome in step.outcomes.items():
            if self._status.get(number) == "waits":
                self._ends[outcome.place] = look.end

    async def _promote(self) -> None:
        tasks = list(self._tasks.values())
        self._tasks.clear()
        self._status.clear()
        await self._pair.fail_over()
        await asyncio.wait(tasks, timeout=PATIENCE) if tasks else None
        if not all(task.done() and isinstance(task.exception(), Unavailable) for task in tasks):
            raise Different(f"not all who waited were told that it is lost: {tasks}")
        await self._pair.close_gate()

    async def _compare(self, recording: Recording) -> None:
        pair = self._pair
        sides = (pair.primary, recording.primary), (pair.standby, recording.standby)
        for cluster, state in sides:
            assert cluster is not None
            found, wanted = await real(cluster.url), simulated(state)
            for name, rows in wanted.items():
                if rows != found[name]:
                    raise Different(f"{name} hold there {rows}, here {found[name]}")


def _is_at_rest(look: Look, wanted: tuple[int, int]) -> bool:
    return (look.waiting, look.blocked) == wanted and look.sent >= look.end


async def _call(store: PostgresStore, called: Called) -> Any:
    """Ask the real store; what the simulation tells by raising is told as no."""
    name, given = called
    try:
        if name == "settle":
            # Those who ask one store at once share a commit; here each has its own.
            await store._database.fetch("beat")  # noqa: SLF001 - see above
            return None
        found = await getattr(store, name)(*given)
    except Duplicate:
        return False
    if name in ("create", "add_person"):
        return True
    if name == "change":
        return {given[0].table} if found else set()
    return found


def _told(task: "asyncio.Task[Any]") -> Any:
    error = task.exception()
    return repr(error) if error is not None else _plain(task.result())


def _plain(value: Any) -> Any:
    """Make answers comparable: times to a thousandth, ratings in any order."""
    if isinstance(value, Stored):
        return value.seed, seconds(value.left), value.rows
    if isinstance(value, list) and value and isinstance(value[0], (Rating, str)):
        return sorted(value, key=str)
    return value
