"""Random five-player games a second: this engine beside the package `lasvegas`, in one run.

Both play the set of 48 bills, four rounds, every choice at random. Work alternates in small
chunks, so that a busy moment of the machine hits both; the ratio is what counts.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from time import process_time
from typing import Any

import lasvegas

from flambeur import Chance, Choice, Over, find, play, turn
from flambeur.core.game import Game
from flambeur.sources import SeededSource

SEATS = 5
CHUNK = 20
BAR = 2.0
"""What the engine must reach: twice the games a second."""
SMOKE_BAR = 1.5
"""What even a short run on a busy machine must show."""


def random_game(game: Game[Any], source: SeededSource, choose: random.Random) -> int:
    """Play one random game through the public API; return all money won."""
    state = game.start(SEATS)
    while True:
        awaited = turn(state)
        if isinstance(awaited, Choice):
            play(state, choose.choice(awaited.moves))
        elif isinstance(awaited, Chance):
            play(state, source.settle(awaited.distribution))
        else:
            assert isinstance(awaited, Over)
            return sum(awaited.scores)


def ours(name: str) -> Callable[[], int]:
    """Make the game that plays on this engine."""
    game, source, choose = find(name), SeededSource(1), random.Random(1)
    return lambda: random_game(game, source, choose)


def theirs() -> Callable[[], int]:
    """Make the game that plays on `lasvegas`."""
    random.seed(1)
    game = lasvegas.Game(num_players=SEATS)

    def one() -> int:
        game.run()
        return int(game.env.scores[:, 0].sum())

    return one


def chunk(one: Callable[[], int]) -> tuple[float, float]:
    """Play some games; return games a second of processor time, and the mean money won."""
    start = process_time()
    money = [one() for _ in range(CHUNK)]
    return CHUNK / (process_time() - start), statistics.mean(money)


def measure(chunks: int) -> float:
    """Measure both in turn and print what was found; return the ratio."""
    sides = {
        "flambeur vegas/2018": ours("vegas/2018"),
        "lasvegas": theirs(),
        "flambeur vegas/royale": ours("vegas/royale"),
    }
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in sides}
    for _ in range(chunks):
        for name, one in sides.items():
            runs[name].append(chunk(one))
    print(f"random games with {SEATS} players, {chunks * CHUNK} of each, one core")
    for name, found in runs.items():
        rate = statistics.median(rate for rate, _ in found)
        money = statistics.mean(won for _, won in found)
        print(f"  {name:22} {rate:6.0f} games/s   {money:12,.0f} money won a game")
    mine, other = runs["flambeur vegas/2018"], runs["lasvegas"]
    ratio = statistics.median(a / b for (a, _), (b, _) in zip(mine, other, strict=True))
    print(f"  {'2018 to lasvegas':22} {ratio:6.2f}   (bar: {BAR})")
    return ratio


def main(arguments: list[str] | None = None) -> None:
    """Measure, and fail below the bar; with `--smoke` briefly, with a lower bar."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    wish = parser.parse_args(arguments)
    ratio = measure(10 if wish.smoke else 100)
    if ratio < (SMOKE_BAR if wish.smoke else BAR):
        raise SystemExit(f"too slow: {ratio:.2f}")


if __name__ == "__main__":
    main()
