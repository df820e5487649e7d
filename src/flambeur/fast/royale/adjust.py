"""Set a die to any face, or take one back: shared by Handicap and My Choice [RF2.4, RH2.7]."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import ADJUST
from flambeur.fast.royale.verbs import (
    ask,
    big_kind,
    kinds,
    nth_open,
    open_casinos,
    put,
    small_at,
    take,
    to_hand,
)
from flambeur.fast.table import CASINOS, NOBODY


@kernel
def offer_adjust(t: Any) -> None:
    """Ask the player on turn, if there is a die to move."""
    if count_adjust(t) > 1:
        ask(t, ADJUST, t.player, NOBODY)


@kernel
def count_adjust(t: Any) -> Any:
    """Count the dice that can be put or taken back, and to leave it."""
    seat, count = t.player, kinds(t, t.player) * open_casinos(t) + 1
    for casino in range(CASINOS):
        if not t.closed >> casino & 1:
            count += (1 if small_at(t, casino, seat) > 0 else 0) + (t.big_at[casino] >> seat & 1)
    return count


@kernel
def answer_adjust(t: Any, move: int) -> None:
    """Put a die, take one back, or leave it."""
    seat, width = t.player, open_casinos(t)
    puts = kinds(t, seat) * width
    if move < puts:
        big = big_kind(t, seat, move // width)
        to_hand(t, seat, big - 1, -big)
        put(t, nth_open(t, move % width), seat, 1 - big, big)
    else:
        take_back(t, move - puts)


@kernel
def take_back(t: Any, number: int) -> None:
    """Take back the die of this number; there may be none."""
    seat = t.player
    for casino in range(CASINOS):
        if t.closed >> casino & 1:
            continue
        for big in range(2):
            has = t.big_at[casino] >> seat & 1 if big else small_at(t, casino, seat)
            if has > 0:
                if number == 0:
                    take(t, casino, seat, 1 - big, big)
                    to_hand(t, seat, 1 - big, big)
                    return
                number -= 1
