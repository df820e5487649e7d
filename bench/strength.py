"""How strong the levels of Vegas are: one of them among others, from every seat in turn.

`python -m bench.strength [--only ROW] [--games 4000]`, with `--smoke` briefly. Ties share a win.
Money lies open in the rows without `hidden`: their bars come from measurements in which everybody
saw it, and `greedy_first` of the package `lasvegas` wants to. The rows `hidden-...` play as people
do by default. Moves are timed in processor time, where there is a choice.
"""

import argparse
from pathlib import Path
from statistics import fmean, median

import msgspec

from bench import lasvegas_bots
from flambeur.research.contest import Contest, play_contest
from flambeur.research.crew import crew_of
from flambeur.research.interval import mean_of
from flambeur.research.ladder_games import Kind, Played

RESULTS = Path(__file__).parent / "results" / "strength.txt"
WORKERS = 2
LONGEST = {"champion": 50.0, "strong": 5.0}
"""Milliseconds that a move may take."""


class Row(msgspec.Struct, frozen=True):
    """A contest: the share of games that must be won, at least or at most."""

    contest: Contest
    least: float = 0.0
    most: float = 1.0

    def bar(self) -> str:
        """Say what is wanted."""
        if self.least:
            return f"at least {self.least:.0%}"
        return f"under {self.most:.0%}" if self.most < 1 else ""


HIDDEN = Kind("vegas/2018", 4)
ROYALE = Kind("vegas/royale", 4)
OPEN = {seats: Kind(lasvegas_bots.GAME, seats, lasvegas_bots.__name__) for seats in range(2, 6)}
ROWS = {
    "casual": Row(Contest(OPEN[4], "champion", "casual"), least=0.50),
    "strong": Row(Contest(OPEN[4], "champion", "strong"), least=0.27),
    "greedy_first": Row(Contest(OPEN[2], "champion", "greedy_first"), least=0.65),
    "novice": Row(Contest(OPEN[4], "novice", "casual"), most=0.25),
    "hidden-casual": Row(Contest(HIDDEN, "champion", "casual"), least=0.50),
    "hidden-strong": Row(Contest(HIDDEN, "champion", "strong"), least=0.30),
    "casual-3": Row(Contest(OPEN[3], "champion", "casual"), least=1 / 3),
    "strong-3": Row(Contest(OPEN[3], "champion", "strong"), least=1 / 3),
    "casual-5": Row(Contest(OPEN[5], "champion", "casual"), least=0.20),
    "strong-5": Row(Contest(OPEN[5], "champion", "strong"), least=0.20),
    "royale-casual": Row(Contest(ROYALE, "champion", "casual"), least=0.45),
    "royale-strong": Row(Contest(ROYALE, "champion", "strong"), least=0.25),
}
USUAL = ("casual", "strong", "greedy_first", "novice", "hidden-casual", "hidden-strong")
"""What is measured unless something else is asked for."""


class Found(msgspec.Struct, frozen=True):
    """What came of a row."""

    row: Row
    played: list[Played]

    def reached(self) -> bool:
        """Tell whether the bar is reached."""
        return self.row.least <= fmean(self.row.contest.wins(self.played)) <= self.row.most

    def leads(self) -> list[float]:
        """Tell how much more money than the others the one had, game by game."""
        found = []
        for number, game in enumerate(self.played):
            own = game.scores[self.row.contest.own(number)]
            found.append(own - (sum(game.scores) - own) / (len(game.scores) - 1))
        return found

    def lines(self) -> list[str]:
        """Write it down."""
        row, games = self.row.contest, len(self.played)
        rivals = f"{row.kind.seats - 1} {row.others}"
        money = "open" if row.kind.guests else "hidden"  # guests of this bench look at it
        seats = f"{row.kind.game}, {row.kind.seats} seats, money {money}"
        bar = f"   (bar: {self.row.bar()})" if self.row.bar() else ""
        wins, lead = mean_of(row.wins(self.played)), mean_of(self.leads())
        return [
            f"{row.one} against {rivals}, {seats}, {games:,} games",
            f"  wins          {wins.told():>15} %{bar}",
            f"  money ahead   {lead.told(1 / 1000):>15} thousand",
            *(self._time(name) for name in dict.fromkeys((row.one, row.others))),
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
            f"  {name:13} {median(times):8.2f} ms a move, {fmean(times):.2f} on average,"
            f" {within:.1f} in 999 of 1,000, {times[-1]:.1f} at most{bar}"
        )


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
            found = Found(ROWS[name], play_contest(ROWS[name].contest, games, crew))
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
