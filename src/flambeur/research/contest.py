"""One bot among others: `python -m flambeur.research.contest vegas/2018 champion@FOLDER champion`.

A level is named as it is, or with a folder of weights it shall play by. Seats go round, and those
who share first place share the win.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.progress import Progress

from flambeur.families import every_family, names_for
from flambeur.research.cost import bill, spent
from flambeur.research.crew import Crew, crew_of
from flambeur.research.interval import Mean, mean_of
from flambeur.research.ladder_games import Kind, Played, play_game, warm_up
from flambeur.research.options import at_least, command, crewed

CHUNK = 10
"""Games of one job."""


class Contest(msgspec.Struct, frozen=True):
    """One against others of one kind."""

    kind: Kind
    one: str
    others: str

    def own(self, number: int) -> int:
        """Tell where the one sits in a game."""
        return number % self.kind.seats

    def table(self, number: int) -> tuple[str, ...]:
        """Seat them for a game."""
        seats = range(self.kind.seats)
        return tuple(self.one if seat == self.own(number) else self.others for seat in seats)

    def wins(self, played: Sequence[Played]) -> list[float]:
        """Tell the wins of the one, game by game."""
        return [game.shares()[self.own(number)] for number, game in enumerate(played)]


def play_some(contest: Contest, first: int, count: int) -> list[Played]:
    """Play some games of a contest; each is the same, whoever plays it."""
    warm_up(contest.kind, (contest.one, contest.others))
    return [
        play_game(contest.kind, contest.table(number), f"{contest.one} {contest.others} {number}")
        for number in range(first, first + count)
    ]


def play_contest(
    contest: Contest, games: int, crew: Crew, step: Callable[[int], None] = lambda _: None
) -> list[Played]:
    """Play all games; `step` is told how many were played since it was told last."""
    jobs = [(contest, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    played: list[Played] = []
    for part in crew(play_some, jobs):
        played += part
        step(len(part))
    return played


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = command("contest", __doc__)
    games = [table.game for family in every_family() for table in family.ladder]
    found.add_argument("game", choices=games, help="which game")
    found.add_argument("one", help="a level, or LEVEL@FOLDER")
    found.add_argument("others", help="a level, or LEVEL@FOLDER")
    found.add_argument("--seats", type=at_least(2), default=4, help="the one and the others")
    found.add_argument("--games", type=at_least(1), default=1000, help="to be played")
    crewed(found)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Play, and tell how often the one has won."""
    wish, console, before = parser().parse_args(arguments), Console(soft_wrap=True), spent()
    contest = Contest(Kind(wish.game, wish.seats), wish.one, wish.others)
    _check(contest)
    with crew_of(wish.workers) as crew, Progress(console=console) as progress:
        task = progress.add_task(wish.game, total=wish.games)
        played = play_contest(contest, wish.games, crew, lambda more: progress.advance(task, more))
    won: Mean = mean_of(contest.wins(played))
    rivals = f"{wish.seats - 1} {wish.others}"
    told = f"{wish.one} wins {won.told()} % against {rivals}"
    console.print(f"{told}; an even share is {100 / wish.seats:.1f} %")
    console.print(bill(before, wish.games))


def _check(contest: Contest) -> None:
    """Refuse names before anybody is started."""
    for name in (contest.one, contest.others):
        if name.partition("@")[0] not in names_for(contest.kind.game):
            raise SystemExit(f"{name}: there are {', '.join(names_for(contest.kind.game))}")
        try:
            contest.kind.bot(name, "")
        except ValueError as error:
            raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
