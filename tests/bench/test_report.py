"""The figures of a run under load, as they are printed."""

import pytest

pytest.importorskip("resource", reason="needs a Unix")

from bench.server.crowd import Measured
from bench.server.echo import Echo
from bench.server.pgbench import Bare
from bench.server.report import load_report
from bench.server.timings import Spread

QUIET = Spread(1.0, 2.0)


def test_the_share_of_bare_postgresql() -> None:
    """A row of pgbench is set beside a move of everybody, both calibrated by their yardsticks."""
    cost = {"workers": 1600.0, "PostgreSQL": 200.0, "NATS": 40.0, "players": 160.0}
    measured = Measured(100.0, QUIET, QUIET, cost, 600.0, 1.0, 1000, 0)
    beside = {"one by one": Bare(6, 1, 9000.0, 100.0)}
    rows = load_report(measured, beside, Echo(1.0, QUIET, 1.0))
    found = {" ".join(row.split()) for row in rows}
    assert {
        "CPU per move, workers 1600 us, 800 calibrated",
        "CPU per move, all 2000 us, 1000 calibrated",
        "share of CPU, one by one 0.100 (bar: 0.4)",
    } <= found
