"""Kernels play Royale with tiles as the engine does, step by step."""

from typing import Any

import pytest

from flambeur.fast.dice import seed
from flambeur.fast.lay import cards_of
from flambeur.fast.royale.advance import advance
from flambeur.fast.royale.asks import answer, legal_moves
from flambeur.fast.royale.codes import IDS, LAY, ROUND_OVER
from flambeur.fast.royale.lay import lay_royale
from flambeur.fast.royale.playout import copy_royale, random_answer
from flambeur.fast.royale.read import can_read, read_royale
from flambeur.fast.royale.round import begin_round, clear_royale, draw_tiles
from flambeur.fast.rules import begin_game
from flambeur.fast.table import blank
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.options import RoyaleOptions
from tests.fast.royale import GAME, SPOTS, WAYS, check, flat, started
from tests.sources.chi_square import is_even


def begun(seats: int, options: RoyaleOptions) -> Any:
    """Begin a game on kernels, up to the draw of the tiles."""
    t = blank()
    lay_royale(t, GAME.edition, seats, options)
    seed(t, seats)
    clear_royale(t, cards_of(GAME.edition))
    begin_game(t)
    begin_round(t)
    return t


@pytest.mark.parametrize("way", range(0, len(WAYS), 3))
def test_same_steps(way: int) -> None:
    """Everything on the table agrees at every step, with tiles drawn, each alone, and six."""
    assert check(*WAYS[way], f"{way}") > 50


def test_all_tiles() -> None:
    """Kernels know the tiles of the box by the names and in the order of the engine."""
    assert tuple(BOARDS) == IDS


@pytest.mark.parametrize(
    "option",
    [{"chip_supply": 20}, {"tile_reuse": "no_repeat_side"}, {"fine_chips": "last"}],
)
def test_other_options(option: dict[str, Any]) -> None:
    """A table with house options that kernels do not know is refused."""
    table = started(3, RoyaleOptions(**option))
    assert not can_read(table)
    with pytest.raises(ValueError, match="options"):
        read_royale(table)


def test_before_the_first_round() -> None:
    """Before the cards are dealt there is nothing to read; afterwards there is."""
    table = GAME.start(3, RoyaleOptions())
    assert not can_read(table)
    assert can_read(started(3, RoyaleOptions()))


@pytest.mark.parametrize("seats", GAME.seats)
def test_copy(seats: int) -> None:
    """A copy is the same table at every question, but for the order of the pile."""
    t, to = begun(seats, RoyaleOptions(tiles_per_round=6)), blank()
    advance(t)
    while t.what != ROUND_OVER:
        copy_royale(t, to)
        to.seed_a, to.seed_b = t.seed_a, t.seed_b
        ours, theirs = flat(t), flat(to)
        theirs[SPOTS["pile"]] = ours[SPOTS["pile"]]
        assert ours == theirs
        move = random_answer(t)
        assert legal_moves(t) >> move & 1
        answer(t, move)
        advance(t)


def test_drawn_tiles() -> None:
    """Every tile is drawn as often as the others, and never both sides of a board."""
    t = begun(3, RoyaleOptions())
    assert LAY == t.what
    drawn = []
    for _ in range(4000):
        draw_tiles(t)
        tiles = [int(tile) for tile in t.tile[:3]]
        assert [0, 0, 0] == list(t.tile[3:])
        assert 3 == len({(tile - 1) // 2 for tile in tiles})
        drawn.append(tiles)
    for casino in range(3):
        assert is_even([tiles[casino] - 1 for tiles in drawn], len(IDS))
