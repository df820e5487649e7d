"""How strong the levels of Vegas are: one of them among others, from every seat in turn.

`python -m bench.strength [--only ROW] [--games 4000]`, with `--smoke` briefly. Ties share a win.
Money lies open where a bar is asked for: the bars come from measurements in which everybody saw
it, and `greedy_first` of the package `lasvegas` wants to. The rows `hidden-...` play as people do
by default. Moves are timed in processor time, where there is a choice.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev

import msgspec

from bench import lasvegas_bots
from flambeur.research.crew import Crew, crew_of
from flambeur.research.ladder_games import Kind, Played, play_game, warm_up

RESULTS = Path(__file__).parent / "results" / "strength.txt"
WORKERS = 2
CHUNK = 10
"""Games of one job."""
Z = 1.96
"""How many standard errors an interval of 95 % reaches to either side."""
LONGEST = {"champion": 50.0, "strong": 5.0}
"""Milliseconds that a move may take."""


class Row(msgspec.Struct, frozen=True):
    """One against others: the share of games that must be won, at least or at most."""

    kind: Kind
    hero: str
    rival: str
    least: float = 0.0
    most: float = 1.0

    def table(self, number: int) -> tuple[str, ...]:
        """Seat them for a game; the one goes round the table."""
        own = number % self.kind.seats
        return tuple(self.hero if seat == own else self.rival for seat in range(self.kind.seats))

    def bar(self) -> str:
        """Say what is wanted."""
        if self.least:
            return f"at least {self.least:.0%}"
        return f"under {self.most:.0%}" if self.most < 1 else ""


HIDDEN = Kind("vegas/2018", 4)
ROYALE = Kind("vegas/royale", 4)
OPEN = {seats: Kind(lasvegas_bots.GAME, seats, lasvegas_bots.__name__) for seats in range(2, 6)}
ROWS = {
    "casual": Row(OPEN[4], "champion", "casual", least=0.50),
    "strong": Row(OPEN[4], "champion", "strong", least=0.27),
    "greedy_first": Row(OPEN[2], "champion", "greedy_first", least=0.65),
    "novice": Row(OPEN[4], "novice", "casual", most=0.25),
    "hidden-casual": Row(HIDDEN, "champion", "casual", least=0.25),
    "hidden-strong": Row(HIDDEN, "champion", "strong", least=0.25),
    "casual-3": Row(OPEN[3], "champion", "casual", least=1 / 3),
    "strong-3": Row(OPEN[3], "champion", "strong", least=1 / 3),
    "casual-5": Row(OPEN[5], "champion", "casual", least=0.20),
    "strong-5": Row(OPEN[5], "champion", "strong", least=0.20),
    "royale-casual": Row(ROYALE, "champion", "casual", least=0.25),
    "royale-strong": Row(ROYALE, "champion", "strong", least=0.25),
}
USUAL = ("casual", "strong", "greedy_first", "novice", "hidden-casual")
"""What is measured unless something else is asked for."""


def play_some(row: Row, first: int, count: int) -> list[Played]:
    """Play some games of a row."""
    warm_up(row.kind, (row.hero, row.rival))
    return [
        play_game(row.kind, row.table(number), f"{row.hero} {row.rival} {number}")
        for number in range(first, first + count)
    ]


def play_row(row: Row, games: int, crew: Crew) -> list[Played]:
    """Play all games of a row."""
    jobs = [(row, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    return [game for part in crew(play_some, jobs) for game in part]


class Found(msgspec.Struct, frozen=True):
    """What came of a row."""

    row: Row
    played: list[Played]

    def of(self, number: int) -> tuple[float, float]:
        """Tell the win of a game, and how much more money than the others have on average."""
        game, own = self.played[number], number % self.row.kind.seats
        others = [score for seat, score in enumerate(game.scores) if seat != own]
        return game.shares()[own], game.scores[own] - fmean(others)

    def reached(self) -> bool:
        """Tell whether the bar is reached."""
        share = fmean(self.of(number)[0] for number in range(len(self.played)))
        return self.row.least <= share <= self.row.most

    def lines(self) -> list[str]:
        """Write it down."""
        row, games = self.row, len(self.played)
        shares, margins = zip(*map(self.of, range(games)), strict=True)
        rivals = f"{row.kind.seats - 1} {row.rival}"
        money = "hidden" if row.kind.options() is None else "open"
        seats = f"{row.kind.game}, {row.kind.seats} seats, money {money}"
        bar = f"   (bar: {row.bar()})" if row.bar() else ""
        return [
            f"{row.hero} against {rivals}, {seats}, {games:,} games",
            f"  wins          {_doubtful(shares, 100):>15} %{bar}",
            f"  money ahead   {_doubtful(margins, 1 / 1000):>15} thousand",
            *(self._time(name) for name in dict.fromkeys((row.hero, row.rival))),
        ]

    def _time(self, name: str) -> str:
        times = sorted(
            1000 * time
            for game in self.played
            for who, row in zip(game.names, game.times, strict=True)
            if who == name
            for time in row
        )
        within = times[int(0.999 * len(times))]
        bar = f"   (bar: {LONGEST[name]:.0f} ms)" if name in LONGEST else ""
        return (
            f"  {name:13} {median(times):8.2f} ms a move, {within:.1f} in 999 of 1,000,"
            f" {times[-1]:.1f} at most{bar}"
        )


def _doubtful(values: Sequence[float], scale: float) -> str:
    error = Z * stdev(values) / sqrt(len(values))
    return f"{scale * fmean(values):.1f} ± {scale * error:.1f}"


def main(arguments: list[str] | None = None) -> None:
    """Measure; fail where a bar is missed, unless it is a short run."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each row")
    parser.add_argument("--only", choices=ROWS, action="append", help="rows to play")
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    parser.add_argument("--write", action="store_true", help=f"also into {RESULTS.name}")
    wish = parser.parse_args(arguments)
    games, told, missed = 8 if wish.smoke else wish.games, [], []
    with crew_of(1 if wish.smoke else WORKERS) as crew:
        for name in wish.only or USUAL:
            found = Found(ROWS[name], play_row(ROWS[name], games, crew))
            told += found.lines()
            print(*found.lines(), sep="\n", flush=True)
            if not found.reached():
                missed.append(name)
    if wish.write:
        RESULTS.write_text("\n".join(told) + "\n", "utf-8")
    if missed and not wish.smoke:
        raise SystemExit(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
