"""What tiles will bring: a few features of a tile and a seat, weighted as games have taught."""

import json
from functools import lru_cache

from flambeur.bots.files import weights_file
from flambeur.bots.vegas.royale.claims import claims
from flambeur.bots.vegas.royale.due import due
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import HighFive
from flambeur.games.vegas.royale.values import BIG_DICE, SMALL_DICE
from flambeur.games.vegas.tile import Tile

FEATURES = (
    "hand",
    "hands",
    "hand hands",
    "here hand",
    "here hands",
    "most hand",
    "most hands",
    "claim",
    "claim hand",
    "claim hands",
    "at work",
)
"""Products of these: `hand` and `hands` are what the seat and the others have not placed yet,
`here` and `most` what the seat and its strongest rival have at the casino, and `claim` is what
the tile would give as it lies. `at work` is 1 while the tile is just bringing something."""
WHOLE = SMALL_DICE + 2 * BIG_DICE
"""What a full hand counts."""
AMOUNT = 100.0

Features = tuple[float, ...]
Weights = dict[str, Features]
"""By tile, in thousands."""
FILE = "tiles.json"


def learned() -> Weights:
    """Read the weights, made by `research.tiles`."""
    return read(weights_file(FILE).read_bytes())


@lru_cache(maxsize=8)
def read(data: bytes) -> Weights:
    """Read the content of a file; equal files are read once."""
    return {tile: tuple(row) for tile, row in json.loads(data)["weights"].items()}


def coming(table: RoyaleTable, weights: Weights) -> list[float]:
    """Tell by seat what tiles will bring until the round is over, in thousands."""
    found, at_work = due(table)
    for tile, rows in look(table, at_work):
        # Nobody has learned yet what a tile of one's own brings.
        row_of_weights = weights.get(tile, ())
        for seat, row in enumerate(rows):
            found[seat] += sum(map(float.__mul__, row_of_weights, row))
    return found


def look(table: RoyaleTable, at_work: set[tuple[str, int]]) -> list[tuple[str, list[Features]]]:
    """Look at every tile from every seat."""
    hands = [(player.dice + 2 * player.big) / WHOLE for player in table.players[: table.seats]]
    return [(tile.id, _rows(table, tile, hands, at_work)) for tile in table.tiles]


def _rows(
    table: RoyaleTable, tile: Tile, hands: list[float], at_work: set[tuple[str, int]]
) -> list[Features]:
    weights, found = table.casinos[tile.casino - 1].weights(), claims(table, tile)
    # A token that is taken stays where it is.
    over = isinstance(tile, HighFive) and tile.owner is not None
    total, others, rows = sum(hands), table.seats - 1, list[Features]()
    for seat, hand in enumerate(hands):
        rest, claim = (total - hand) / others, found.get(seat, 0.0) / AMOUNT
        here = weights[seat] / WHOLE
        most = max(weights[:seat] + weights[seat + 1 :]) / WHOLE
        dice = (
            (0.0,) * 7
            if over
            else (hand, rest, hand * rest, here * hand, here * rest, most * hand, most * rest)
        )
        busy = 1.0 if (tile.id, seat) in at_work else 0.0
        rows.append((*dice, claim, claim * hand, claim * rest, busy))
    return rows
