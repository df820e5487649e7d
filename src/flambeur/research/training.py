"""How every training goes: it refuses early, tells its cost, and goes on after a break."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from rich.console import Console
from rich.progress import Progress

from flambeur.research.card import Card, Data, Figure, card_name, hash_of, versions, write_with_card
from flambeur.research.cost import bill, forecast, spent
from flambeur.research.crew import Crew, crew_of
from flambeur.research.folder import claim

ASKED = ("rounds", "games", "measure", "seed")
"""What decides, beside the name, which weights and figures come out."""


class Pupil(Protocol):
    """Somebody who learns, round by round."""

    module: str
    """The command, `python -m flambeur.research.MODULE`."""
    name: str
    what: str
    file: str
    jobs: int
    """Into so many jobs the games of a round are cut, whoever plays them."""

    def seconds(self) -> float:
        """Play a little, and estimate from it the processor time of all rounds."""

    def learn(self, crew: Crew, number: int, step: Callable[[], None]) -> str:
        """Play and learn for a round, and say how it went; `step` is called after each job."""

    def keep(self) -> dict[str, Any]:
        """Tell all that must be known to go on."""

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Go on from what was kept."""

    def weights(self) -> bytes:
        """Write down what was learned."""

    def figures(self, crew: Crew) -> tuple[Figure, ...]:
        """Measure what was learned."""

    def data(self) -> Data:
        """Tell what it was learned from."""


def train(wish: Namespace, pupil: Pupil) -> None:
    """Let somebody learn, show how it goes, and write weights and card."""
    claim(wish.out, pupil.file, card_name(pupil.file))
    console, words = Console(soft_wrap=True), _command(wish, pupil)
    kept = wish.out / f"{Path(pupil.file).stem}.kept.npz"
    begun, before = _resume(pupil, kept, words), spent()
    left, figures = (wish.rounds - begun) / wish.rounds, tuple[Figure, ...]()
    console.print(forecast(left * pupil.seconds(), wish.workers))
    with crew_of(wish.workers, ray=wish.ray) as crew, Progress(console=console) as progress:
        task = progress.add_task(
            pupil.name, total=wish.rounds * pupil.jobs, completed=begun * pupil.jobs
        )
        for number in range(begun, wish.rounds):
            told = pupil.learn(crew, number, lambda: progress.advance(task))
            _keep(pupil, kept, words, number + 1)
            figures = pupil.figures(crew)
            console.print(f"round {number + 1:2}  {told}  {figures[0].told()}")
        weights, figures = pupil.weights(), figures or pupil.figures(crew)
    card = Card(
        file=pupil.file,
        sha256=hash_of(weights),
        what=pupil.what,
        command=words,
        data=pupil.data(),
        versions=versions("numpy"),
        figures=figures,
    )
    write_with_card(wish.out, weights, card)
    kept.unlink()
    console.print(bill(before, pupil.data().games * (wish.rounds - begun) // wish.rounds))


def _command(wish: Namespace, pupil: Pupil) -> str:
    """Write the command again with all that decides, and without what depends on a machine."""
    words = [pupil.name] if pupil.name != pupil.module else []
    words += [f"--{name} {getattr(wish, name)}" for name in ASKED]
    return f"python -m flambeur.research.{pupil.module} {' '.join(words)} --out FOLDER"


def _keep(pupil: Pupil, path: Path, words: str, rounds: int) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, command=words, rounds=rounds, **pupil.keep())
    part.replace(path)


def _resume(pupil: Pupil, path: Path, words: str) -> int:
    """Tell after how many rounds to go on."""
    if not path.exists():
        return 0
    with np.load(path) as kept:
        if str(kept["command"]) != words:
            raise SystemExit(f"{path} was left by another command: {kept['command']}")
        pupil.restore(kept)
        return int(kept["rounds"])
