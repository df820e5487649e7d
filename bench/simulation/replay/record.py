"""What the simulated database was asked in one run, in its order, and what came of it."""

from typing import Any

import msgspec

from bench.simulation.bugs import Bugs
from bench.simulation.patches import patched
from bench.simulation.plan import Plan
from bench.simulation.request import Called, Request
from bench.simulation.state import State
from bench.simulation.store import SimStore
from bench.simulation.world import World

CALLS = (
    "create",
    "append",
    "change",
    "load",
    "rows",
    "find_key",
    "settle",
    "seqs",
    "due",
    "done",
    "person",
    "add_person",
    "ratings",
    "rate",
)
STEPS = ("asked", "arrives", "cancel", "promote")


class Outcome(msgspec.Struct, frozen=True):
    """How far a request is, and what it brought."""

    status: str
    """`waits`, `is blocked` or `is answered`."""
    result: Any
    place: int


class Step(msgspec.Struct):
    """One thing that happened to the database, and all that followed from it at once."""

    kind: str
    """`asked`, `arrives` at the standby, `cancel`, or `promote`."""
    now: float
    request: int = -1
    called: Called = ("", ())
    place: int = 0
    """So many commits are on the standby."""
    outcomes: dict[int, Outcome] = msgspec.field(default_factory=dict)


class Recording(msgspec.Struct, frozen=True):
    """One run as its database saw it."""

    steps: list[Step]
    primary: State
    """What can be read there in the end."""
    standby: State


class NotedStore(SimStore):
    """Knows which of its methods was called."""


def _note(name: str) -> None:
    method = getattr(SimStore, name)

    async def call(self: NotedStore, *given: Any) -> Any:
        self.called = name, given
        return await method(self, *given)

    setattr(NotedStore, name, call)


for _name in CALLS:
    _note(_name)


def record(plan: Plan) -> Recording:
    """Let a plan happen, and note what its database did."""
    world = World(plan, Bugs(store=NotedStore))
    database, steps = world.database, list[Step]()
    numbers: dict[Request, int] = {}

    def witness(what: str, request: Request | None) -> None:
        number = -1 if request is None else numbers.setdefault(request, len(numbers))
        called = ("", ()) if request is None else request.called
        if what in STEPS:
            steps.append(Step(what, world.loop.now, number, called, database.safe))
        elif request is not None:
            outcome = Outcome(what, request.result, request.place)
            steps[-1].outcomes[number] = outcome

    database.witness = witness
    with patched(world.loop):
        world.run()
    standby = State()
    for commit in database.log[: database.safe]:
        commit(standby)
    return Recording(steps, database.state, standby)
