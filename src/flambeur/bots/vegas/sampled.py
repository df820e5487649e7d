"""What a player may think the table is: guesses at what the view hides, as kernels read them."""

from typing import Any

from flambeur.core.view import View
from flambeur.fast.dice import seed
from flambeur.fast.read import read
from flambeur.fast.table import row_of
from flambeur.games.vegas.table import Table
from flambeur.registry import find
from flambeur.sources import SeededSource

GUESSES = 4
"""How many guesses are made where money is hidden."""
SEEDS = 1 << 30


def guesses(view: View[Any], start: int | str | None) -> Any:
    """Guess whole tables from a view; one is enough where everything that matters is open."""
    table: Table = view.state
    hidden = any(player.bills.value is None for player in table.players)
    roll = SeededSource(f"{start} {view.version}").roll
    game = find(view.game)
    tables = [read(game.sample(table, roll)) for _ in range(GUESSES if hidden else 1)]
    rows = row_of(tables)
    for row in rows:
        seed(row, roll((SEEDS,))[0])
    return rows
