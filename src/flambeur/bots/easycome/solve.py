"""Solve the two-player game and write the data file: `python -m flambeur.bots.easycome.solve`."""

import argparse
from hashlib import sha256
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from flambeur.bots.easycome.positions import EVERYTHING, PLACES, Position
from flambeur.bots.easycome.proof import prove
from flambeur.bots.easycome.solved import FILE, written
from flambeur.bots.easycome.solver import Report, solve

START = PLACES[Position(0, 0, 0)]


def main(arguments: list[str] | None = None) -> None:
    """Solve, prove, tell the figures, and write the file or compare it."""
    parser = argparse.ArgumentParser(prog="python -m flambeur.bots.easycome.solve")
    parser.add_argument("--out", type=Path, default=Path(str(FILE)), help="where the file goes")
    parser.add_argument("--check", action="store_true", help="compare the file, write nothing")
    wish = parser.parse_args(arguments)
    console = Console()
    with Progress(console=console) as progress:
        solution = solve(_bar(progress, "solve"))
        bound = prove(solution, _bar(progress, "prove"))
    data = written(solution.values)
    console.print(f"the first player wins  {solution.values[START]:.12f}")
    console.print(f"wrong by at most       {bound.error:.1e}, at all {len(EVERYTHING):,} positions")
    console.print(f"SHA-256 of the file    {sha256(data).hexdigest()}", soft_wrap=True)
    if wish.check and data != wish.out.read_bytes():
        raise SystemExit("the file is another one")
    if not wish.check:
        wish.out.write_bytes(data)


def _bar(progress: Progress, name: str) -> Report:
    """Show a bar that fills once for each round."""
    task = progress.add_task(name, total=None)
    return lambda done, total: progress.update(task, completed=done, total=total)


if __name__ == "__main__":
    main()
