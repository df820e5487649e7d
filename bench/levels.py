"""The levels against each other: one among others of the level below, from every seat in turn.

`python -m bench.levels [GAME ...]` with `--games`; `--smoke` plays a few. A tie shares the win.
Every share has its interval of 95 %. A row fails if a level does not win more than its share.
"""

import argparse
import sys
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from flambeur import Match, Over, find
from flambeur.bots import LEVELS
from flambeur.core.game import Options
from flambeur.core.source import Source
from flambeur.families import make_bot
from flambeur.games.strike import StrikeOptions
from flambeur.research.interval import Mean, mean_of
from flambeur.research.ladder_games import play_out
from flambeur.sources import SeededSource
from flambeur.sources.physics.pool import ThrowPool
from flambeur.sources.physics.source import PhysicsSource

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
    return play_out(match, bots)


def measure(way: Way, one: str, others: str, games: int) -> Mean:
    """Let one sit among others, in every seat in turn."""
    shares = []
    for number in range(games):
        place = number % way.seats
        seats = [one if seat == place else others for seat in range(way.seats)]
        winners = play(way, seats, f"{one} {others} {number}").winners
        shares.append((place in winners) / len(winners))
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games}", end="\r", file=sys.stderr)
    return mean_of(shares)


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
            won = measure(way, stronger, weaker, games)
            even = 1 / way.seats
            told = f"{way}: {stronger} among {weaker}, {games:,} games"
            print(f"{told}: {won.told(1, 3)}; an even share is {even:.3f}")
            if won.value <= even:
                wrong.append(told)
    if wrong and not wish.smoke:
        raise SystemExit("not better than the level below: " + "; ".join(wrong))


if __name__ == "__main__":
    main()
