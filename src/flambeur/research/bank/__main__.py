"""Banks of positions: `python -m flambeur.research.bank mine --game vegas --out FOLDER`.

`mine` goes on where it was left, `pack` makes the file that ships, `check` judges again with ten
times the rollouts, and `solve` lets the four levels answer.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress

from flambeur.bots.levels import LEVELS
from flambeur.practice.bank import SUFFIX, bank_of, read_bank
from flambeur.practice.mining.finding import mine
from flambeur.practice.mining.kinds import BANKS
from flambeur.practice.mining.spread import balanced
from flambeur.practice.puzzle import Puzzle
from flambeur.research.bank.checking import kept, losses
from flambeur.research.bank.store import Store, packed
from flambeur.research.cost import bill, spent
from flambeur.research.crew import Job, crew_of
from flambeur.research.folder import ask_for_folder, claim
from flambeur.research.interval import mean_of
from flambeur.research.options import at_least, command, crewed

CONSOLE = Console(soft_wrap=True)
WAVE = 8
"""So many chunks for each worker are handed out at once."""
PART = 20
"""Positions of one job that looks at a bank again."""


def mine_bank(wish: Namespace) -> None:
    """Mine until there are enough; what is interrupted goes on by the same command."""
    claim(wish.out)
    store, before = Store(wish.out, wish.game), spent()
    start, numbers = len(store.puzzles), (n for n in count() if (wish.seed, n) not in store.done)
    with crew_of(wish.workers, ray=wish.ray) as crew, Progress(console=CONSOLE) as progress:
        task = progress.add_task(wish.game, total=wish.count, completed=start)
        while len(store.puzzles) < wish.count:
            wave = [(wish.game, wish.seed, n) for n in islice(numbers, WAVE * wish.workers)]
            for chunk in crew(mine, wave):
                store.add(chunk)
                progress.update(task, completed=len(store.puzzles))
    CONSOLE.print(f"{len(store.puzzles):,} positions, {len(store.puzzles) - start:,} of them new")
    CONSOLE.print(bill(before, 0))


def pack_bank(wish: Namespace) -> None:
    """Write the file of every bank that was mined in a folder, beside what was mined."""
    for name in BANKS:
        store = Store(wish.folder, name)
        if puzzles := balanced(store.puzzles.values(), wish.count):
            data = packed(puzzles)
            (wish.folder / f"{name}{SUFFIX}").write_bytes(data)
            themes = Counter(puzzle.theme for puzzle in puzzles)
            told = ", ".join(f"{theme} {number:,}" for theme, number in sorted(themes.items()))
            CONSOLE.print(f"{name}: {len(puzzles):,} positions ({told}), {len(data):,} bytes")


def check_bank(wish: Namespace) -> None:
    """Judge some positions again, and tell how many answers stay."""
    puzzles, before = _some(wish), spent()
    jobs = [(wish.bank, part) for part in _parts(puzzles)]
    found = _all(wish, kept, jobs)
    share = f"{100 * sum(found) / len(found):.1f} %"
    CONSOLE.print(f"{wish.bank}: {sum(found):,} of {len(found):,} answers stay ({share})")
    CONSOLE.print(bill(before, 0))


def solve_bank(wish: Namespace) -> None:
    """Let all levels answer, and tell what they lose on average."""
    puzzles, before = _some(wish), spent()
    for level in LEVELS:
        lost = _all(wish, losses, [(level, part) for part in _parts(puzzles)])
        right = 100 * sum(not loss for loss in lost) / len(lost)
        told = f"loses {mean_of(lost).told(digits=2)} points, {right:.1f} % right"
        CONSOLE.print(f"{wish.bank}, {len(lost):,} positions: {level} {told}")
    CONSOLE.print(bill(before, 0))


def _some(wish: Namespace) -> list[Puzzle]:
    """Draw positions of a bank, of one that ships unless a file is given."""
    bank = read_bank(wish.file) if wish.file else bank_of(wish.bank)
    return Random(wish.seed).sample(bank.about(), min(wish.positions, len(bank)))


def _parts(puzzles: list[Puzzle]) -> list[list[Puzzle]]:
    return [puzzles[first : first + PART] for first in range(0, len(puzzles), PART)]


def _all(wish: Namespace, job: Job, rows: list[tuple[Any, ...]]) -> list[Any]:
    """Do a job for every row, while a bar shows how far it is."""
    found: list[Any] = []
    with crew_of(wish.workers, ray=wish.ray) as crew, Progress(console=CONSOLE) as progress:
        task = progress.add_task(wish.bank, total=len(rows))
        for part in crew(job, rows):
            found += part
            progress.advance(task)
    return found


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = command("bank", __doc__)
    verbs = found.add_subparsers(required=True, metavar="COMMAND")
    mining = verbs.add_parser("mine", help="find positions in games between bots")
    mining.add_argument("--game", choices=BANKS, required=True, help="which bank")
    mining.add_argument("--count", type=at_least(1), default=10_000, help="positions in all")
    _shared(mining)
    ask_for_folder(mining)
    mining.set_defaults(do=mine_bank)
    packing = verbs.add_parser("pack", help="make the files that ship")
    packing.add_argument("folder", type=Path, metavar="FOLDER", help="what was mined")
    packing.add_argument("--count", type=at_least(1), default=10**6, help="at most, in each bank")
    packing.set_defaults(do=pack_bank)
    for name, do, about in (
        ("check", check_bank, "judge positions again with ten times the rollouts"),
        ("solve", solve_bank, "let the four levels answer"),
    ):
        looking = verbs.add_parser(name, help=about)
        looking.add_argument("bank", choices=BANKS, help="which bank")
        looking.add_argument("--file", type=Path, help="a bank that does not ship")
        looking.add_argument("--positions", type=at_least(2), default=1000, help="drawn from it")
        _shared(looking)
        looking.set_defaults(do=do)
    return found


def _shared(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, help="for others than usual")
    parser.add_argument("--ray", action="store_true", help="on the machines of a Ray cluster")
    crewed(parser)


def main(arguments: list[str] | None = None) -> None:
    """Do what is asked for."""
    wish = parser().parse_args(arguments)
    wish.do(wish)


if __name__ == "__main__":
    main()
