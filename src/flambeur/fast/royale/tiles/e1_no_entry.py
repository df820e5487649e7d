"""E1 No Entry!: close another casino; no die may enter or leave it any more."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward
from flambeur.fast.royale.codes import CLOSE
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask
from flambeur.fast.table import CASINOS
from flambeur.games.vegas.royale.values import NO_ENTRY

CHIPS, CASH = chips_of(NO_ENTRY), cash_of(NO_ENTRY)
SPACES = len(NO_ENTRY)
MOVES = CASINOS - 1
"""All others but the tile's own; instead of the closed one the player may leave it."""


@kernel
def activate_no_entry(t: Any, casino: int) -> None:
    """Ask which casino to close."""
    ask(t, CLOSE, t.player, casino)


@kernel
def answer_close(t: Any, move: int) -> None:
    """Close it, move the counter and pay what it shows [RE1.2, RE1.3]."""
    for casino in range(CASINOS):
        if casino == t.at or t.closed >> casino & 1:
            continue
        if move == 0:
            t.closed = 1 << casino
            t.entry = (t.entry + 1) % SPACES
            reward(t, t.player, CHIPS[t.entry], CASH[t.entry])
            return
        move -= 1
