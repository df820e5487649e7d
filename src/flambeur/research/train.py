"""Train a network by its own games: `python -m flambeur.research.train vegas --out FOLDER`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

import numpy as np

from flambeur.bots.vegas.weights import read
from flambeur.research.card import Data, Figure
from flambeur.research.cost import seconds_of
from flambeur.research.crew import Crew
from flambeur.research.fitted import SLOW, Fitted
from flambeur.research.learn import Learner, newborn
from flambeur.research.lessons import WAYS, Lessons, play_lessons
from flambeur.research.measure import network_figures, wins
from flambeur.research.options import training
from flambeur.research.training import train

JOBS = 4
SAMPLE = 2
"""Games of each kind from which the cost is estimated."""
USUAL = (10, 480, 2000)


class Network(Fitted):
    """A network that learns from its own games."""

    module = "train"
    jobs = JOBS

    def __init__(self, wish: Namespace) -> None:
        """Begin with one that knows nothing."""
        super().__init__(wish.name, wish, Learner(newborn(wish.seed)))
        self.what = f"A network that expects what a casino will pay: {wish.name}"

    def seconds(self) -> float:
        """Play and learn a little, on the side."""
        wish, learner = self.wish, Learner(newborn(self.wish.seed))
        play = seconds_of(lambda: play_lessons(wish.name, learner.net, SAMPLE, 0, 1.0))
        lessons = play_lessons(wish.name, learner.net, SAMPLE, 0, 1.0)
        study = seconds_of(lambda: learner.learn(lessons, SLOW, 0))
        look = seconds_of(lambda: wins(wish.name, learner.net, SAMPLE))
        once = (play + study) * wish.games + look * wish.measure
        return float(once * wish.rounds / SAMPLE)

    def learn(self, crew: Crew, number: int, step: Callable[[], None]) -> str:
        """Play against itself and learn from it."""
        lessons = self._lessons(crew, number, step)
        self.rows += len(lessons.seen)
        error = self.learner.learn(lessons, self.speed(number), number)
        return f"{len(lessons.seen):,} rows  error {error:.5f}"

    def _lessons(self, crew: Crew, number: int, step: Callable[[], None]) -> Lessons:
        wish, net, back = self.wish, self.learner.mean, self.back(number)
        rows = [
            (wish.name, net, wish.games // JOBS, wish.seed * 10_000 + number * JOBS + job, back)
            for job in range(JOBS)
        ]
        parts = []
        for part in crew(play_lessons, rows):
            parts.append(part)
            step()
        return Lessons(
            np.concatenate([part.seen for part in parts]),
            np.concatenate([part.target for part in parts]),
        )

    def figures(self, _: Crew) -> tuple[Figure, ...]:
        """Measure the network as bots will read it."""
        return network_figures(self.name, read(self.name, self.weights()), self.wish.measure)

    def data(self) -> Data:
        """Tell what it was learned from."""
        ways = WAYS[self.name]
        return Data(
            games=self.wish.rounds * (self.wish.games // JOBS) * JOBS * len(ways),
            rows=self.rows,
            tables=tuple(dict.fromkeys(f"vegas/{edition.name}" for edition, _, _ in ways)),
            seats=tuple(dict.fromkeys(seats for _, seats, _ in ways)),
            opponents="itself; in one round out of four one seat plays greedily",
            seed=self.wish.seed,
        )


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = training("train", __doc__, USUAL, JOBS)
    found.add_argument("name", choices=WAYS, help="which network")
    return found


def main(arguments: list[str] | None = None) -> None:
    """Train a network."""
    wish = parser().parse_args(arguments)
    train(wish, Network(wish))


if __name__ == "__main__":
    main()
