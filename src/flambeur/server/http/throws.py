"""The endpoint for the motion of thrown dice, computed from the table's log."""

import asyncio
import re
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from starlette.responses import Response

from flambeur.core.record import Entry
from flambeur.core.turn import Chance
from flambeur.protocol.refusals import NotFound
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.tables import SOME_TABLE, table_of
from flambeur.server.play.reading import fold, read_log
from flambeur.server.play.steps import Moved
from flambeur.server.play.table import Table
from flambeur.server.spending import paid, pay
from flambeur.server.store.contract import Stored
from flambeur.sources.physics import is_installed

if TYPE_CHECKING:
    from flambeur.games.strike.flight import Flight
    from flambeur.sources.physics.pool import ThrowPool

KEPT = 64
"""So many motions are kept: a few hundred kilobytes, for those who look at the same throw."""
DIGEST = re.compile("[0-9a-f]{64}")
BYTES = "application/octet-stream"
FOREVER = "private, max-age=604800, immutable"
"""A motion is named by its hash, so it never changes."""


class Motions:
    """The motions a worker was asked for lately; each is computed once, however many ask."""

    def __init__(self) -> None:
        """Begin with none; the simulator starts when it is needed."""
        self._tasks: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()
        self._pool: ThrowPool | None = None
        self._turn = asyncio.Lock()

    async def get(self, call: Call, table: str, digest: str) -> bytes:
        """Give a motion; a throw that is not in the log is as good as never thrown."""
        name = table, digest
        if name not in self._tasks:
            self._tasks[name] = task = asyncio.create_task(self._find(call, table, digest))
            task.add_done_callback(lambda done: self._forget(name, done))
        self._tasks.move_to_end(name)
        while len(self._tasks) > KEPT:
            self._tasks.popitem(last=False)
        return await asyncio.shield(self._tasks[name])

    def _forget(self, name: tuple[str, str], task: "asyncio.Task[bytes]") -> None:
        """Keep no refusal: what is not committed yet may be committed soon."""
        if task.cancelled() or task.exception() is not None:
            self._tasks.pop(name, None)

    async def _find(self, call: Call, table: str, digest: str) -> bytes:
        stored = await read_log(call.context.store, table)
        flight = await asyncio.to_thread(flight_of, stored, digest)
        if flight is None:
            raise NotFound("there is no such throw at this table")
        slot = call.context.desk.slots.peek(table)
        at_hand = getattr(slot.table.source if slot else None, "motion", lambda _: None)(digest)
        return at_hand or await self._compute(flight, digest)

    async def _compute(self, flight: "Flight", digest: str) -> bytes:
        """Compute a throw in a thread of the pool; the loop serves others meanwhile."""
        if not is_installed():
            raise NotFound("there is no simulator here")
        from flambeur.sources.physics.pool import ThrowPool  # noqa: PLC0415 - needs [strike]
        from flambeur.sources.physics.simulate import SimulationFailed  # noqa: PLC0415 - the same

        self._pool = self._pool or ThrowPool(workers=1)
        async with self._turn:
            started = perf_counter()
            try:
                simulated = await asyncio.to_thread(self._pool.throw, flight)
            except SimulationFailed as failure:
                raise NotFound("the throw cannot be computed here") from failure
            finally:
                pay(perf_counter() - started)
        trace = simulated.landed.trace
        if trace is None or trace.digest != digest:
            raise NotFound("this machine computes the throw differently")
        return simulated.trajectory


@paid()
def flight_of(stored: Stored, digest: str) -> "Flight | None":
    """Find the throw with this motion in a log, and the dice as they left the hand."""
    last = max((row.seq for row in stored.rows if digest.encode() in row.body), default=1)
    for taken in fold(stored, last):
        if isinstance(taken.step, Moved) and digest.encode() in taken.row.body:
            flight = _flight(taken.before, taken.step.entries, digest)
            if flight is not None:
                return flight
    return None


def _flight(table: Table, entries: tuple[Entry, ...], digest: str) -> "Flight | None":
    """Play a step again, up to the moment when the dice are in the air."""
    assert table.position is not None  # noqa: S101 - a move comes after the beginning
    position = table.position.copy()
    for entry in entries:
        trace = getattr(entry.move, "trace", None)
        if isinstance(position.turn, Chance) and trace is not None and trace.digest == digest:
            return cast("Flight", position.turn.distribution)
        position.enter(entry)
    return None


async def see_throw(call: Call) -> Response:
    """Give the motion of a throw: 16 bit numbers, picture by picture and die by die."""
    table, digest = table_of(call), call.path["digest"]
    if DIGEST.fullmatch(digest) is None:
        raise NotFound("there is no such throw at this table")
    state = call.request.app.state
    if not hasattr(state, "motions"):
        state.motions = Motions()
    motion = await state.motions.get(call, table, digest)
    return Response(motion, headers={"Cache-Control": FOREVER}, media_type=BYTES)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/throws/{{digest}}",
        does=see_throw,
        answer=Any,
        media=BYTES,
        tells="Get the motion of a throw",
        thinks=True,
    ),
)
