"""How fast this machine computes right now: the same small piece of pure Python, over and over.

Processor time beside it can be compared between machines and between hours: calibrated microseconds
are those of a machine that needs `NORM` of them for the piece. `python -m bench.yardstick` prints
what the piece takes here, once in a while, until it is told to stop.
"""

import contextlib
import statistics
import subprocess
import sys
import time
from time import process_time
from types import TracebackType
from typing import Self

NORM = 300.0
"""Microseconds of processor time for the piece on the machine that figures are calibrated to."""
TIMES = 5
"""The piece is done so often in a row; the first ones find cold caches."""
PAUSE = 0.1
"""Seconds between two looks, so that the yardstick itself takes hardly any of the machine."""


def piece() -> int:
    """Do a little of what a server does all day: call, look up, build, join and compare."""
    seen: dict[str, tuple[int, ...]] = {}
    for number in range(130):
        key = f"{number % 31}:{number % 7}"
        row = tuple([place * number % 13 for place in range(6)])
        if row > seen.get(key, ()):
            seen[key] = row
    return sum(map(len, sorted(",".join(map(str, row)) for row in seen.values())))


def look() -> float:
    """Tell how many microseconds of processor time the piece takes now."""
    found = []
    for _ in range(TIMES):
        start = process_time()
        piece()
        found.append(process_time() - start)
    return min(found) * 1e6


class Yardstick:
    """Looks again and again in a process of its own, beside something that is measured."""

    us = 0.0
    """What the piece took meanwhile: the middle of all looks."""

    def __init__(self) -> None:
        """Begin, and wait for the first look: on a busy machine a process takes long to start."""
        command = [sys.executable, "-m", "bench.yardstick"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._first = self._process.stdout.readline()

    def __enter__(self) -> Self:
        """Go on looking."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop, and find the middle."""
        self._process.terminate()
        said, _ = self._process.communicate()
        if kind is None:
            self.us = statistics.median(map(float, [self._first, *said.split()]))


def main() -> None:
    """Look until told to stop."""
    with contextlib.suppress(KeyboardInterrupt):
        while True:
            print(f"{look():.1f}", flush=True)
            time.sleep(PAUSE)


if __name__ == "__main__":
    main()
