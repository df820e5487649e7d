"""Sums for many players, from measured figures and from prices that the reader gives."""

import math

import msgspec

from bench.server.report import line

DAY = 86_400
MONTH = 30.4 * DAY
SOCKETS = 10_000
"""Sockets measured in one worker; more are not promised."""
BUSY = 0.5
"""The part of a core that is used at most; the rest is for peaks and for faults."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, and what is assumed."""

    players: int = 1_000_000
    seats: int = 3
    pause: float = 5.0
    """Seconds between two moves at a table."""
    worker: float
    """Microseconds of processor time for a move in all workers together."""
    postgres: float
    """The same, in PostgreSQL."""
    nats: float
    """The same, in NATS."""
    bare: float
    """Rows a second that bare PostgreSQL wrote, with the batch of the run."""
    socket: float
    """Kilobytes for a socket that follows a table."""
    update: float
    """Bytes in an update."""
    row: float
    """Bytes on disk for a step with its index."""
    core: float = 0
    """Money for a core and month."""
    traffic: float = 0
    """Money for a terabyte sent."""
    disk: float = 0
    """Money for a terabyte kept, and month."""


def plan(given: Figures) -> list[str]:
    """Work out what so many players need."""
    moves = given.players / given.seats / given.pause
    cores = {
        "workers": max(_cores(moves, given.worker), math.ceil(given.players / SOCKETS)),
        "PostgreSQL": _cores(moves, given.postgres),
        "NATS": _cores(moves, given.nats),
    }
    sent = moves * given.seats * given.update
    kept = moves * given.row * MONTH / 1e12
    rows = [line(f"cores for {name}", f"{number:9,}") for name, number in cores.items()]
    money = sum(cores.values()) * given.core + sent * MONTH / 1e12 * given.traffic
    money += kept * given.disk
    return [
        f"{given.players:,} players, {given.seats} at a table, a move every {given.pause:g} s",
        line("moves", f"{moves:9,.0f} /s"),
        *rows,
        line("primaries, by rows written", f"{math.ceil(moves / given.bare / BUSY):9,}"),
        line("memory for sockets", f"{given.players * given.socket / 1e6:9,.0f} GB"),
        line("sent to players", f"{sent * 8 / 1e9:9,.1f} Gbit/s"),
        line("written to logs in a month", f"{kept:9,.1f} TB"),
        line("money in a month", f"{money:9,.0f}" if given.core else "   give --core"),
    ]


def _cores(moves: float, each: float) -> int:
    return math.ceil(moves * each / 1e6 / BUSY)
