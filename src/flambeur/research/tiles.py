"""Learn what tiles of Royale bring: `python -m flambeur.research.tiles --out FOLDER`."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from flambeur.bots.vegas.royale.tiles import FEATURES, FILE, Weights
from flambeur.research.card import Data, Figure
from flambeur.research.cost import seconds_of
from flambeur.research.crew import Crew
from flambeur.research.measure import FEWEST, TILE_JOBS, tile_error, tile_figures
from flambeur.research.options import training
from flambeur.research.tile_games import (
    COLUMNS,
    GAME,
    NAMES,
    NOTHING,
    SEATS,
    Sums,
    none,
    play_lessons,
    wins_of,
)
from flambeur.research.training import train

RIDGE = 20.0
"""Holds weights back that few games speak of."""
DIGITS = 2
MIDDLE = 2
"""The number of a game of four, which takes neither much nor little."""
USUAL = (2, 2000, 400)


class Tiles:
    """Weights that are learned from casual games first, and then from those played by them."""

    module = name = "tiles"
    what = "Weights of what a tile of Royale will bring to a seat, in thousands"
    file = FILE

    def __init__(self, wish: Namespace) -> None:
        """Begin with no lesson."""
        self.wish, self.sums = wish, none()
        self.jobs = min(wish.games, TILE_JOBS)

    def seconds(self) -> float:
        """Play a game casually, one by weights, and one to measure by."""
        wish = self.wish
        casual = seconds_of(lambda: play_lessons(None, [MIDDLE], "cost"))
        known = seconds_of(lambda: play_lessons(NOTHING, [MIDDLE], "cost"))
        look = seconds_of(lambda: wins_of(NOTHING, 0, 1))
        played = wish.games * (casual + (wish.rounds - 1) * known)
        return float(played + look * wish.measure * wish.rounds)

    def learn(self, crew: Crew, number: int, step: Callable[[], None]) -> str:
        """Play by what is known, and learn from all games so far."""
        known, seed = fit(self.sums) if number else None, f"{self.wish.seed} {number}"
        games, jobs = self.wish.games, self.jobs
        rows = [(known, range(job, games, jobs), seed) for job in range(jobs)]
        for part in crew(play_lessons, rows):
            self.sums = self.sums.plus(part)
            step()
        off, plain = (tile_error(self.sums, known) for known in (fit(self.sums), NOTHING))
        return f"{self.sums.rows:,} rows  off by {off:.1f} thousand, without tiles by {plain:.1f}"

    def keep(self) -> dict[str, Any]:
        """Keep the sums."""
        return self.sums._asdict()

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Go on from the sums that were kept."""
        square, rows = float(kept["square"]), int(kept["rows"])
        self.sums = Sums(kept["products"], kept["answers"], square, rows)

    def weights(self) -> bytes:
        """Write the weights as bots read them, for people to read as well."""
        return written(fit(self.sums))

    def figures(self, crew: Crew) -> tuple[Figure, ...]:
        """Measure the weights."""
        return tile_figures(fit(self.sums), self.wish.measure, crew)

    def data(self) -> Data:
        """Tell what it was learned from."""
        return Data(
            games=self.wish.rounds * self.wish.games,
            rows=self.sums.rows,
            tables=(GAME,),
            seats=tuple(SEATS),
            opponents="casual; after the first round itself, and casual at 40 % of the seats",
            seed=self.wish.seed,
        )


def fit(sums: Sums) -> Weights:
    """Fit the weights to the lessons, by least squares."""
    found = np.linalg.solve(sums.products + RIDGE * np.eye(COLUMNS), sums.answers)
    rows = found.round(DIGITS).reshape(len(NAMES), len(FEATURES)).tolist()
    return {name: tuple(row) for name, row in zip(NAMES, rows, strict=True)}


def written(weights: Weights) -> bytes:
    """Write a line for each tile, which can be read; a line for each number could not."""
    rows = [f"  {json.dumps(tile)}: {json.dumps(row)}" for tile, row in weights.items()]
    lines = [
        "{",
        f' "features": {json.dumps(FEATURES)},',
        ' "weights": {',
        ",\n".join(rows),
        " }",
        "}",
    ]
    return "\n".join([*lines, ""]).encode()


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    return training("tiles", __doc__, USUAL, FEWEST)


def main(arguments: list[str] | None = None) -> None:
    """Learn what tiles bring."""
    wish = parser().parse_args(arguments)
    train(wish, Tiles(wish))


if __name__ == "__main__":
    main()
