"""Figures as text."""

from bench.server.crowd import Measured
from bench.server.echo import Echo
from bench.server.pgbench import Bare

BAR = 0.4
"""The part of bare PostgreSQL's rate that is to be reached."""


def line(name: str, value: str) -> str:
    """Write one figure."""
    return f"  {name:34} {value}"


def cost_lines(measured: Measured) -> list[str]:
    """Write what a move costs, by process."""
    return [line(f"CPU per move, {name}", f"{us:7.0f} us") for name, us in measured.cost.items()]


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
        rows.append(
            line(f"pgbench, {one.clients} clients, batch {one.batch}", f"{one.rows:7.0f} rows/s")
        )
        share = f"{measured.moves / one.rows:7.2f}   (bar: {BAR})"
        rows.append(line(f"share of it, {name}", share))
    echoed = f"{answered.rate:7.0f} /s, {answered.times}, {answered.cost:.0f} us each"
    return [*rows, line("bare WebSocket echo", echoed)]
