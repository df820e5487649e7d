"""Where the bots stand on the scale on which people see how well they choose.

Bots of all levels play at mixed tables. Their games are reviewed as the server reviews them, and
for each level it is told what it gave away, with an interval. `marks.json` in the folder `--out` is
then what the page shows, once it takes the place of the file in `coach`.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import msgspec

from flambeur import Match, find
from flambeur.bots.fingerprint import PACKAGES, fingerprint
from flambeur.coach.form import Tally, form_of, read_tallies
from flambeur.coach.marks import FILE, Marks, all_marks
from flambeur.families import family_of, make_bot
from flambeur.protocol.people import Mark
from flambeur.research.crew import crew_of
from flambeur.research.folder import ask_for_folder, claim, write_new
from flambeur.research.ladder_games import play_out
from flambeur.server.thought.reviewing import review_record
from flambeur.sources import SeededSource

SEATS = {"vegas/2018": 4, "vegas/royale": 4, "easycome": 2, "strike": 2}
"""What is measured, and by how many it is played; for two, Easy Come and Strike are solved."""
GAMES = 100
WORKERS = 2

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
    play_out(match, bots)
    return match


def look(game: str, number: int) -> Seated:
    """Play a game and have it reviewed."""
    levels = seating(game, number)
    record = play(game, levels, number).record.dump()
    tallies = read_tallies(review_record(record, levels))
    return tuple(zip(levels, tallies, strict=True))


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


def write(folder: Path, found: Mapping[str, Marks]) -> None:
    """Write the marks that were found beside those of the other games that ship."""
    kept = dict(sorted({**all_marks(), **found}.items()))
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    write_new(folder / FILE.name, text + b"\n")


def parser() -> argparse.ArgumentParser:
    """Tell what the command understands."""
    found = argparse.ArgumentParser(prog="python -m bench.form", description=__doc__)
    found.add_argument("--game", action="append", choices=list(SEATS), help="all, unless given")
    found.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    found.add_argument("--workers", type=int, default=WORKERS, help="processes")
    ask_for_folder(found)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Measure, print, and write the marks."""
    wish = parser().parse_args(arguments)
    claim(wish.out, FILE.name)
    found = {}
    with crew_of(wish.workers) as crew:
        for game in wish.game or SEATS:
            found[game] = measure(game, crew(look, [(game, n) for n in range(wish.games)]))
            print(page(game, found[game]), f"apart: {are_apart(found[game])}", sep="\n", flush=True)
    write(wish.out, found)


if __name__ == "__main__":
    main()
