"""Random games of the engine, played again by kernels: `python -m tests.fast.compare [PART]`.

It is a command, so that the measuring of coverage does not slow it down. Without a part it plays
10,000 games and some.
"""

import sys

from flambeur.fast.chances import shares
from flambeur.fast.jit import numbers
from flambeur.fast.table import COLOURS, NOBODY, row_of
from tests.fast.recorded import FINE, Recorder, replay
from tests.fast.ways import ROYALE, SHARED, SOLO, Way, laid

PARTS = 4
EACH = ((SHARED, 480), (ROYALE, 400), (SOLO, 14))
"""How many games of each way to play."""


def fair_shares(ranks: tuple[int, ...]) -> list[float]:
    """Share a win between those in the first place."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def check(way: Way, seed: str) -> None:
    """Play a game on the engine, and again with kernels."""
    recorder = Recorder(way, seed)
    t = row_of([laid(way)])[0]
    found = replay(t, recorder.recorded(), NOBODY)
    assert (FINE, len(recorder.turns)) == found, f"{way}, seed {seed}: {found}"
    out = numbers([0.0] * COLOURS)
    shares(t, out)
    ranks = recorder.over.ranks
    assert fair_shares(ranks) == list(out[: len(ranks)]), f"{way}, seed {seed}: shares"


def compare(parts: range) -> int:
    """Check the games of these parts; tell how many there were."""
    done = 0
    for ways, games in EACH:
        for number, way in enumerate(ways):
            for game in range(games):
                if game % PARTS in parts:
                    check(way, f"{number}/{game}")
                    done += 1
    return done


if __name__ == "__main__":
    part = int(sys.argv[1]) if sys.argv[1:] else None
    done = compare(range(PARTS) if part is None else range(part, part + 1))
    sys.stdout.write(f"{done} games agree\n")
