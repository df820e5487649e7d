"""The laws of every game, at every node of random games: `make laws` plays 10,000 each."""

from typing import Any

import pytest

from flambeur.core.game import Game, Options
from flambeur.registry import GAMES
from flambeur.testing import check_game

GAMES_EACH = 100
"""Each mode and number of seats has two setups, so it is played 200 times."""
PARTS = 2

SETUPS = [
    pytest.param(game, seats, options, part, id=f"{game.name}-{number}.{part}")
    for game in GAMES
    for number, (seats, options) in enumerate(game.setups())
    for part in range(PARTS)
]


@pytest.mark.clause("V15.1", "V15.2")
@pytest.mark.parametrize(("game", "seats", "options", "part"), SETUPS)
def test_laws_hold(game: Game[Any], seats: int, options: Options, part: int) -> None:
    """Save and load, copies, conservation, legal moves, chance, views, replay, bound."""
    check_game(game, seats, options, games=GAMES_EACH // PARTS, seed=part)
