"""A standby that commits wait for is cut off."""

import asyncio

from bench.server.arenas.pair import PairArena
from bench.server.drill import Drill

CUT = 7.0
"""Seconds, longer than a move waits for its commit: those are 5, and 4 in the database."""


async def cut_standby(drill: Drill[PairArena]) -> str:
    """Cut the standby off until moves are refused, by the network or by freezing it, in turn."""
    pair = drill.arena.pair
    assert pair.standby is not None
    if drill.arena.turn("standby") % 2:
        pair.standby.freeze()
        try:
            await _be_away(drill)
        finally:
            pair.standby.thaw()
        return "standby frozen"
    pair.network.cut()
    await _be_away(drill)
    pair.network.mend(drop=False)
    return "standby cut off"


async def cut_and_fail_over(drill: Drill[PairArena]) -> str:
    """Cut the standby off until moves are refused, and let it take over with what it has."""
    pair = drill.arena.pair
    if pair.standby is None:
        await pair.renew()
    pair.network.cut()
    await _be_away(drill)
    await pair.fail_over()
    return "standby cut off, failover"


async def _be_away(drill: Drill[PairArena]) -> None:
    await asyncio.sleep(CUT)
    await drill.expect_refusals("the standby is cut off")
