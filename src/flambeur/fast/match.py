"""Matches between ways to play, whole games inside the compiled part."""

from typing import Any

from flambeur.fast.chances import shares
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import kernel
from flambeur.fast.netplay import net_move
from flambeur.fast.playout import random_move
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
from flambeur.fast.table import NOBODY

RANDOM, GREEDY, NET = range(3)


@kernel
def choose(t: Any, way: int, net: Any, work: Any) -> Any:
    """Choose a move in a way."""
    if way == RANDOM:
        return random_move(t)
    if way == GREEDY:
        return greedy_move(t)
    return net_move(t, net, work)


@kernel
def match(t: Any, cards: Any, ways: Any, net: Any, work: Any, out: Any) -> None:
    """Play a game at a table, with a way to play for each seat, and share the win."""
    clear(t, cards)
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, choose(t, ways[t.player], net, work))
            pass_on(t)
        end_round(t)
    shares(t, out)
