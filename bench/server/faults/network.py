"""A network that swallows everything for a while."""

import asyncio

from bench.server.arenas.cluster import ClusterArena
from bench.server.drill import Drill

CUT = 2.5
"""Seconds that the network is cut."""


async def cut_network(drill: Drill[ClusterArena]) -> str:
    """Cut a worker off from its database, in turn with lines that live on and lines that end."""
    proxies, turn = drill.arena.proxies, drill.arena.turn("cut")
    proxy, drop = proxies[turn % len(proxies)], turn // len(proxies) % 2 == 0
    proxy.cut()
    await asyncio.sleep(CUT)
    proxy.mend(drop=drop)
    return "cut network, lines lost" if drop else "cut network, lines kept"
