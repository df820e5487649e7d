"""All kinds of drills: in which arena they are played, and what happens there."""

import os
import shutil
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bench.server.arenas.arena import Arena
from bench.server.arenas.clocks import ClockArena, faketime
from bench.server.arenas.cluster import ClusterArena
from bench.server.arenas.disk import PostgresDiskArena, SqliteDiskArena
from bench.server.arenas.pair import PairArena
from bench.server.drill import Drill
from bench.server.faults.beginning import kill_in_a_beginning
from bench.server.faults.bus import lose_nats
from bench.server.faults.clocks import set_clocks
from bench.server.faults.disk import fill_disk
from bench.server.faults.failover import fail_over
from bench.server.faults.freeze import freeze_worker
from bench.server.faults.kill import kill_bots, kill_nats, kill_postgres, kill_worker
from bench.server.faults.network import cut_network
from bench.server.faults.restart import restart
from bench.server.faults.standby import cut_and_fail_over, cut_standby

Fault = Callable[[Drill[Any]], Awaitable[str]]


def _nothing() -> str:
    return ""


def _root() -> str:
    may = os.geteuid() == 0 and shutil.which("mount") is not None
    return "" if may else "only root can mount a small disk"


def _faketime() -> str:
    return "" if faketime() else "libfaketime is missing: install faketime"


class Kind(msgspec.Struct, frozen=True):
    """One kind of drill."""

    faults: tuple[Fault, ...]
    """They follow each other."""
    arena: Callable[[], Arena] = ClusterArena
    missing: Callable[[], str] = _nothing
    """Tells what this machine lacks for it, if anything."""
    stuck: float = 10.0
    """Seconds after which a table that does not go on counts as stuck."""


MIX = "mix"
KINDS = {
    MIX: Kind((kill_worker, kill_postgres, kill_nats, kill_bots, cut_network, restart)),
    "kill-worker": Kind((kill_worker,)),
    "kill-postgres": Kind((kill_postgres,)),
    "kill-nats": Kind((kill_nats,)),
    "kill-bots": Kind((kill_bots,)),
    "cut-network": Kind((cut_network,)),
    "restart": Kind((restart,)),
    # A silent client is waited for ten seconds, if one of them is late.
    "beginning": Kind((kill_in_a_beginning,), stuck=20.0),
    # Six seconds pass until a silent primary is given up, and four more for a bot to be called.
    "failover": Kind((fail_over,), PairArena, stuck=20.0),
    "standby": Kind((cut_standby,), PairArena),
    "standby-failover": Kind((cut_and_fail_over,), PairArena),
    "disk-sqlite": Kind((fill_disk,), SqliteDiskArena, _root),
    "disk-postgres": Kind((fill_disk,), PostgresDiskArena, _root),
    "freeze": Kind((freeze_worker,)),
    "clocks": Kind((set_clocks,), ClockArena, _faketime),
    "nats-gone": Kind((lose_nats,)),
}
