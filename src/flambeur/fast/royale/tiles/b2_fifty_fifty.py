"""B2 Fifty Fifty: throw two dice, then bet on higher or lower for ever better rewards."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward
from flambeur.fast.royale.codes import BET, THROW
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask
from flambeur.games.vegas.royale.values import FIFTY_FIFTY

CHIPS, CASH = chips_of(FIFTY_FIFTY), cash_of(FIFTY_FIFTY)
LAST = len(FIFTY_FIFTY) - 1
STOP, HIGHER, LOWER = range(3)
"""The moves; the first throw is no bet."""


@kernel
def activate_fifty_fifty(t: Any, casino: int) -> None:
    """Throw for the first time."""
    t.told[0] = STOP
    ask(t, THROW, t.player, casino)


@kernel
def settle_fifty_fifty(t: Any) -> None:
    """Climb, or fall; an equal total loses [RB2.5]."""
    total = t.black[0] + t.black[1] + 2
    if (t.told[0] == HIGHER and total <= t.total) or (t.told[0] == LOWER and total >= t.total):
        t.step, t.total = 0, 0
        return
    t.step += 1
    t.total = total
    if t.step == LAST:
        collect(t)
    else:
        ask(t, BET, t.player, t.at)


@kernel
def answer_bet(t: Any, move: int) -> None:
    """Stop or throw."""
    if move == STOP:
        collect(t)
    else:
        t.told[0] = move
        ask(t, THROW, t.player, t.at)


@kernel
def collect(t: Any) -> None:
    """Pay the reward under the counter, and put it back [RB2.6, RB2.7]."""
    reward(t, t.player, CHIPS[t.step], CASH[t.step])
    t.step, t.total = 0, 0
