"""How a game goes on between two choices; chance comes from the table, or from outside."""

from typing import Any

from flambeur.fast import rules
from flambeur.fast.dice import below, roll
from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import END_TURN, LAY, LOOSE, PAY, ROLL, ROUND_OVER, THROW, USE
from flambeur.fast.royale.hooks import settle_throw
from flambeur.fast.royale.payout import pay_on
from flambeur.fast.royale.round import draw_tiles, lay_tiles, settle_loose
from flambeur.fast.royale.turn import end_turn, settle_roll
from flambeur.fast.royale.verbs import go_on
from flambeur.fast.table import CASINOS


@kernel
def advance(t: Any) -> None:
    """Go on until a seat is asked something or the round is over."""
    while t.what != ROUND_OVER and t.what < USE:
        if t.what >= LAY:
            draw(t)
            settle(t)
        run_on(t)


@kernel
def run_on(t: Any) -> None:
    """Let happen what needs neither a seat nor chance."""
    if t.what == END_TURN:
        end_turn(t)
    if t.what == PAY:
        pay_on(t)


@kernel
def draw(t: Any) -> None:
    """Let chance bring what the table waits for: tiles, dice of a hand or others, black dice."""
    if t.what == ROLL:
        rules.roll_hand(t)
    elif t.what == THROW:
        one, two = below(t, CASINOS), below(t, CASINOS)
        t.black[0], t.black[1] = min(one, two), max(one, two)
    elif t.what == LAY:
        draw_tiles(t)
    elif t.what == LOOSE:
        roll(t, t.loose, t.roll)
        t.roll_big = below(t, CASINOS)


@kernel
def settle(t: Any) -> None:
    """Carry out what chance has brought."""
    if t.what == ROLL:
        settle_roll(t)
    elif t.what == THROW:
        go_on(t)
        settle_throw(t)
    elif t.what == LAY:
        lay_tiles(t)
    elif t.what == LOOSE:
        settle_loose(t)
