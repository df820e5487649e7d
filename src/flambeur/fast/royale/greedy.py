"""Greedy play with tiles: what a move changes at once, and what its tile brings on average."""

from typing import Any

from flambeur.fast.dice import below
from flambeur.fast.greedy import gain_of
from flambeur.fast.jit import kernel
from flambeur.fast.royale.asks import answer, count_at_tile
from flambeur.fast.royale.bets import BETS
from flambeur.fast.royale.codes import BET, GUESS, HIDE, PICK, PLACE, SPLIT
from flambeur.fast.royale.looks import looks
from flambeur.fast.royale.lures import lure
from flambeur.fast.royale.playout import copy_royale
from flambeur.fast.royale.turn import placements
from flambeur.fast.table import MOVES, NOBODY, PASS

TRIES = 4
"""So many answers to a tile are tried, spread over all there are: playouts have little time."""


@kernel
def greedy_answer(t: Any, spare: Any) -> Any:
    """Choose for whoever is asked; what others hide is guessed, never looked at."""
    if t.what == PLACE:
        return greedy_place(t)
    if t.what == BET:
        return BETS[t.step][t.total]
    if t.what in (HIDE, GUESS, SPLIT, PICK):
        return below(t, count_at_tile(t))
    return greedy_at_tile(t, spare)


@kernel
def greedy_place(t: Any) -> Any:
    """Choose the placement with the most gain; the lowest face among equals."""
    moves, best, most = placements(t), NOBODY, 0
    for move in range(MOVES):
        if moves >> move & 1:
            gain = gain_of(t, move)
            if move != PASS and t.tile[move] > 0:
                gain += (t.colours - 1) * lure(t, move)
            if best == NOBODY or gain > most:
                best, most = move, gain
    return best


@kernel
def greedy_at_tile(t: Any, spare: Any) -> Any:
    """Try a few answers on a spare table, and take the one after which it looks best."""
    count, best, most = count_at_tile(t), NOBODY, 0
    tries = min(count, TRIES)
    first = below(t, count) if count > tries else 0
    for number in range(tries):
        move = (first + number * count // tries) % count
        copy_royale(t, spare)
        answer(spare, move)
        value = looks(spare, t.asked)
        if best == NOBODY or value > most:
            best, most = move, value
    return best
