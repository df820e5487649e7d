"""Many seeds on all cores, until there are enough or time is up."""

import os
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from time import monotonic

import msgspec

from bench.simulation.bugs import NONE, PLANTED
from bench.simulation.plan import make_plan
from bench.simulation.run import run

SHARE = 25
"""Seeds that a process gets at a time."""


class Tally(msgspec.Struct):
    """What came of many runs."""

    runs: int = 0
    acts: int = 0
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    failed: list[int] = msgspec.field(default_factory=list)
    """Seeds with violations."""
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take more runs into account."""
        self.runs += other.runs
        self.acts += other.acts
        self.faults += other.faults
        self.failed += other.failed

    def __str__(self) -> str:
        """Say it in one line."""
        faults = ", ".join(f"{kind} {number}" for kind, number in sorted(self.faults.items()))
        return (
            f"{self.runs} runs, {self.acts} acknowledged acts, {self.faults.total()} faults "
            f"({faults}), {len(self.failed)} runs with violations, {self.seconds:.1f} s"
        )


def simulate(first: int, number: int, seconds: float, bug: str = "") -> Tally:
    """Run seeds on all cores; stop early when time is up."""
    started, tally = monotonic(), Tally()
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for share in pool.imap(_run_share, _shares(first, number, bug)):
            tally.add(share)
            tally.seconds = monotonic() - started
            if tally.seconds > seconds:
                break
    return tally


def _shares(first: int, number: int, bug: str) -> Iterator[tuple[int, int, str]]:
    for start in range(first, first + number, SHARE):
        yield start, min(start + SHARE, first + number), bug


def _run_share(share: tuple[int, int, str]) -> Tally:
    start, end, bug = share
    tally = Tally()
    for seed in range(start, end):
        result = run(make_plan(seed), PLANTED.get(bug, NONE))
        failed = [seed] if result.violations else []
        tally.add(Tally(1, result.acts, result.faults, failed))
    return tally
