"""Clocks that jump, and clocks that differ."""

import asyncio
import random
from time import monotonic

from bench.server.arenas.clocks import Clock, ClockArena
from bench.server.drill import Drill

NEAR, FAR = 100, 1700
"""Seconds that a clock is wrong; a jump from one end to the other is less than a turn may take."""
APART = 2.0
"""Seconds of play between two jumps."""
NEARLY = 15.0
"""Seconds that a clock may be off what it was set to, on a machine that has much to do."""
LATE, AGAIN = 10.0, 0.2
"""Seconds: a worker writes the date of its answers once in ten ticks, and ticks late under load."""


async def set_clocks(drill: Drill[ClockArena]) -> str:
    """Let the clocks of all workers and of the database jump apart, and again, and stay so."""
    arena = drill.arena
    clocks = [arena.postgres_clock, *arena.worker_clocks]
    for _ in range(2):
        for clock in clocks:
            clock.set(random.choice((-1, 1)) * random.randint(NEAR, FAR))
        await asyncio.sleep(APART)
    drill.history.complaints += await _wrong(arena, clocks)
    return "clocks jump apart"


async def _wrong(arena: ClockArena, clocks: list[Clock]) -> list[str]:
    """Name the clocks that did not jump: a drill in which time went on as usual proves nothing."""
    end = monotonic() + LATE
    while True:
        shown = await arena.shown()
        wrong = [
            f"the clock of {clock.name} is {shown[clock.name]:.0f} s ahead, not {clock.ahead}"
            for clock in clocks
            if abs(shown[clock.name] - clock.ahead) > NEARLY
        ]
        if not wrong or monotonic() > end:
            return wrong
        await asyncio.sleep(AGAIN)
