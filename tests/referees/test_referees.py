"""Random games of all kinds, played by the engine and by a second oracle of the rules.

The gate plays a few hundred games; `python -m tests.referees --games 10000` plays many more.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeur.families import every_game
from flambeur.games.vegas.royale.boards import BOARDS
from tests.referees.__main__ import play_games
from tests.referees.beside.setups import FAMILIES, setup_of
from tests.referees.royale.box import TILES

HERE = Path(__file__).parent
GAMES = {"classic": 480, "royale": 400, "base": 80, "strike": 160, "easycome": 320}
PARTS = 4
HARNESS = ("__main__.py", "beside")
"""What plays engine and referee side by side; tests may know both, too."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("family", FAMILIES)
def test_engine_and_referee_agree(family: str, part: int) -> None:
    """What is due, all legal moves, the table and the result are the same after every step."""
    assert play_games(family, range(part, GAMES[family], PARTS))


def chosen(family: str) -> set[tuple[str, Any]]:
    """List the seats and the values of options that the games above are played with."""
    setups = [setup_of(family, number) for number in range(GAMES[family])]
    options = [{"seats": s.seats, **msgspec.structs.asdict(s.options)} for s in setups]
    return {(name, value) for given in options for name, value in given.items()}


def test_every_game_is_played() -> None:
    """No game in the list is without a referee."""
    setups = [setup_of(family, number) for family in FAMILIES for number in range(GAMES[family])]
    assert {game.name for game in every_game()} == {setup.game for setup in setups}


def test_every_tile_is_played() -> None:
    """The games above have every tile of the engine, besides those that are drawn."""
    named = [tiles or () for name, tiles in chosen("royale") if name == "tiles"]
    assert {*BOARDS} == {*TILES} == {tile for tiles in named for tile in tiles}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_number_of_seats_is_played(family: str) -> None:
    """The games above are played by as many as the box allows."""
    fewest = 1 if family == "classic" else 2
    most = 4 if family == "easycome" else 5
    seats = {value for name, value in chosen(family) if name == "seats"}
    assert {*range(fewest, most + 1)} == seats


def test_referees_know_nothing_of_the_engine() -> None:
    """Only what plays both side by side imports the engine."""
    files = [path.relative_to(HERE) for path in HERE.rglob("*.py")]
    rules = [path for path in files if path.parts[0] not in HARNESS]
    referees = [path for path in rules if not path.name.startswith("test_")]
    assert len(TILES) < len(referees)
    assert [] == [path for path in referees if "flambeur" in (HERE / path).read_text()]
