"""A failing plan, made as small as it still fails."""

from collections.abc import Iterator

import msgspec

from bench.simulation.bugs import NONE, Bugs
from bench.simulation.plan import Plan
from bench.simulation.run import Result, run

replace = msgspec.structs.replace


def shrink(result: Result, bugs: Bugs = NONE) -> Result:
    """Leave out whatever the failure does not need, one thing after the other."""
    while (smaller := next(_failing(result, bugs), None)) is not None:
        result = smaller
    return result


def _failing(result: Result, bugs: Bugs) -> Iterator[Result]:
    for plan in _smaller(result.plan):
        tried = run(plan, bugs)
        if tried.violations:
            yield tried


def _smaller(plan: Plan) -> Iterator[Plan]:
    for place in range(len(plan.faults)):
        yield replace(plan, faults=plan.faults[:place] + plan.faults[place + 1 :])
    for name, least in (("watchers", 0), ("players", 1), ("workers", 1), ("moves", 1)):
        number = getattr(plan, name)
        if number > least:
            yield replace(plan, **{name: number - 1 if number < 10 else number // 2})
    if plan.loss:
        yield replace(plan, loss=0.0)
