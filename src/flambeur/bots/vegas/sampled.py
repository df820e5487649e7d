"""What a player may think the table is: guesses at what the view hides, as kernels read them."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from flambeur.core.chance import Roller
from flambeur.core.view import View
from flambeur.fast.dice import seed
from flambeur.fast.read import read
from flambeur.fast.table import Plain, row_of
from flambeur.games.vegas.editions import edition_of
from flambeur.games.vegas.memory import VegasMemory
from flambeur.games.vegas.table import Table
from flambeur.sources import SeededSource

GUESSES = 4
"""How many guesses are made where money is hidden and not remembered."""
SEEDS = 1 << 30
LARGE = 60_000
"""Bills up to this are won in proportion to their value; measured in games of `casual`."""


def guesses(view: View[Any], start: int | str | None, read: Callable[[Any], Plain] = read) -> Any:
    """Guess whole tables from a view; one is enough where everything that matters is known."""
    view = recalled(view)
    table: Table = view.state
    hidden = any(player.bills.value is None for player in table.players)
    roll = SeededSource(f"{start} {view.version}").roll
    tables = [read(likely(view, roll)) for _ in range(GUESSES if hidden else 1)]
    rows = row_of(tables)
    for row in rows:
        seed(row, roll((SEEDS,))[0])
    return rows


def recalled(view: View[Any]) -> View[Any]:
    """Turn over what the seat remembers: then it is as good as open."""
    if not isinstance(view.memory, VegasMemory):
        return view
    return replace(view, state=view.memory.turn_over(view.state), memory=UNSET)


def likely(view: View[Any], roll: Roller) -> Any:
    """Guess a whole table; of the bills that were not seen, winners hold the larger ones."""
    view = recalled(view)
    table = edition_of(view.game).sample(view.state, roll)
    seen = view.state.players
    holders = [one for one, own in zip(table.players, seen, strict=True) if own.bills.value is None]
    if not holders:
        return table
    random = Random(roll((SEEDS,))[0])
    bills = [*table.pile.look(), *(bill for one in holders for bill in one.bills.look())]
    # The bills race: a larger one tends to be there first, and those that are first are held.
    bills.sort(key=lambda bill: random.expovariate(min(bill, LARGE)))
    held = sum(one.bills.size() for one in holders)
    won, left = bills[:held], bills[held:]
    random.shuffle(won)
    random.shuffle(left)
    for one in holders:
        count = one.bills.size()
        one.bills = one.bills.replace(tuple(won[:count]))
        won = won[count:]
    table.pile_up(left)
    return table
