"""What a command costs: about how much beforehand, and how much it was."""

import os
from collections.abc import Callable
from time import process_time

MINUTE, HOUR = 60, 3600
MANY = 2
"""From so many of a unit on it is told in it."""


def spent() -> float:
    """Tell the processor seconds of this process, and of those it has started and seen end."""
    return sum(os.times()[:4])


def seconds_of(job: Callable[[], object]) -> float:
    """Do something once to load and compile, and once more to time it."""
    job()
    start = process_time()
    job()
    return process_time() - start


def duration(seconds: float) -> str:
    """Say how long something takes."""
    if seconds < MANY * MINUTE:
        return f"{seconds:.0f} s"
    if seconds < MANY * HOUR:
        return f"{seconds / MINUTE:.0f} min"
    return f"{seconds / HOUR:.1f} h"


def forecast(seconds: float, workers: int = 1) -> str:
    """Say beforehand what it will take."""
    by_all = f", {duration(seconds / workers)} by {workers} workers" if workers > 1 else ""
    return f"this will take about {duration(seconds)} of processor time{by_all}"


def bill(before: float, games: int) -> str:
    """Say afterwards what it took since `before`."""
    played = f" and {games:,} games" if games else ""
    return f"this took {duration(spent() - before)} of processor time{played}"
