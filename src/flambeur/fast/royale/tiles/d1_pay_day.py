"""D1 Pay Day: 10,000 for every casino that holds a die of yours."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward_worth
from flambeur.fast.table import CASINOS
from flambeur.games.vegas.royale.values import PAY_DAY_PER_CASINO

EACH = PAY_DAY_PER_CASINO // 1000


@kernel
def activate_pay_day(t: Any, own: int) -> None:
    """Pay at once; the tile's own casino counts [RD1.2]."""
    amount = 0
    for casino in range(CASINOS):
        if casino == own or t.dice[casino][t.player] > 0:
            amount += EACH
    reward_worth(t, t.player, amount)
