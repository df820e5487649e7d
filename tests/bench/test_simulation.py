"""The simulation repeats itself exactly, finds what is planted, and finds nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.simulation.bugs import PLANTED
from bench.simulation.hunt import hunt
from bench.simulation.plan import KINDS, make_plan
from bench.simulation.run import run
from bench.simulation.shrink import shrink

SEEDS = 60


def test_no_promise_is_broken() -> None:
    """Whatever goes wrong, every act is done once, and every table comes to its end."""
    results = [run(make_plan(seed)) for seed in range(SEEDS)]
    assert [] == [what for result in results for what in result.violations]
    assert set(KINDS) == {kind for result in results for kind in result.faults}
    acts = "".join(line for result in results for line in result.lines)
    assert all(f'"type":"{act}"' in acts for act in ("commit", "reveal", "play", "answer", "take"))


def test_a_seed_is_one_history() -> None:
    """The same seed gives the same lines again, also elsewhere, and another seed gives others."""
    here = run(make_plan(7))
    assert here.lines == run(make_plan(7)).lines
    assert here.lines != run(make_plan(8)).lines
    told = subprocess.run(
        [sys.executable, "-m", "bench.simulation", "--seed", "7"],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"history {here.digest}" in told.stdout


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_found(bug: str) -> None:
    """Each mistake shows in its own way; `--planted` tells how many seeds it takes."""
    assert hunt(PLANTED[bug]) is not None


def test_a_failing_seed_becomes_small() -> None:
    """What is left of it matters for the failure, which follows from the bug alone."""
    bugs = PLANTED["hasty"]
    found = hunt(bugs)
    assert found is not None
    small = shrink(found, bugs)
    assert small.violations
    assert {"cut standby", "promote"} == {fault.kind for fault in small.plan.faults}
    assert small.lines == run(small.plan, bugs).lines
    assert [] == run(small.plan).violations
