"""A2 Jackpot: throw both black dice; seven or a double wins what the counter shows."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import pay_cash
from flambeur.fast.royale.codes import THROW
from flambeur.fast.royale.prices import thousands
from flambeur.fast.royale.verbs import ask
from flambeur.games.vegas.royale.tiles.a2_jackpot import LUCKY_TOTAL
from flambeur.games.vegas.royale.values import JACKPOT

AMOUNTS = thousands(JACKPOT)
LAST = len(JACKPOT) - 1


@kernel
def activate_jackpot(t: Any, casino: int) -> None:
    """Throw."""
    ask(t, THROW, t.player, casino)


@kernel
def settle_jackpot(t: Any) -> None:
    """Pay and start again, or let the jackpot grow."""
    if t.black[0] == t.black[1] or t.black[0] + t.black[1] + 2 == LUCKY_TOTAL:
        pay_cash(t, t.player, AMOUNTS[t.jackpot])
        t.jackpot = 0
    else:
        t.jackpot = min(t.jackpot + 1, LAST)
