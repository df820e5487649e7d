"""The laws of every game, at every node of random games: `make laws` plays 10,000 each.

The gate plays each classic mode and number of seats 100 times: two setups of 50 games. Of the
2,688 ways to lay three Royale tiles it takes a share that moves on with every commit; all of them
are played by `python -m flambeur.testing --games 12 --game vegas/royale`. Most of the time goes to
what seats see, so where a game has been often they look one after the other.
"""

import subprocess
from typing import Any

import pytest

from flambeur.core.game import Game, Options
from flambeur.families import every_game
from flambeur.games.vegas import ROYALES
from flambeur.testing import check_game

GAMES_EACH = {
    "vegas/2018": 50,
    "vegas/2012": 50,
    "vegas/royale": 8,
    "vegas/royale-base": 8,
    "easycome": 20,
    "strike": 10,
}
PARTS = 2
SHARES = 42
"""The corners are gone through in so many commits."""


def share() -> int:
    """Tell which share of the corners is due: the number of commits so far says it."""
    command = ["git", "rev-list", "--count", "HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(done.stdout) % SHARES


SETUPS = [
    pytest.param(game, seats, options, part, id=f"{game.name}-{number}.{part}")
    for game in every_game()
    for number, (seats, options) in enumerate(game.setups())
    for part in range(PARTS)
]


@pytest.mark.clause("V15.1", "V15.2", "R4.8")
@pytest.mark.parametrize(("game", "seats", "options", "part"), SETUPS)
def test_laws_hold(game: Game[Any], seats: int, options: Options, part: int) -> None:
    """Save and load, copies, conservation, legal moves, chance, views, replay, bound."""
    check_game(game, seats, options, games=GAMES_EACH[game.name] // PARTS, seed=part)


@pytest.mark.clause("R9.2", "R11.6")
@pytest.mark.parametrize("part", range(PARTS))
def test_laws_hold_in_the_corners(part: int) -> None:
    """The same laws for this commit's share of the rarer ways to play."""
    due = share()
    for game in every_game():
        for number, (seats, options) in enumerate(game.corners()):
            if number % SHARES == due and number // SHARES % PARTS == part:
                check_game(game, seats, options, games=1, seed=number)


def test_corners_are_all_tile_assignments() -> None:
    """There are 2,688 ordered ways to lay three tiles, each listed once."""
    ways = [options for game in ROYALES for _, options in game.corners()]
    assert 2_688 == len(ways) == len(set(ways))
