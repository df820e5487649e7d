"""What a seat may answer, and what comes of it.

A placement is a face from 0 to 5, or 6 to pass. At a tile a move is its place in the list that the
engine offers.
"""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.adjust import answer_adjust, count_adjust
from flambeur.fast.royale.codes import (
    ACTIVATE,
    ADJUST,
    BAR,
    BET,
    CLOSE,
    CLUSTER,
    FINE,
    GILD,
    GREY,
    GUESS,
    HIDE,
    MOVE,
    PARK,
    PICK,
    PLACE,
    PRIME,
    RESULT,
    SPLIT,
    USE,
)
from flambeur.fast.royale.hooks import activate
from flambeur.fast.royale.tiles import e1_no_entry
from flambeur.fast.royale.tiles.a1_lucky_punch import TOKENS, answer_guess, answer_hide
from flambeur.fast.royale.tiles.b1_prime_time import answer_prime, count_prime
from flambeur.fast.royale.tiles.b2_fifty_fifty import answer_bet
from flambeur.fast.royale.tiles.c2_bad_luck import answer_fine
from flambeur.fast.royale.tiles.e1_no_entry import answer_close
from flambeur.fast.royale.tiles.e2_knockout import answer_bar
from flambeur.fast.royale.tiles.f1_block_it import answer_cluster, count_cluster
from flambeur.fast.royale.tiles.f2_handicap import answer_grey, count_grey
from flambeur.fast.royale.tiles.g1_black_box import WAYS, answer_pick, answer_split
from flambeur.fast.royale.tiles.g2_double_down import answer_move, count_move
from flambeur.fast.royale.tiles.h1_nice_dice import answer_park, count_park
from flambeur.fast.royale.tiles.h2_my_choice import (
    answer_gild,
    answer_result,
    count_result,
    count_target,
    nth_target,
)
from flambeur.fast.royale.turn import answer_place, answer_use, count_use, placements
from flambeur.fast.royale.verbs import go_on, kinds
from flambeur.fast.table import NOBODY

BETS = 3
TWO = 2
CLOSINGS = e1_no_entry.MOVES


@kernel
def asked(t: Any) -> Any:
    """Tell which seat is asked something; nobody, where chance or nothing is awaited."""
    return t.asked if t.what >= USE else NOBODY


@kernel
def legal_moves(t: Any) -> Any:
    """List what the asked seat may do, as bits."""
    return placements(t) if t.what == PLACE else (1 << count_at_tile(t)) - 1


@kernel
def count_at_tile(t: Any) -> Any:  # noqa: C901, PLR0911, PLR0912 - one branch for each question
    """Count the moves of a choice that is no placement."""
    what = t.what
    if what == USE:
        return count_use(t)
    if what in (HIDE, GUESS):
        return TOKENS
    if what == BET:
        return BETS
    if what == CLOSE:
        return CLOSINGS
    if what in (BAR, GILD):
        return kinds(t, t.asked)
    if what == CLUSTER:
        return count_cluster(t)
    if what == GREY:
        return count_grey(t)
    if what == ADJUST:
        return count_adjust(t)
    if what == MOVE:
        return count_move(t)
    if what == PARK:
        return count_park(t)
    if what == RESULT:
        return count_result(t)
    if what == ACTIVATE:
        return count_target(t)
    if what == PRIME:
        return count_prime(t)
    if what == SPLIT:
        return WAYS
    return TWO  # PICK, FINE


@kernel
def answer(t: Any, move: int) -> None:
    """Carry out what the asked seat chose; `advance` goes on from there."""
    what, casino = t.what, NOBODY
    if what == PLACE:
        casino = answer_place(t, move)
    elif what == USE:
        casino = answer_use(t, move)
    else:
        go_on(t)
        if what == ACTIVATE:
            casino = nth_target(t, move)
        else:
            answer_at_tile(t, what, move)
    if casino != NOBODY:
        activate(t, casino)


@kernel
def answer_at_tile(t: Any, what: int, move: int) -> None:  # noqa: C901, PLR0912 - as above
    """Carry out what was chosen at a tile; it may ask on."""
    if what == HIDE:
        answer_hide(t, move)
    elif what == GUESS:
        answer_guess(t, move)
    elif what == BET:
        answer_bet(t, move)
    elif what == CLOSE:
        answer_close(t, move)
    elif what == BAR:
        answer_bar(t, move)
    elif what == CLUSTER:
        answer_cluster(t, move)
    elif what == GREY:
        answer_grey(t, move)
    elif what == ADJUST:
        answer_adjust(t, move)
    elif what == MOVE:
        answer_move(t, move)
    elif what == PARK:
        answer_park(t, move)
    elif what == RESULT:
        answer_result(t, move)
    elif what == GILD:
        answer_gild(t, move)
    elif what == PRIME:
        answer_prime(t, move)
    elif what == SPLIT:
        answer_split(t, move)
    elif what == PICK:
        answer_pick(t, move)
    elif what == FINE:
        answer_fine(t, move)
