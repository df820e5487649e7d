"""Check the laws of all games at length: `python -m flambeur.testing --games 10000`."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from flambeur.families import every_game, find
from flambeur.testing.laws import check_game

CHUNK = 250
Job = tuple[str, bool, int, int, int]
"""Game, whether it is a corner, number of the setup, games, seed."""


def _check(name: str, corner: bool, number: int, games: int, seed: int) -> int:  # noqa: FBT001
    game = find(name)
    seats, options = (game.corners() if corner else game.setups())[number]
    check_game(game, seats, options, games=games, seed=seed)
    return games


def jobs(games: int, prefix: str, seed: int) -> list[Job]:
    """List the work: so many games of every setup, in pieces, and every corner once."""
    chosen = [game for game in every_game() if game.id.startswith(prefix)]
    setups = [
        (game.id, False, number, min(CHUNK, games - first), seed + first)
        for game in chosen
        for number in range(len(game.setups()))
        for first in range(0, games, CHUNK)
    ]
    corners = [
        (game.id, True, number, 1, seed) for game in chosen for number in range(len(game.corners()))
    ]
    return setups + corners


def main() -> None:
    """Play so many random games of every game, edition, mode and number of seats."""
    parser = argparse.ArgumentParser(prog="python -m flambeur.testing", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each setup")
    parser.add_argument("--game", default="", help="only games whose name begins so")
    parser.add_argument("--seed", type=int, default=0, help="where the random games begin")
    wish = parser.parse_args()
    work = jobs(wish.games, wish.game, wish.seed)
    total, done, start = sum(job[3] for job in work), 0, time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for result in as_completed([pool.submit(_check, *job) for job in work]):
            done += result.result()
            print(f"\r{done:,} of {total:,} games", end="", flush=True)
    print(f"\nall laws hold in {done:,} games ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
