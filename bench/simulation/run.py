"""Runs plans, and tells what came of them."""

from collections import Counter
from hashlib import blake2b

import msgspec

from bench.simulation.bugs import NONE, Bugs
from bench.simulation.patches import patched
from bench.simulation.plan import Plan
from bench.simulation.verdict import judge
from bench.simulation.world import World


class Result(msgspec.Struct, frozen=True):
    """What came of one run."""

    plan: Plan
    violations: list[str]
    acts: int
    faults: Counter[str]
    lines: list[str]
    """The history, for people."""
    digest: str
    """Of the history, to compare runs."""


def run(plan: Plan, bugs: Bugs = NONE) -> Result:
    """Let a plan happen, and judge it."""
    world = World(plan, bugs)
    with patched(world.loop) as mistakes:
        world.run()
    history = world.history
    return Result(
        plan=plan,
        violations=[*mistakes.found, *judge(world)],
        acts=len(history.table.acks),
        faults=Counter(fault.kind for fault in world.faults),
        lines=history.lines,
        digest=blake2b("\n".join(history.lines).encode(), digest_size=8).hexdigest(),
    )
