"""Where tiles speak, each hook a chain over the tiles that use it."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import (
    BLACK_BOX,
    BLOCK_IT,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY,
    POWER_PLAY,
)
from flambeur.fast.royale.tiles.a1_lucky_punch import activate_lucky_punch
from flambeur.fast.royale.tiles.a2_jackpot import activate_jackpot, settle_jackpot
from flambeur.fast.royale.tiles.b1_prime_time import settle_prime
from flambeur.fast.royale.tiles.b2_fifty_fifty import activate_fifty_fifty, settle_fifty_fifty
from flambeur.fast.royale.tiles.c1_high_five import activate_high_five, pay_high_five
from flambeur.fast.royale.tiles.d1_pay_day import activate_pay_day
from flambeur.fast.royale.tiles.d2_power_play import activate_power_play
from flambeur.fast.royale.tiles.e1_no_entry import activate_no_entry
from flambeur.fast.royale.tiles.e2_knockout import activate_knockout
from flambeur.fast.royale.tiles.f1_block_it import activate_block_it
from flambeur.fast.royale.tiles.f2_handicap import activate_handicap
from flambeur.fast.royale.tiles.g1_black_box import begin_box
from flambeur.fast.royale.tiles.g2_double_down import activate_double_down, pay_double_down
from flambeur.fast.royale.tiles.h1_nice_dice import activate_nice_dice, pay_nice_dice
from flambeur.fast.royale.tiles.h2_my_choice import (
    activate_my_choice,
    pay_my_choice,
    settle_my_choice,
)
from flambeur.fast.table import CASINOS, NOBODY


@kernel
def where(t: Any, tile: int) -> Any:
    """Find the casino beside which a tile lies."""
    for casino in range(CASINOS):
        if t.tile[casino] == tile:
            return casino
    return NOBODY


@kernel
def activate(t: Any, casino: int) -> None:  # noqa: C901, PLR0912 - one branch for each tile
    """Let the tile of a casino do its work for the player on turn, if there is one [R11.1]."""
    tile = t.tile[casino]
    if tile == 0:
        return
    if tile == LUCKY_PUNCH:
        activate_lucky_punch(t)
    elif tile == JACKPOT:
        activate_jackpot(t, casino)
    elif tile == FIFTY_FIFTY:
        activate_fifty_fifty(t, casino)
    elif tile == HIGH_FIVE:
        activate_high_five(t, casino)
    elif tile == PAY_DAY:
        activate_pay_day(t, casino)
    elif tile == POWER_PLAY:
        activate_power_play(t, casino)
    elif tile == NO_ENTRY:
        activate_no_entry(t, casino)
    elif tile == KNOCKOUT:
        activate_knockout(t)
    elif tile == BLOCK_IT:
        activate_block_it(t)
    elif tile == HANDICAP:
        activate_handicap(t)
    elif tile == DOUBLE_DOWN:
        activate_double_down(t, casino)
    elif tile == NICE_DICE:
        activate_nice_dice(t)
    elif tile == MY_CHOICE:
        activate_my_choice(t, casino)


@kernel
def settle_throw(t: Any) -> None:
    """Let the tile that threw both black dice see them."""
    tile = t.tile[t.at]
    if tile == JACKPOT:
        settle_jackpot(t)
    elif tile == FIFTY_FIFTY:
        settle_fifty_fifty(t)
    elif tile == MY_CHOICE:
        settle_my_choice(t)
    else:
        settle_prime(t)


@kernel
def after_casino(t: Any, casino: int, winner: int) -> None:
    """Let the tile of a casino speak when it has paid; `winner` took its higher card."""
    tile = t.tile[casino]
    if tile == HIGH_FIVE:
        pay_high_five(t)
    elif tile == BLACK_BOX:
        begin_box(t, winner)
    elif tile == DOUBLE_DOWN:
        pay_double_down(t)
    elif tile == NICE_DICE:
        pay_nice_dice(t)
    elif tile == MY_CHOICE:
        pay_my_choice(t)
