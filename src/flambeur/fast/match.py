"""Matches between ways to play, whole games inside the compiled part."""

from typing import Any

from flambeur.fast.chances import shares
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import kernel
from flambeur.fast.netplay import net_move, weigh_moves
from flambeur.fast.playout import random_move
from flambeur.fast.rollout import halving_move, rollout_move
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

RANDOM, GREEDY, NET, ROLLOUT, CHAMPION = range(5)


@kernel
def choose(tables: Any, way: Any, net: Any, work: Any, sums: Any) -> Any:
    """Choose a move in a way: its kind, its number of rollouts, its trust in the network."""
    kind, number, trust = int(way[0]), int(way[1]), way[2]
    t = tables[0]
    if kind == RANDOM:
        return random_move(t)
    if kind == GREEDY:
        return greedy_move(t)
    if kind == NET:
        return net_move(t, net, work)
    if kind == ROLLOUT:
        return rollout_move(tables, sums, number)
    weigh_moves(t, net, work)
    return halving_move(tables, sums, work.worths, trust, number)


@kernel
def match(tables: Any, cards: Any, ways: Any, net: Any, work: Any, sums: Any, out: Any) -> None:
    """Play a game at the first table, with a way to play for each seat, and share the win."""
    t = tables[0]
    clear(t, cards)
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, choose(tables, ways[t.player], net, work, sums))
            pass_on(t)
        end_round(t)
    shares(t, out)
