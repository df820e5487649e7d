"""The laws of all games hold in Easy Come."""

import pytest

from flambeur.games.easycome import GAME, EasyComeOptions
from flambeur.testing import check_game

SETUPS = GAME.setups()


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=map(str, range(len(SETUPS))))
def test_laws(seats: int, options: EasyComeOptions) -> None:
    """The laws of all games hold, with every number of seats and the variant."""
    check_game(GAME, seats, options, games=200)


@pytest.mark.clause("EA19")
def test_laws_in_the_corners() -> None:
    """They hold too when the first player is named."""
    for seats, options in GAME.corners():
        check_game(GAME, seats, options, games=2)
