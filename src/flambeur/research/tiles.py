"""Learn what tiles bring, from whole games of Royale: `python -m flambeur.research.tiles`."""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress

from flambeur.bots.vegas.royale.tiles import FEATURES, FILE, Weights
from flambeur.research.crew import Crew, crew_of
from flambeur.research.options import training
from flambeur.research.tile_games import COLUMNS, NAMES, Sums, none, play_lessons, wins_of

JOBS = 8
"""Into so many jobs the games of a round are cut, whoever plays them."""
RIDGE = 20.0
"""Holds weights back that few games speak of."""
DIGITS = 2


def main(arguments: list[str] | None = None) -> None:
    """Play casually, learn, play by what was learned, learn of all, and so on; write it down."""
    wish = _read(arguments)
    console = Console(soft_wrap=True)
    begun, sums = _resume(wish.checkpoint)
    last = min(wish.rounds, wish.stop or wish.rounds)
    with crew_of(wish.workers, ray=wish.ray) as crew, Progress(console=console) as progress:
        task = progress.add_task("tiles", total=wish.rounds * JOBS, completed=begun * JOBS)
        for number in range(begun, last):
            known, seed = learn(sums) if number else None, f"{wish.seed} {number}"
            jobs = [(known, range(job, wish.games, JOBS), seed) for job in range(JOBS)]
            for part in crew(play_lessons, jobs):
                sums = sums.plus(part)
                progress.advance(task)
            console.print(f"round {number + 1}  {sums.rows:,} rows  {_judged(sums)}")
            console.print(_evaluated(crew, learn(sums), wish.evaluate))
            if wish.checkpoint:
                with wish.checkpoint.open("wb") as file:
                    np.savez(file, round=number + 1, **sums._asdict())
    if last == wish.rounds:
        _write(wish, sums)


def learn(sums: Sums) -> Weights:
    """Fit the weights to the lessons, by least squares."""
    found = np.linalg.solve(sums.products + RIDGE * np.eye(COLUMNS), sums.answers)
    rows = found.round(DIGITS).reshape(len(NAMES), len(FEATURES)).tolist()
    return {name: tuple(row) for name, row in zip(NAMES, rows, strict=True)}


def _judged(sums: Sums) -> str:
    flat = np.array([*learn(sums).values()]).ravel()
    left = sums.square - 2 * flat @ sums.answers + flat @ sums.products @ flat
    before, after = (float(np.sqrt(square / sums.rows)) for square in (sums.square, left))
    return f"wrong by {after:.1f} thousand, and without tiles by {before:.1f}"


def _evaluated(crew: Crew, weights: Weights, games: int) -> str:
    each = games // JOBS
    parts = crew(wins_of, [(weights, job * each, each) for job in range(JOBS)])
    won = np.array([share for part in parts for share in part])
    return f"wins {won.mean():.3f} +- {won.std() / len(won) ** 0.5:.3f} against three casual"


def _read(arguments: list[str] | None) -> argparse.Namespace:
    return training("tiles", 2, 2000, 400, Path(str(FILE))).parse_args(arguments)


def _resume(path: Path | None) -> tuple[int, Sums]:
    if path is None or not path.exists():
        return 0, none()
    with np.load(path) as saved:
        square, rows = float(saved["square"]), int(saved["rows"])
        return int(saved["round"]), Sums(saved["products"], saved["answers"], square, rows)


def _write(wish: argparse.Namespace, sums: Sums) -> None:
    given = " ".join(f"--{name} {getattr(wish, name)}" for name in ("rounds", "games", "seed"))
    note = {
        "command": f"python -m flambeur.research.tiles {given}",
        "games": wish.rounds * wish.games,
        "rows": sums.rows,
        "features": FEATURES,
    }
    # A line for each tile can be read; a line for each number could not.
    rows = [f"  {json.dumps(tile)}: {json.dumps(row)}" for tile, row in learn(sums).items()]
    weights = ' "weights": {\n' + ",\n".join(rows) + "\n }"
    wish.out.write_text(f"{json.dumps(note, indent=1)[:-2]},\n{weights}\n}}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
