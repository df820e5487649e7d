"""Clocks that jump, and clocks that differ."""

import asyncio
import random

from bench.server.arenas.clocks import ClockArena
from bench.server.drill import Drill

NEAR, FAR = 100, 1700
"""Seconds that a clock is wrong; a jump from one end to the other is less than a turn may take."""
APART = 2.0
"""Seconds of play between two jumps."""
NEARLY = 15.0
"""Seconds that a clock may be off what it was set to, on a machine that has much to do."""


async def set_clocks(drill: Drill[ClockArena]) -> str:
    """Let the clocks of all workers and of the database jump apart, and again, and stay so."""
    arena = drill.arena
    clocks = [arena.postgres_clock, *arena.worker_clocks]
    for _ in range(2):
        for clock in clocks:
            clock.set(random.choice((-1, 1)) * random.randint(NEAR, FAR))
        await asyncio.sleep(APART)
    shown = await arena.shown()
    drill.history.complaints += [
        f"the clock of {clock.name} is {shown[clock.name]:.0f} s ahead, not {clock.ahead}"
        for clock in clocks
        if abs(shown[clock.name] - clock.ahead) > NEARLY
    ]
    return "clocks jump apart"
