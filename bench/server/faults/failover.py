"""The primary is lost, and the standby takes its place."""

from bench.server.arenas.pair import PairArena
from bench.server.drill import Drill


async def fail_over(drill: Drill[PairArena]) -> str:
    """Lose the primary, which dies or goes silent in turn, and promote the standby."""
    pair = drill.arena.pair
    if pair.standby is None:
        await pair.renew()
    # Each of the two addresses is the one that dies and the one that goes silent in its turn.
    silent = drill.arena.turn("failover") % 4 in {0, 3}
    if silent:
        pair.primary.freeze()
    else:
        pair.primary.kill()
    await pair.promote()
    return "primary silent, failover" if silent else "primary killed, failover"
