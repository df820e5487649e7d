"""Solve Easy Come for two: `python -m flambeur.research.solve --out FOLDER`."""

from argparse import ArgumentParser

from rich.console import Console
from rich.progress import Progress

from flambeur.bots.easycome.positions import EVERYTHING, LINKS, PLACES, POSITIONS, Position
from flambeur.bots.easycome.proof import Bound, prove
from flambeur.bots.easycome.solved import FILE, written
from flambeur.bots.easycome.solver import Report, Solution, payoffs_of, solve
from flambeur.bots.easycome.turns import worths
from flambeur.research.card import (
    Card,
    Data,
    Figure,
    card_name,
    hash_of,
    versions,
    write_with_card,
)
from flambeur.research.cost import bill, forecast, seconds_of, spent
from flambeur.research.folder import ask_for_folder, claim
from flambeur.research.options import command

START = PLACES[Position(0, 0, 0)]
SWEEPS = 16
"""So often all positions are gone through, in solving and proving."""
SAMPLE = 40
"""Positions from which the cost is estimated."""
AGAIN = "python -m flambeur.research.solve --out FOLDER"


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = command("solve", __doc__)
    ask_for_folder(found)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Solve, prove, tell the figures, write the file, and say whether it is the one that ships."""
    wish = parser().parse_args(arguments)
    claim(wish.out, FILE.name, card_name(FILE.name))
    console, before = Console(soft_wrap=True), spent()
    console.print(forecast(seconds()))
    with Progress(console=console) as progress:
        solution = solve(_bar(progress, "solve"))
        bound = prove(solution, _bar(progress, "prove"))
    data = written(solution.values)
    card = card_of(data, solution, bound)
    write_with_card(wish.out, data, card)
    console.print(f"the first player wins  {solution.values[START]:.12f}")
    console.print(f"wrong by at most       {bound.error:.1e}, at all {len(EVERYTHING):,} positions")
    console.print(f"SHA-256 of the file    {card.sha256}")
    same = "the same" if data == FILE.read_bytes() else "another one"
    console.print(f"the file that ships is {same}")
    console.print(bill(before, 0))


def seconds() -> float:
    """Do the sums of a few turns, and estimate from them the processor time of all."""
    values = [0.5] * len(POSITIONS)
    turns = [payoffs_of(links, values) for links in LINKS[:SAMPLE]]
    once = seconds_of(lambda: [worths(payoffs) for payoffs in turns])
    return once * SWEEPS * len(LINKS) / SAMPLE


def card_of(data: bytes, solution: Solution, bound: Bound) -> Card:
    """Write the card."""
    return Card(
        file=FILE.name,
        sha256=hash_of(data),
        what="Easy Come for two, solved: the chance to win at each position",
        command=AGAIN,
        data=Data(0, len(POSITIONS), ("easycome",), (2,), "best play on both sides", None),
        versions=versions(),
        figures=(
            Figure("the first player wins, a share", round(solution.values[START], 12), AGAIN),
            Figure("no value is wrong by more", float(f"{bound.error:.1e}"), AGAIN),
        ),
    )


def _bar(progress: Progress, name: str) -> Report:
    """Show a bar that fills once for each round."""
    task = progress.add_task(name, total=None)
    return lambda done, total: progress.update(task, completed=done, total=total)


if __name__ == "__main__":
    main()
