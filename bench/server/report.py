"""Figures as text."""

from bench.server.crowd import Measured
from bench.server.echo import Echo
from bench.server.pgbench import Bare
from bench.yardstick import NORM

BAR = 0.4
"""A move is to cost so little that a row of bare PostgreSQL is at least this part of it."""


def line(name: str, value: str) -> str:
    """Write one figure."""
    return f"  {name:34} {value}"


def cost_lines(measured: Measured) -> list[str]:
    """Write what a move costs, as measured here and calibrated."""
    calibrated = measured.calibrated
    rows = {name: (cost, calibrated[name]) for name, cost in measured.cost.items()}
    rows["all"] = sum(measured.cost.values()), measured.total
    looked = f"{measured.yardstick:7.0f} us   (calibrated to {NORM:.0f})"
    return [
        *(
            line(f"CPU per move, {name}", f"{here:7.0f} us, {there:7.0f} calibrated")
            for name, (here, there) in rows.items()
        ),
        line("yardstick", looked),
    ]


def load_report(measured: Measured, beside: dict[str, Bare], answered: Echo) -> list[str]:
    """Write the figures of a run beside its anchors."""
    rows = [
        line("committed moves", f"{measured.moves:7.0f} /s"),
        line("acknowledged, p50 / p99", str(measured.acks)),
        line("delivered to others, p50 / p99", str(measured.deliveries)),
        *cost_lines(measured),
        line("steps in one transaction", f"{measured.batch:7.1f}"),
        line("bytes in one update", f"{measured.update:7}"),
        line("refusals", f"{measured.refusals:7}"),
    ]
    for name, one in beside.items():
        found = f"{one.rows:7.0f} rows/s, {one.cost:.0f} us of CPU each, calibrated"
        rows.append(line(f"pgbench, {one.clients} clients, batch {one.batch}", found))
        share = f"{one.cost / measured.total:7.3f}   (bar: {BAR})"
        rows.append(line(f"share of CPU, {name}", share))
    echoed = f"{answered.rate:7.0f} /s, {answered.times}, {answered.cost:.0f} us each"
    return [*rows, line("bare WebSocket echo", echoed)]
