"""Where the bots stand on the scale on which people see how well they choose.

Bots of all levels play at mixed tables. Their games are reviewed as the server reviews them, and
for each level it is told what it gave away, with an interval. `--write` keeps that as the marks
that the page shows.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import flambeur.coach.marks
from flambeur import Choice, Match, find
from flambeur.bots.fingerprint import PACKAGES, fingerprint
from flambeur.coach.form import Tally, form_of, read_tallies
from flambeur.coach.marks import Marks, all_marks
from flambeur.families import family_of, make_bot
from flambeur.protocol.people import Mark
from flambeur.server.thought.reviewing import review_record
from flambeur.sources import SeededSource

SEATS = {"vegas/2018": 4, "vegas/royale": 4, "easycome": 2, "strike": 2}
"""What is measured, and by how many it is played; for two, Easy Come and Strike are solved."""
GAMES = 100
WORKERS = 2
FILE = Path(flambeur.coach.marks.__file__).with_name("marks.json")

Seated = tuple[tuple[str, Tally], ...]
"""The level of each seat, and what it gave away."""


def seating(game: str, number: int) -> tuple[str, ...]:
    """Tell who sits where: all orders of different levels come one after the other."""
    orders = list(permutations(family_of(game).levels, SEATS[game]))
    return orders[number % len(orders)]


def play(game: str, levels: Sequence[str], number: int) -> Match[Any]:
    """Let these bots play a game."""
    match: Match[Any] = Match(find(game), levels, None, SeededSource(f"form {number}"))
    bots = [make_bot(level, game, f"form {number}/{seat}") for seat, level in enumerate(levels)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    return match


def look(game: str, number: int) -> Seated:
    """Play a game and have it reviewed."""
    levels = seating(game, number)
    record = play(game, levels, number).record.dump()
    tallies = read_tallies(review_record(record, levels))
    return tuple(zip(levels, tallies, strict=True))


def look_at(game: str, numbers: Sequence[int], workers: int) -> Iterator[Seated]:
    """Look at games, some at the same time."""
    if workers == 1:
        yield from (look(game, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(look, [game] * len(numbers), numbers)


def measure(game: str, games: Iterable[Seated]) -> Marks:
    """Put the levels onto the scale."""
    found, count = defaultdict(list), 0
    for seated in games:
        count += 1
        for level, tally in seated:
            found[level].append(tally)
    forms = {level: form_of(found[level]) for level in family_of(game).levels}
    marks = tuple(Mark(level, form) for level, form in forms.items() if form is not None)
    return Marks(judge(game), SEATS[game], count, marks)


def judge(game: str) -> str:
    """Name the programs and numbers by which these games were played and valued."""
    return fingerprint((*PACKAGES, f"coach/{family_of(game).name}"))


def page(game: str, marks: Marks) -> str:
    """Write what was found as rows of the documentation."""
    rows = [
        f"| {game} | {mark.level} | {mark.form.value:.1f} | {mark.form.low:.1f} to"
        f" {mark.form.high:.1f} | {mark.form.decisions} | {100 * mark.form.given:.2f} |"
        for mark in marks.levels
    ]
    return "\n".join([f"{game}: {marks.games} games of {marks.seats} seats", *rows])


def are_apart(marks: Marks) -> bool:
    """Tell whether every level stands above the one before, intervals and all."""
    forms = [mark.form for mark in marks.levels]
    return all(one.high < other.low for one, other in pairwise(forms))


def write(game: str, marks: Marks) -> None:
    """Keep the marks of a game beside those of the others."""
    kept = dict(sorted({**all_marks(), game: marks}.items()))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    all_marks.cache_clear()


def main(arguments: list[str] | None = None) -> None:
    """Measure and print; with `--write` the marks are kept."""
    parser = argparse.ArgumentParser(prog="python -m bench.form", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(SEATS), help="all, unless given")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    parser.add_argument("--workers", type=int, default=WORKERS, help="processes")
    parser.add_argument("--write", action="store_true", help="keep the marks")
    wish = parser.parse_args(arguments)
    for game in wish.game or SEATS:
        marks = measure(game, look_at(game, range(wish.games), wish.workers))
        print(page(game, marks), f"apart: {are_apart(marks)}", sep="\n", flush=True)
        if wish.write:
            write(game, marks)


if __name__ == "__main__":
    main()
