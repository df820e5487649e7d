"""Histories of the simulated database, repeated on PostgreSQL.

`python -m bench.simulation.replay 200` carries out what the stores of so many seeds asked, in the
same order, on a primary with a synchronous standby, and compares every answer and all that is kept.
"""

import argparse
import asyncio
import sys

from bench.simulation.replay.seeds import replay_seeds


def main() -> None:
    """Repeat histories, and fail on any difference."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulation.replay", description=__doc__)
    parser.add_argument("number", type=int, help="how many seeds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    wish = parser.parse_args()
    tally = asyncio.run(replay_seeds(range(wish.first, wish.first + wish.number)))
    print(*tally.different, tally, sep="\n")
    if tally.different:
        sys.exit(1)


if __name__ == "__main__":
    main()
