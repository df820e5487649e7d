"""The ladder: levels at mixed tables, rated by who wins."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil
from random import Random
from statistics import fmean, median

import msgspec

from flambeur.families import every_family
from flambeur.research.crew import Crew
from flambeur.research.ladder_games import Kind, Played, guests_of, play_game, warm_up
from flambeur.research.ladder_ratings import interval, rate, resampled

CHUNK = 5
"""Games of one job."""
MILLI = 1000


class Standing(msgspec.Struct, frozen=True):
    """How one of them does: the rating with its interval, wins, and milliseconds a move."""

    name: str
    rating: float
    low: float
    high: float
    wins: float
    """The share of games won, for each seat taken."""
    mean: float
    median: float
    longest: float


class Close(msgspec.Struct, frozen=True):
    """Two neighbours whose intervals overlap, and how often the better one stays ahead."""

    better: str
    worse: str
    ahead: float


class Ladder(msgspec.Struct, frozen=True):
    """Everybody at one kind of table, the best first."""

    kind: Kind
    games: int
    standings: tuple[Standing, ...]
    close: tuple[Close, ...]


def kinds(only: str | None = None, guests: str = "") -> list[Kind]:
    """List the kinds of tables, of one game or all; those with guests come after those without."""
    visited = guests_of(guests) if guests else ()
    return [
        Kind(table.game, seats, module)
        for family in every_family()
        for table in family.ladder
        if only in (None, table.game)
        for module in (("", guests) if table.game in visited else ("",))
        for seats in table.games
    ]


def seated(names: Sequence[str], seats: int, random: Random) -> list[str]:
    """Draw who sits where: at least two different ones, and nobody much too often."""
    most = ceil(seats / len(names)) + 1
    while True:
        table = random.choices(names, k=seats)
        if len(set(table)) > 1 and max(Counter(table).values()) <= most:
            return table


def play_some(kind: Kind, seed: int, first: int, count: int) -> list[Played]:
    """Play some games of a ladder; each is the same, whoever plays it and when."""
    warm_up(kind, kind.names)
    played = []
    for number in range(first, first + count):
        name = f"{seed} {kind.game} {kind.seats} {kind.guests} {number}"
        table = seated(kind.names, kind.seats, Random(name))
        played.append(play_game(kind, table, name))
    return played


def climb(
    kind: Kind, games: int, seed: int, crew: Crew, step: Callable[[int], None] = lambda _: None
) -> Ladder:
    """Play and rate; `step` is told how many games were played since it was told last."""
    rows = [(kind, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    played: list[Played] = []
    for part in crew(play_some, rows):
        played += part
        step(len(part))
    return _ranked(kind, played, str(seed), crew)


def _ranked(kind: Kind, played: Sequence[Played], seed: str, crew: Crew) -> Ladder:
    names = [name for name in kind.names if any(name in game.names for game in played)]
    results = [(game.names, game.won()) for game in played]
    columns = zip(*resampled(names, results, seed, crew), strict=True)
    spread = dict(zip(names, columns, strict=True))
    rated = zip(names, rate(names, results), strict=True)
    standings = [_standing(name, rating, spread[name], played) for name, rating in rated]
    standings.sort(key=lambda standing: standing.rating, reverse=True)
    close = [
        Close(better.name, worse.name, _ahead(spread[better.name], spread[worse.name]))
        for better, worse in pairwise(standings)
        if better.low <= worse.high
    ]
    return Ladder(kind, len(played), tuple(standings), tuple(close))


def _standing(
    name: str, rating: float, spread: Sequence[float], played: Sequence[Played]
) -> Standing:
    own = [(game, seat) for game in played for seat, who in enumerate(game.names) if who == name]
    wins = fmean(game.shares()[seat] for game, seat in own)
    times = [MILLI * time for game, seat in own for time in game.times[seat]] or [0.0]
    low, high = interval(spread)
    return Standing(name, rating, low, high, wins, fmean(times), median(times), max(times))


def _ahead(better: Sequence[float], worse: Sequence[float]) -> float:
    return fmean(one > other for one, other in zip(better, worse, strict=True))
