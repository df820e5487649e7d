"""Train a network by play against itself: `python -m flambeur.research.train vegas`."""

import argparse
import json
import sys
from hashlib import sha256
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from flambeur.bots.vegas.weights import FOLDER
from flambeur.research.crew import Crew, crew_of
from flambeur.research.evaluate import evaluate
from flambeur.research.learn import Learner, newborn
from flambeur.research.lessons import WAYS, Lessons, play_lessons
from flambeur.research.options import training

BACK = 0.9
"""Lambda: how much of a target is what really came, and not what was thought one turn later."""
FAST, SLOW = 3e-3, 1e-4
JOBS = 4
"""Into so many jobs the games of a round are cut, whoever plays them."""


def main(arguments: list[str] | None = None) -> None:
    """Train, show how it goes, and write the network with a note on how it was made."""
    wish = _read(arguments)
    console = Console(soft_wrap=True)
    learner, begun, rows = Learner(newborn(wish.seed)), 0, 0
    if wish.checkpoint and wish.checkpoint.exists():
        begun, rows = _resume(learner, wish.checkpoint)
    last = min(wish.rounds, wish.stop or wish.rounds)
    with crew_of(wish.workers, ray=wish.ray) as crew, Progress(console=console) as progress:
        task = progress.add_task(wish.name, total=wish.rounds, completed=begun)
        for number in range(begun, last):
            lessons = _lessons(crew, wish, learner.mean, number)
            rows += len(lessons.seen)
            error = learner.learn(lessons, _speed(number, wish.rounds), number)
            won, doubt = evaluate(wish.name, learner.mean, wish.evaluate)
            console.print(
                f"round {number + 1:2}  {len(lessons.seen):,} rows  error {error:.5f}  "
                f"wins {won:.3f} +- {doubt:.3f} against three greedy"
            )
            if wish.checkpoint:
                _save(learner, number + 1, rows, wish.checkpoint)
            progress.update(task, advance=1)
    if last == wish.rounds:
        _write(wish, learner.mean, rows)


def _read(arguments: list[str] | None) -> argparse.Namespace:
    parser = training("train", 10, 480, 2000, Path(str(FOLDER)))
    parser.add_argument("name", choices=WAYS, help="which network")
    return parser.parse_args(arguments)


def _lessons(crew: Crew, wish: argparse.Namespace, net: Any, number: int) -> Lessons:
    back = BACK if number else 1.0  # what a newborn thinks is worth nothing
    rows = [
        (wish.name, net, wish.games // JOBS, wish.seed * 10_000 + number * JOBS + job, back)
        for job in range(JOBS)
    ]
    parts = list(crew(play_lessons, rows))
    return Lessons(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.target for part in parts]),
    )


def _speed(number: int, rounds: int) -> float:
    return SLOW + FAST * (1 + cos(pi * number / rounds)) / 2


def _save(learner: Learner, number: int, rows: int, path: Path) -> None:
    with path.open("wb") as file:
        np.savez(
            file,
            net=learner.net,
            mean=learner.mean,
            first=learner.first,
            second=learner.second,
            counts=np.array([number, learner.steps, rows]),
        )


def _resume(learner: Learner, path: Path) -> tuple[int, int]:
    with np.load(path) as saved:
        learner.net[:], learner.mean[:] = saved["net"], saved["mean"]
        learner.first[:], learner.second[:] = saved["first"], saved["second"]
        number, learner.steps, rows = map(int, saved["counts"])
    return number, rows


def _write(wish: argparse.Namespace, net: Any, rows: int) -> None:
    data = net.astype("<f4").tobytes()
    (wish.out / f"{wish.name}.bin").write_bytes(data)
    note = {
        "command": f"python -m flambeur.research.train {' '.join(_given(wish))}",
        "games": wish.rounds * (wish.games // JOBS) * JOBS * len(WAYS[wish.name]),
        "rows": rows,
        "sha256": sha256(data).hexdigest(),
    }
    (wish.out / f"{wish.name}.json").write_text(json.dumps(note, indent=2) + "\n")


def _given(wish: argparse.Namespace) -> list[str]:
    return [
        wish.name,
        *(f"--{name} {getattr(wish, name)}" for name in ("rounds", "games", "seed")),
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
