"""Mistakes that can be planted, each of which the simulation must find."""

from collections.abc import Callable

import msgspec

from bench.simulation.state import State
from bench.simulation.store import SimStore
from flambeur.server.play.clock import wait_of
from flambeur.server.play.desk import Desk
from flambeur.server.play.heard import Heard, subject
from flambeur.server.play.slots import Slot
from flambeur.server.play.steps import Step
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Write


class Bugs(msgspec.Struct, frozen=True):
    """Which store and which desk the workers have, and what comes of it."""

    shows: str = ""
    """Words of the violation by which it is known."""
    store: Callable[..., SimStore] = SimStore
    desk: Callable[..., Desk] = Desk


class Hasty(SimStore):
    """Takes what was read for safe, though the standby may not have it."""

    async def settle(self) -> None:
        """Wait for nothing."""


class Peeking(Desk):
    """Shows steps that the standby may not have."""

    async def read_on(self, slot: Slot) -> bool:
        """Believe at once what is read."""
        rows = await self.store.rows(slot.table.id, slot.table.seq)
        for row in rows:
            self._take(slot, row, None)
        return bool(rows)


class Careless(SimStore):
    """Sets without comparing, so that two workers both win."""

    def _fits(self, state: State, write: Write) -> bool:
        return write.table in state.tables and len(state.tables[write.table].rows) >= write.seq - 1


class Forgetful(SimStore):
    """Knows no key again."""

    async def find_key(self, table: str, key: str) -> tuple[int, str] | None:
        """Find nothing."""
        return None


class Talkative(Desk):
    """Tells the others before anything is committed."""

    async def _write(self, write: Write, before: Table, after: Table, step: Step) -> bool:
        news = Heard(write.seq, write.body, wait_of(after)).encode()
        await self.bus.tell_others(subject(before.id), news)
        return await super()._write(write, before, after, step)


PLANTED = {
    "hasty": Bugs("is in the log 0 times", store=Hasty),
    "peeking": Bugs("two views of seat", desk=Peeking),
    "careless": Bugs("is in the log 0 times", store=Careless),
    "talkative": Bugs("two different steps were told", desk=Talkative),
    "forgetful": Bugs("is in the log 2 times", store=Forgetful),
}
NONE = Bugs()
