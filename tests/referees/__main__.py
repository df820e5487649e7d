"""Plays many games beside the referees: `python -m tests.referees --games 1000`."""

import argparse
import sys
import time

from tests.referees.beside.playing import SideBySide
from tests.referees.beside.setups import FAMILIES, setup_of


def play_games(family: str, numbers: range) -> int:
    """Play the games of these numbers, and tell how many steps they had."""
    return sum(SideBySide(setup_of(family, n), f"{family}/{n}").play() for n in numbers)


def main() -> None:
    """Play so many games of each family; the first divergence ends it."""
    parser = argparse.ArgumentParser(prog="python -m tests.referees", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="games of each family")
    parser.add_argument("--family", choices=FAMILIES, help="only this family")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    wish = parser.parse_args()
    for family in [wish.family] if wish.family else FAMILIES:
        start = time.process_time()
        steps = play_games(family, range(wish.first, wish.first + wish.games))
        seconds = time.process_time() - start
        sys.stdout.write(f"{family}: {wish.games:,} games, {steps:,} steps, {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
