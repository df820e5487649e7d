"""Train the network of the solo game by play: `python -m flambeur.research.solo --out FOLDER`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from flambeur.bots.vegas.weights import read
from flambeur.research.card import Data, Figure
from flambeur.research.cost import seconds_of
from flambeur.research.crew import Crew
from flambeur.research.fitted import SLOW, Fitted
from flambeur.research.measure import SOLO, solo_figures
from flambeur.research.options import training
from flambeur.research.solo_learn import EDITIONS, SoloLearner, newborn, play_solo
from flambeur.research.training import train

PASSES = 3
"""So often the games of a round are gone through."""
FEWEST = 300
"""Fewer games may have too few positions to learn from; the cost is estimated from so many."""
USUAL = (10, 5000, 1000)


class Solo(Fitted):
    """A network that learns from its own solo games."""

    module = SOLO
    what = "A network that expects how often the solo game of Vegas is won, and the money"
    jobs = 1

    def __init__(self, wish: Namespace) -> None:
        """Begin with one that knows nothing."""
        super().__init__(SOLO, wish, SoloLearner(newborn(wish.seed)))

    def seconds(self) -> float:
        """Play and learn a little, on the side."""
        wish, learner = self.wish, SoloLearner(newborn(self.wish.seed))
        play = seconds_of(lambda: play_solo(learner.net, FEWEST, 0, 1.0))
        lessons = play_solo(learner.net, FEWEST, 0, 1.0)
        study = seconds_of(lambda: learner.learn(lessons, SLOW, 0))
        look = seconds_of(lambda: solo_figures(learner.net, FEWEST))
        once = (play + PASSES * study) * wish.games + look * wish.measure
        return float(once * wish.rounds / FEWEST)

    def learn(self, crew: Crew, number: int, step: Callable[[], None]) -> str:
        """Play and learn from it, several times over."""
        wish, net = self.wish, self.learner.mean
        row = (net, wish.games, wish.seed * 10_000 + number, self.back(number))
        (lessons,) = crew(play_solo, [row])
        step()
        self.rows += len(lessons.seen)
        for again in range(PASSES):
            error = self.learner.learn(lessons, self.speed(number), number * PASSES + again)
        return f"{len(lessons.seen):,} rows  error {error:.5f}"

    def figures(self, _: Crew) -> tuple[Figure, ...]:
        """Measure the network as bots will read it."""
        return solo_figures(read(SOLO, self.weights()), self.wish.measure)

    def data(self) -> Data:
        """Tell what it was learned from."""
        return Data(
            games=self.wish.rounds * self.wish.games,
            rows=self.rows,
            tables=tuple(f"vegas/{edition.name}" for edition in EDITIONS),
            seats=(1,),
            opponents="none; one game out of four begins with greedy and random turns",
            seed=self.wish.seed,
        )


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    return training(SOLO, __doc__, USUAL, FEWEST)


def main(arguments: list[str] | None = None) -> None:
    """Train the network."""
    wish = parser().parse_args(arguments)
    train(wish, Solo(wish))


if __name__ == "__main__":
    main()
