"""Tables of Royale for kernels, laid out from the options of the game."""

from typing import Any

from flambeur.fast import lay
from flambeur.fast.royale.codes import IDS
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.royale.draw import LETTERS
from flambeur.games.vegas.royale.options import RoyaleOptions

KNOWN = ("start_player", "tiles_per_round", "tiles", "open_money")
"""The options that kernels follow; every other one must be as usual."""


def can_play(options: RoyaleOptions) -> bool:
    """Tell whether kernels know these options, and the tiles that may come."""
    usual = RoyaleOptions()
    names = options.tiles if options.tiles is not None else tuple(f"{a}1" for a in LETTERS)
    return set(names) <= set(IDS) and all(
        getattr(options, name) == getattr(usual, name)
        for name in options.__struct_fields__
        if name not in KNOWN
    )


def lay_royale(t: Any, edition: Edition, seats: int, options: RoyaleOptions) -> None:
    """Lay an empty table; `clear_royale` puts the cards down."""
    lay.lay(t, edition, seats)
    note_tiles(t, options)


def note_tiles(t: Any, options: RoyaleOptions) -> None:
    """Note how many tiles are laid in a round, and which, if the players named them."""
    t.tiles = options.tiles_per_round if options.tiles is None else len(options.tiles)
    for casino, tile in enumerate(options.tiles or ()):
        t.named[casino] = number_of(tile)


def number_of(tile: str) -> int:
    """Tell the number of a tile."""
    return 1 + IDS.index(tile)
