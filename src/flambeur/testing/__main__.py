"""Check the laws of all games at length: `python -m flambeur.testing --games 10000`."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from flambeur.registry import GAMES, find
from flambeur.testing.laws import check_game

CHUNK = 250


def _check(name: str, setup: int, games: int, seed: int) -> int:
    game = find(name)
    seats, options = game.setups()[setup]
    check_game(game, seats, options, games=games, seed=seed)
    return games


def main() -> None:
    """Play so many random games of every game, edition, mode and number of seats."""
    parser = argparse.ArgumentParser(prog="python -m flambeur.testing", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each setup")
    parser.add_argument("--game", default="", help="only games whose name begins so")
    parser.add_argument("--seed", type=int, default=0, help="where the random games begin")
    wish = parser.parse_args()
    jobs = [
        (game.id, setup, min(CHUNK, wish.games - first), wish.seed + first)
        for game in GAMES
        if game.id.startswith(wish.game)
        for setup in range(len(game.setups()))
        for first in range(0, wish.games, CHUNK)
    ]
    total, done, start = sum(job[2] for job in jobs), 0, time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for result in as_completed([pool.submit(_check, *job) for job in jobs]):
            done += result.result()
            print(f"\r{done:,} of {total:,} games", end="", flush=True)
    print(f"\nall laws hold in {done:,} games ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
