"""How many seeds it takes to find a planted bug."""

from bench.simulation.bugs import Bugs
from bench.simulation.plan import make_plan
from bench.simulation.run import Result, run

ENOUGH = 2000
"""Seeds after which a bug counts as not found."""


def hunt(bugs: Bugs) -> Result | None:
    """Run seeds until a bug shows in the way that is its own."""
    for seed in range(ENOUGH):
        result = run(make_plan(seed), bugs)
        if any(bugs.shows in violation for violation in result.violations):
            return result
    return None
