"""Greedy play: what a placement would change if the round were paid out now."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.payout import margin
from flambeur.fast.rules import CHIP, legal_moves
from flambeur.fast.table import MOVES, NOBODY, PASS, SOLO

DIE_COST = 10
"""What a die in hand is worth."""


@kernel
def greedy_move(t: Any) -> Any:
    """Choose the move with the most gain; the lowest face among equals."""
    moves, best, best_gain = legal_moves(t), NOBODY, 0
    for move in range(MOVES):
        if moves >> move & 1:
            gain = gain_of(t, move)
            if best == NOBODY or gain > best_gain:
                best, best_gain = move, gain
    return best


@kernel
def gain_of(t: Any, move: int) -> Any:
    """Value a move: own gain less the others' on average less the dice, times the others."""
    others = t.colours - 1
    if move == PASS:
        return -CHIP * others
    if t.kind == SOLO:
        return _solo_gain(t, move)
    player = t.player
    own, neutral = t.roll[move], t.roll_neutral[move]
    if t.roll_big == move:
        own += 2
    before = margin(t, move, player, others)
    t.dice[move][player] += own
    t.dice[move][t.colours] += neutral
    after = margin(t, move, player, others)
    t.dice[move][player] -= own
    t.dice[move][t.colours] -= neutral
    return after - before - DIE_COST * own * others


@kernel
def _solo_gain(t: Any, move: int) -> Any:
    before = margin(t, move, 0, 1)
    for colour in range(t.colours):
        if t.shown[colour] == move:
            t.dice[move][colour] += 1
    after = margin(t, move, 0, 1)
    for colour in range(t.colours):
        if t.shown[colour] == move:
            t.dice[move][colour] -= 1
    return after - before
