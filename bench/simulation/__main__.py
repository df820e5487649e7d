"""Deterministic simulation of workers, database, bus and clients.

`python -m bench.simulation --seeds 20000` runs that many seeds; a seed with a violation is made
as small as possible and printed with its history. `--seed N` shows one run, and `--planted` tells
how many seeds it takes to find each bug that can be planted.
"""

import argparse
import sys
from math import inf

from bench.simulation.bugs import NONE, PLANTED, Bugs
from bench.simulation.campaign import simulate
from bench.simulation.hunt import hunt
from bench.simulation.plan import make_plan
from bench.simulation.run import Result, run
from bench.simulation.shrink import shrink

SHOWN = 3
"""Failing seeds that are shown with their histories."""


def main(arguments: list[str] | None = None) -> None:
    """Run seeds, and fail on any violation."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=20_000, help="how many seeds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seconds", type=float, default=inf, help="stop after so many seconds")
    parser.add_argument("--seed", type=int, help="show this run only")
    parser.add_argument("--bug", choices=PLANTED, default="", help="plant this bug")
    parser.add_argument("--planted", action="store_true", help="find all planted bugs")
    wish = parser.parse_args(arguments)
    bugs = PLANTED.get(wish.bug, NONE)
    if wish.seed is not None:
        show(run(make_plan(wish.seed), bugs))
    elif wish.planted:
        find_planted()
    else:
        search(wish, bugs)


def search(wish: argparse.Namespace, bugs: Bugs) -> None:
    """Run many seeds, and show the first that fail."""
    tally = simulate(wish.first, wish.seeds, wish.seconds, wish.bug)
    for seed in tally.failed[:SHOWN]:
        show(shrink(run(make_plan(seed), bugs), bugs))
    print(tally, *(f"failed: {seed}" for seed in tally.failed[SHOWN:]), sep="\n")
    if tally.failed:
        sys.exit(1)


def find_planted() -> None:
    """Tell for each planted bug how many seeds it took to find it."""
    for name, bugs in PLANTED.items():
        found = hunt(bugs)
        print(f"{name:10}", f"{found.plan.seed + 1} seeds" if found else "not found", bugs.shows)


def show(result: Result) -> None:
    """Print a run."""
    print(result.plan, *result.lines, *result.violations, f"history {result.digest}", "", sep="\n")


if __name__ == "__main__":
    main()
