"""`flambeur bots ladder`: many games among the levels, their ratings, and a drawing of them."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flambeur.cli.extras import adding
from flambeur.cli.parser import Parser, Refusal, number, one_of
from flambeur.cli.screen import Screen
from flambeur.families import every_family
from flambeur.shows.review.figures import Figures
from flambeur.words.catalogues import Words

if TYPE_CHECKING:
    from flambeur.research.ladder import Ladder
    from flambeur.research.ladder_games import Kind
    from flambeur.research.ladder_plot import Panel

JOBS = ("ladder",)
FEWEST = 10
COLUMNS = ("level", "rating", "interval", "wins", "mean", "median", "longest")


def bots(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Do what is asked about the bots."""
    found = _read(words, arguments)
    kinds = _kinds(words, found)
    screen.plain = screen.plain or bool(found.plain)
    ladders = []
    for ladder in _climb(words, found, kinds):
        _tell(words, screen, ladder)
        ladders.append(ladder)
    screen.say()
    screen.say(words("ladder-note"))
    if found.plot:
        _draw(words, found.plot, ladders)
        screen.say(words("ladder-drawn", file=found.plot))
    return 0


def _read(words: Words, arguments: Sequence[str]) -> argparse.Namespace:
    games = [table.game for family in every_family() for table in family.ladder]
    parser = Parser(words, "bots")
    parser.subject("job", "help-bots-job")
    parser.choice("--games", "help-games-count", number(words, FEWEST))
    parser.choice("--only", "help-only", one_of(words, games), "|".join(games))
    parser.choice("--guests", "help-guests", metavar="MODULE")
    parser.choice("--plot", "help-plot", metavar="FILE.svg")
    parser.choice("--workers", "help-bots-workers", number(words, 1))
    parser.choice("--seed", "help-seed", number(words))
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments, "job")
    one_of(words, JOBS)(found.job)
    if found.plot:
        _check_file(words, Path(found.plot))
    return found


def _check_file(words: Words, path: Path) -> None:
    """Refuse a file before the games, which take long, and not after them."""
    if path.exists():
        raise Refusal(words("error-exists", file=str(path)))
    if not path.parent.is_dir():
        raise Refusal(words("error-file", file=str(path), reason=str(path.parent)))


def _kinds(words: Words, found: argparse.Namespace) -> "list[Kind]":
    try:
        from flambeur.research.ladder import kinds
    except ModuleNotFoundError as error:
        missing = error.name or ""
        raise Refusal(words("ladder-missing", package=missing, command=adding("ladder"))) from error
    # The guests may be a file that lies where the command was called.
    sys.path.insert(0, str(Path.cwd()))
    try:
        return kinds(found.only, found.guests or "")
    except (ImportError, AttributeError) as error:
        raise Refusal(words("ladder-no-guests", module=found.guests, reason=str(error))) from error


def _climb(words: Words, found: argparse.Namespace, kinds: "list[Kind]") -> Iterator["Ladder"]:
    from flambeur.research.crew import crew_of
    from flambeur.research.ladder import climb

    seed = 1 if found.seed is None else found.seed
    with crew_of(found.workers or os.cpu_count() or 1) as crew:
        for kind in kinds:
            games = found.games or usual_games(kind)
            with _progress(_title(words, kind), games) as step:
                ladder = climb(kind, games, seed, crew, step)
            yield ladder


def usual_games(kind: "Kind") -> int:
    """Tell how many games are played at a kind of table; where guests sit, a quarter."""
    return kind.table.games[kind.seats] // (4 if kind.guests else 1)


@contextmanager
def _progress(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Show on the side how far the games are, where somebody looks."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games)
        yield lambda more: progress.advance(task, more)


def _title(words: Words, kind: "Kind") -> str:
    return f"{_game(words, kind)}, {words('ladder-seats', seats=kind.seats)}"


def _game(words: Words, kind: "Kind") -> str:
    name = words.game(kind.game)
    return words("ladder-guests", game=name) if kind.guests else name


def _tell(words: Words, screen: Screen, ladder: "Ladder") -> None:
    title = _title(words, ladder.kind)
    screen.rule(words("ladder-heading", table=title, games=ladder.games))
    table = Table(box=None, pad_edge=False)
    for name in COLUMNS:
        table.add_column(words(f"ladder-column-{name}"), justify="right", no_wrap=True)
    table.columns[0].justify = "left"
    figures = Figures(words)
    for one in ladder.standings:
        times = (f"{time:.2f}" for time in (one.mean, one.median, one.longest))
        between = f"{one.low:.2f} – {one.high:.2f}"
        wins = figures.percent(one.wins)
        table.add_row(one.name, f"{one.rating:.2f}", between, wins, *times)
    screen.draw(table)
    for close in ladder.close:
        ahead = figures.percent(close.ahead)
        screen.say(words("ladder-close", better=close.better, worse=close.worse, share=ahead))
    if not ladder.close:
        screen.say(words("ladder-apart"))


def _draw(words: Words, file: str, ladders: "list[Ladder]") -> None:
    from flambeur.research.ladder_plot import draw

    panels = [
        _panel(words, title, list(group))
        for title, group in groupby(ladders, key=lambda ladder: _game(words, ladder.kind))
    ]
    drawing = draw(words("ladder-title"), words("ladder-axis"), panels)
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(drawing)
    except OSError as error:
        raise Refusal(words("error-file", file=file, reason=str(error.strerror))) from error


def _panel(words: Words, title: str, ladders: "list[Ladder]") -> "Panel":
    from flambeur.bots import LEVELS
    from flambeur.research.ladder_plot import Group, Mark, Panel

    groups = []
    for ladder in ladders:
        standings = {one.name: one for one in ladder.standings}
        ordered = [standings[name] for name in ladder.kind.names if name in standings]
        marks = [
            Mark(
                one.name, one.name if one.name in LEVELS else "guest", one.rating, one.low, one.high
            )
            for one in ordered
        ]
        groups.append(Group(words("ladder-seats", seats=ladder.kind.seats), tuple(marks)))
    return Panel(title, tuple(groups))
