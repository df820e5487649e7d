"""The levels against each other: one among others of the level below, from every seat in turn.

`python -m bench.levels [GAME ...]` with `--games`; `--smoke` plays a few. A tie shares the win.
Every share has its interval of 95 %. A row fails if a level does not win more than its share.
"""

import argparse
import sys
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Any

import msgspec

from flambeur import Choice, Match, Over, find
from flambeur.bots import LEVELS
from flambeur.core.game import Options
from flambeur.core.source import Source
from flambeur.families import make_bot
from flambeur.games.strike import StrikeOptions
from flambeur.sources import SeededSource
from flambeur.sources.physics.pool import ThrowPool
from flambeur.sources.physics.source import PhysicsSource

Z = 1.96
GAMES, SMOKE = 2_000, 20
PHYSICS = StrikeOptions()
ABSTRACT = StrikeOptions(form="abstract")


class Way(msgspec.Struct, frozen=True):
    """A way to play a game."""

    game: str
    seats: int
    options: Options | None = None

    def __str__(self) -> str:
        """Write it down."""
        form = f" {self.options.form}" if isinstance(self.options, StrikeOptions) else ""
        return f"{self.game}{form}, {self.seats} seats"


WAYS = (
    Way("vegas/2018", 2),
    Way("vegas/2018", 4),
    Way("vegas/royale", 3),
    Way("easycome", 2),
    Way("easycome", 3),
    Way("easycome", 4),
    Way("strike", 2, ABSTRACT),
    Way("strike", 3, ABSTRACT),
    Way("strike", 5, ABSTRACT),
    Way("strike", 2, PHYSICS),
)
ROWS = {
    "vegas": [("novice", "casual")],
    "easycome": [*pairwise(LEVELS)],
    "strike": [*pairwise(LEVELS)],
}
"""Who is measured here; the other levels of Vegas are the matter of `bench.strength`."""


class Tally(msgspec.Struct):
    """The shares of the wins of one player."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count a game."""
        self.games += 1
        self.total += share
        self.squares += share * share

    @property
    def share(self) -> float:
        """The mean."""
        return self.total / self.games

    @property
    def reach(self) -> float:
        """How far the interval of 95 % reaches to either side."""
        return Z * sqrt((self.squares / self.games - self.share**2) / self.games)


@cache
def pool() -> ThrowPool:
    """Share those who compute throws among all games."""
    return ThrowPool(1)


def play(way: Way, seats: list[str], seed: str) -> Over:
    """Play a game on the engine, every bot behind its view."""
    source: Source = SeededSource(seed)
    if way.options == PHYSICS:
        source = PhysicsSource(source, pool())
    match: Match[Any] = Match(find(way.game), seats, way.options, source)
    bots = [make_bot(name, way.game, f"{seed} {seat}") for seat, name in enumerate(seats)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    assert isinstance(match.turn, Over)
    return match.turn


def measure(way: Way, one: str, others: str, games: int) -> Tally:
    """Let one sit among others, in every seat in turn."""
    tally = Tally()
    for number in range(games):
        place = number % way.seats
        seats = [one if seat == place else others for seat in range(way.seats)]
        winners = play(way, seats, f"{one} {others} {number}").winners
        tally.add((place in winners) / len(winners))
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games}", end="\r", file=sys.stderr)
    return tally


def main(arguments: list[str] | None = None) -> None:
    """Measure; fail where a level is not better than the one below."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("only", nargs="*", help="families or editions, such as strike")
    parser.add_argument("--games", type=int, default=GAMES, help="for each row")
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    wish = parser.parse_args(arguments)
    wrong = []
    for way in WAYS:
        if wish.only and not any(way.game.startswith(name) for name in wish.only):
            continue
        for weaker, stronger in ROWS[way.game.partition("/")[0]]:
            games = SMOKE if wish.smoke else wish.games
            tally = measure(way, stronger, weaker, games)
            even = 1 / way.seats
            told = f"{way}: {stronger} among {weaker}, {games:,} games"
            print(f"{told}: {tally.share:.3f} ± {tally.reach:.3f}; an even share is {even:.3f}")
            if tally.share <= even:
                wrong.append(told)
    if wrong and not wish.smoke:
        raise SystemExit("not better than the level below: " + "; ".join(wrong))


if __name__ == "__main__":
    main()
