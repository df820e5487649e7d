"""How things go wrong, and how they are mended."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bench.simulation.node import NOWHERE
from bench.simulation.plan import Fault

if TYPE_CHECKING:
    from bench.simulation.world import World

Mend = Callable[[], None]


def strike(world: "World", fault: Fault) -> None:
    """Let something go wrong, and be mended later."""
    world.history.note("FAULT", f"{fault.kind}, worker {fault.target}, {fault.seconds:.2f} s")
    mend = FAULTS[fault.kind](world, fault)
    world.broken += 1

    def whole() -> None:
        mend()
        world.broken -= 1
        world.history.note("MENDED", fault.kind)

    world.loop.call_later(fault.seconds, whole, context=NOWHERE)


def _crash(world: "World", fault: Fault) -> Mend:
    worker = world.worker(fault)
    if not worker.node.alive:
        return _nothing
    worker.crash()
    return worker.start


def _cut_standby(world: "World", _: Fault) -> Mend:
    world.database.cut()
    return world.database.mend


def _promote(world: "World", _: Fault) -> Mend:
    world.database.promote()
    return _nothing


def _lose_bus(world: "World", _: Fault) -> Mend:
    world.air.down = True

    def mend() -> None:
        world.air.down = False

    return mend


def _cut_bus(world: "World", fault: Fault) -> Mend:
    pair = fault.target % world.plan.workers, (fault.target + 1) % world.plan.workers
    world.air.cuts.add(pair)
    return lambda: world.air.cuts.discard(pair)


def _cut_database(world: "World", fault: Fault) -> Mend:
    node = world.worker(fault).node
    node.cut = True

    def mend() -> None:
        node.cut = False

    return mend


def _pause(world: "World", fault: Fault) -> Mend:
    node = world.worker(fault).node
    node.paused = True
    return lambda: world.loop.wake(node)


def _clock(world: "World", fault: Fault) -> Mend:
    world.worker(fault).node.ahead += fault.seconds
    return _nothing


def _lose_lines(world: "World", fault: Fault) -> Mend:
    for line in list(world.worker(fault).lines):
        line.lose()
    return _nothing


def _nothing() -> None:
    """Leave it as it is."""


FAULTS: dict[str, Callable[["World", Fault], Mend]] = {
    "crash": _crash,
    "cut standby": _cut_standby,
    "promote": _promote,
    "lose bus": _lose_bus,
    "cut bus": _cut_bus,
    "cut database": _cut_database,
    "pause": _pause,
    "clock": _clock,
    "lose lines": _lose_lines,
}
