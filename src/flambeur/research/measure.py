"""Measure weights, those that ship or others: `python -m flambeur.research.measure vegas`."""

from argparse import ArgumentParser
from contextlib import nullcontext
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from flambeur.bots.files import weights_in
from flambeur.bots.vegas.royale.tiles import Weights, learned
from flambeur.bots.vegas.weights import network
from flambeur.fast.network import SCALE
from flambeur.games.vegas.classic.options import LEVELS
from flambeur.research.card import Figure
from flambeur.research.crew import Crew, crew_of
from flambeur.research.evaluate import evaluate, evaluate_solo
from flambeur.research.interval import Mean, Z, mean_of
from flambeur.research.learn import forward
from flambeur.research.lessons import WAYS, play_lessons
from flambeur.research.options import at_least, command, crewed
from flambeur.research.solo_learn import forward as forward_solo
from flambeur.research.solo_learn import play_solo
from flambeur.research.tile_games import NOTHING, Sums, none, wins_of
from flambeur.research.tile_games import play_lessons as play_tile_lessons

HELD_OUT = 10**9
"""A seed that no training comes to."""
TILES, SOLO = "tiles", "solo"
TILE_JOBS = 8
"""Into so many jobs the games are cut, whoever plays them."""
FEW, FEWEST = 10, 4
"""For so many games that are won or lost, one more is looked at in all its positions."""
DIGITS = 4


def wins(name: str, net: Any, games: int) -> Mean:
    """Let a network sit among three greedy players, in every seat in turn; tell what it wins."""
    share, error = evaluate(name, net, games)
    return Mean(share, Z * error)


def network_figures(name: str, net: Any, games: int) -> tuple[Figure, ...]:
    """Measure a network: what it wins, and how wrong it is in games it has not seen."""
    again = _command(name, games)
    held = play_lessons(name, net, max(1, games // FEW**2), HELD_OUT, 1.0)
    wrong = forward(np.array(net), held.seen)[2] - held.target
    off, plain = (SCALE * float(np.sqrt(np.mean(x**2))) for x in (wrong, _centred(held.target)))
    return (
        _won("three greedy players", wins(name, net, games), again),
        Figure("off at a casino in new games, in thousands", round(off, DIGITS), again),
        Figure("the same if always the mean were expected", round(plain, DIGITS), again),
    )


def solo_figures(net: Any, games: int) -> tuple[Figure, ...]:
    """Measure the network of the solo game: what it wins, and how wrong it is in new games."""
    again = _command(SOLO, games)
    held = play_solo(net, games, HELD_OUT, 1.0)
    wrong = (forward_solo(np.array(net), held.seen)[3] - held.target)[:, 0]
    off, plain = (float(np.sqrt(np.mean(x**2))) for x in (wrong, _centred(held.target[:, 0])))
    return (
        *(
            _won(
                f"the rivals of the solo game, {level}",
                mean_of(evaluate_solo(level, net, games)),
                again,
            )
            for level in LEVELS
        ),
        Figure("off at the chance to win in new games, a share", round(off, DIGITS), again),
        Figure("the same if always the mean were expected", round(plain, DIGITS), again),
    )


def tile_figures(weights: Weights, games: int, crew: Crew) -> tuple[Figure, ...]:
    """Measure the weights of tiles: what they win, and how wrong they are in new games."""
    again, count, new = _command(TILES, games), max(FEWEST, games // FEW), none()
    jobs = [(weights, range(job, count, FEWEST), "new") for job in range(FEWEST)]
    for part in crew(play_tile_lessons, jobs):
        new = new.plus(part)
    off, plain = (round(tile_error(new, known), DIGITS) for known in (weights, NOTHING))
    return (
        _won("three casual players", tile_wins(weights, games, crew), again),
        Figure("off after a round in new games, in thousands", off, again),
        Figure("the same without knowing tiles", plain, again),
    )


def tile_error(sums: Sums, weights: Weights) -> float:
    """Tell by how much money is expected wrongly, in thousands."""
    flat = np.array([*weights.values()]).ravel()
    left = sums.square - 2 * flat @ sums.answers + flat @ sums.products @ flat
    return float(np.sqrt(left / sums.rows))


def tile_wins(weights: Weights, games: int, crew: Crew) -> Mean:
    """Let the weights sit among three casual players; tell what they win."""
    each = ceil(games / TILE_JOBS)
    jobs = [(weights, first, min(each, games - first)) for first in range(0, games, each)]
    return mean_of([share for part in crew(wins_of, jobs) for share in part])


def _won(rivals: str, won: Mean, again: str) -> Figure:
    value, within = (round(float(number), DIGITS) for number in won)
    return Figure(f"games won against {rivals}, a share", value, again, within)


def _centred(values: Any) -> Any:
    return values - values.mean()


def _command(name: str, games: int) -> str:
    return f"python -m flambeur.research.measure {name} --games {games} --weights FOLDER"


def parser() -> ArgumentParser:
    """Tell what the command understands."""
    found = command("measure", __doc__)
    found.add_argument("name", choices=[*WAYS, SOLO, TILES], help="which weights")
    found.add_argument("--weights", type=Path, metavar="FOLDER", help="not those that ship")
    found.add_argument("--games", type=at_least(FEWEST), default=400, help="to be won or lost")
    crewed(found)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Measure weights, and print what their card says."""
    wish = parser().parse_args(arguments)
    with weights_in(wish.weights) if wish.weights else nullcontext():
        known = learned() if wish.name == TILES else network(wish.name)
    with crew_of(wish.workers) as crew:
        if wish.name == TILES:
            figures = tile_figures(known, wish.games, crew)
        elif wish.name == SOLO:
            figures = solo_figures(known, wish.games)
        else:
            figures = network_figures(wish.name, known, wish.games)
    console = Console(soft_wrap=True)
    for figure in figures:
        console.print(figure.told())


if __name__ == "__main__":
    main()
