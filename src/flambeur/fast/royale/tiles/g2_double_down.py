"""G2 Double Down: move dice from the casino to the tile; in the payout it pays like a casino."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.payout import NO_DICE
from flambeur.fast.royale.bank import pay_cash
from flambeur.fast.royale.codes import MOVE
from flambeur.fast.royale.prices import cash_of
from flambeur.fast.royale.verbs import ask, small_at, take
from flambeur.games.vegas.royale.values import DOUBLE_DOWN

CASH = cash_of(DOUBLE_DOWN)
PLACES = len(DOUBLE_DOWN)


@kernel
def activate_double_down(t: Any, casino: int) -> None:
    """Ask how many dice to move."""
    ask(t, MOVE, t.player, casino)


@kernel
def count_move(t: Any) -> Any:
    """Count every number of the small dice, each with and without the big one."""
    return (small_at(t, t.at, t.player) + 1) * (1 + (t.big_at[t.at] >> t.player & 1))


@kernel
def answer_move(t: Any, move: int) -> None:
    """Move them."""
    has_big = t.big_at[t.at] >> t.player & 1
    dice, big = (move // 2, move % 2) if has_big else (move, 0)
    take(t, t.at, t.player, dice, big)
    t.down[t.player] += dice
    t.down_big[t.player] += big


@kernel
def pay_double_down(t: Any) -> None:
    """Pay the first and the second; a place nobody holds is not paid."""
    seen, twice = 0, 0
    for seat in range(t.seats):
        bit = NO_DICE >> t.down[seat] + 2 * t.down_big[seat]
        twice |= seen & bit
        seen |= bit
    alone = seen & ~twice & NO_DICE - 1
    for place in range(PLACES):
        first = alone & -alone
        alone ^= first
        for seat in range(t.seats):
            if NO_DICE >> t.down[seat] + 2 * t.down_big[seat] == first:
                pay_cash(t, seat, CASH[place])
