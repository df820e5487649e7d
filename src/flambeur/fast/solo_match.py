"""Solo games of the network, whole games inside the compiled part."""

from typing import Any

from flambeur.fast.chances import shares
from flambeur.fast.jit import kernel
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    clear,
    end_round,
    opening,
    pass_on,
    place,
    roll_hand,
)
from flambeur.fast.solo_rolls import solo_move
from flambeur.fast.table import NOBODY


@kernel
def solo_match(t: Any, cards: Any, net: Any, work: Any, c: Any, out: Any) -> None:
    """Play a game by one look at every move, and share the win."""
    clear(t, cards)
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, solo_move(t, net, work, c))
            pass_on(t)
        end_round(t)
    shares(t, out)
