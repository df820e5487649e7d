"""Banks of positions: `python -m flambeur.research.bank mine --game vegas --out FOLDER`.

`mine` goes on where it was left, `pack` makes the file that ships, `check` judges again with ten
times the rollouts, and `solve` lets the four levels answer.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from itertools import count, islice
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from flambeur.practice.bank import file_of
from flambeur.research.bank.kinds import BANKS
from flambeur.research.bank.mining import mine
from flambeur.research.bank.store import Store, balanced, packed
from flambeur.research.cost import bill, spent
from flambeur.research.crew import crew_of
from flambeur.research.folder import ask_for_folder, claim
from flambeur.research.options import at_least, command, crewed

CONSOLE = Console(soft_wrap=True)
WAVE = 8
"""So many chunks for each worker are handed out at once."""


def mine_bank(wish: Namespace) -> None:
    """Mine until there are enough; what is interrupted goes on by the same command."""
    claim(wish.out)
    store, before = Store(wish.out, wish.game), spent()
    start, numbers = len(store.puzzles), (n for n in count() if n not in store.done)
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
            (wish.folder / file_of(name)).write_bytes(data)
            themes = Counter(puzzle.theme for puzzle in puzzles)
            told = ", ".join(f"{theme} {number:,}" for theme, number in sorted(themes.items()))
            CONSOLE.print(f"{name}: {len(puzzles):,} positions ({told}), {len(data):,} bytes")


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = command("bank", __doc__)
    verbs = found.add_subparsers(required=True, metavar="COMMAND")
    mining = verbs.add_parser("mine", help="find positions in games between bots")
    mining.add_argument("--game", choices=BANKS, required=True, help="which bank")
    mining.add_argument("--count", type=at_least(1), default=10_000, help="positions in all")
    mining.add_argument("--seed", type=int, default=1, help="for other games")
    mining.add_argument("--ray", action="store_true", help="on the machines of a Ray cluster")
    crewed(mining)
    ask_for_folder(mining)
    mining.set_defaults(do=mine_bank)
    packing = verbs.add_parser("pack", help="make the files that ship")
    packing.add_argument("folder", type=Path, metavar="FOLDER", help="what was mined")
    packing.add_argument("--count", type=at_least(1), default=10**6, help="at most, in each bank")
    packing.set_defaults(do=pack_bank)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Do what is asked for."""
    wish = parser().parse_args(arguments)
    wish.do(wish)


if __name__ == "__main__":
    main()
