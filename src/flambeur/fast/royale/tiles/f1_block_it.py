"""F1 Block It!: put a cluster of grey dice into a casino; grey plays along like anyone."""

from typing import Any

from flambeur.fast.jit import kernel, numbers
from flambeur.fast.royale.codes import CLUSTER
from flambeur.fast.royale.verbs import ask, nth_open, open_casinos, put
from flambeur.fast.table import NOBODY
from flambeur.games.vegas.royale.values import BLOCK_IT

SIZES = max(BLOCK_IT)
CLUSTERS = numbers([BLOCK_IT.count(size) for size in range(1, SIZES + 1)])
"""How many there are of each size; the table counts those that are gone."""


@kernel
def activate_block_it(t: Any) -> None:
    """Ask for a cluster while there is one."""
    if count_cluster(t) > 0:
        ask(t, CLUSTER, t.player, NOBODY)


@kernel
def count_cluster(t: Any) -> Any:
    """Count every size left for every open casino."""
    count = 0
    for size in range(SIZES):
        if t.clusters[size] < CLUSTERS[size]:
            count += open_casinos(t)
    return count


@kernel
def answer_cluster(t: Any, move: int) -> None:
    """Move the grey dice; they stay where they are [RF1.4, RF1.5]."""
    for size in range(SIZES):
        if t.clusters[size] < CLUSTERS[size]:
            if move < open_casinos(t):
                t.clusters[size] += 1
                put(t, nth_open(t, move), t.colours + 1, size + 1, 0)
                return
            move -= open_casinos(t)
