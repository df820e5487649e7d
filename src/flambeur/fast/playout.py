"""Whole rounds and games inside the compiled part."""

from typing import Any

from flambeur.fast.dice import below
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    end_round,
    legal_moves,
    opening,
    pass_on,
    place,
    roll_hand,
)
from flambeur.fast.table import CASINOS, COLOURS, MOST_BILLS, MOVES, NOBODY, OWNERS

SETS = range(1 << MOVES)
"""Sets of moves, as bits."""
SIZES = numbers([moves.bit_count() for moves in SETS])
MEMBERS = numbers([sorted(range(MOVES), key=lambda move: not moves >> move & 1) for moves in SETS])
"""The moves in each set; those that are not in it come after them."""


@kernel
def random_move(t: Any) -> Any:
    """Choose any legal move, all equally likely."""
    moves = legal_moves(t)
    return MEMBERS[moves][below(t, SIZES[moves])]


@kernel
def random_game(t: Any) -> Any:
    """Play a game at random, from the shuffle to the last payout; return the number of turns."""
    turns = 0
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, random_move(t))
            pass_on(t)
            turns += 1
        end_round(t)
    return turns


@kernel
def finish_round(t: Any) -> None:
    """Let everybody play greedily until the round is paid out; nothing lies rolled."""
    while t.player != NOBODY:
        roll_hand(t)
        place(t, greedy_move(t))
        pass_on(t)
    end_round(t)


@kernel
def copy(t: Any, to: Any) -> None:
    """Copy what a round needs, all but the pile's order, which no playout of a round reads."""
    to.kind, to.seats, to.colours = t.kind, t.seats, t.colours
    to.rounds, to.round = t.rounds, t.round
    to.leader, to.next_leader, to.player = t.leader, t.next_leader, t.player
    to.own_dice, to.own_big, to.own_neutral = t.own_dice, t.own_big, t.own_neutral
    to.pile_top, to.pile_size = t.pile_top, t.pile_size
    to.roll_big = t.roll_big
    for casino in range(CASINOS):
        to.roll[casino] = t.roll[casino]
        to.roll_neutral[casino] = t.roll_neutral[casino]
        for place_ in range(MOST_BILLS):
            to.bills[casino][place_] = t.bills[casino][place_]
        for colour in range(OWNERS):
            to.dice[casino][colour] = t.dice[casino][colour]
    for colour in range(COLOURS):
        to.hand[colour] = t.hand[colour]
        to.big[colour] = t.big[colour]
        to.neutral[colour] = t.neutral[colour]
        to.chips[colour] = t.chips[colour]
        to.money[colour] = t.money[colour]
        to.notes[colour] = t.notes[colour]
        to.shown[colour] = t.shown[colour]
