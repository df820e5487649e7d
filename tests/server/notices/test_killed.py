"""Nobody misses a message because a server died after the move."""

import random

from bench.notices.drill import Found, drill

KILLS = 2


async def test_killed_between_move_and_message() -> None:
    """Who was called while the server died is told by the next one, and once."""
    found = await drill(KILLS, lambda: 0.0)
    assert Found(calls=KILLS, missed=0, repeated=0, strange=0) == found


async def test_killed_while_telling() -> None:
    """At whatever moment it dies, all are told; what comes again has the same tag."""
    moments = random.Random(7)
    found = await drill(KILLS, lambda: moments.uniform(3.0, 7.0))
    assert (KILLS, 0, 0) == (found.calls, found.missed, found.strange)
