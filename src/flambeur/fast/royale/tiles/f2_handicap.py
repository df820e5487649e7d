"""F2 Handicap: take a grey die out of a casino and cover a reward with it."""

from typing import Any

from flambeur.fast.jit import kernel, numbers
from flambeur.fast.royale.adjust import offer_adjust
from flambeur.fast.royale.bank import reward
from flambeur.fast.royale.codes import GREY
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask, put, take
from flambeur.fast.table import CASINOS, NOBODY
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.values import (
    HANDICAP_CASH,
    HANDICAP_CHIP,
    HANDICAP_GREY,
    HANDICAP_SPACES,
)

NAMES = ("chip", "cash", "action")
SPACES = numbers([HANDICAP_SPACES[name] for name in NAMES])
"""How many there are of each kind; the table counts those that are covered."""
KINDS = len(NAMES)
ACTION = NAMES.index("action")
REWARDS = (HANDICAP_CHIP, HANDICAP_CASH, Reward())
CHIPS, CASH = chips_of(REWARDS), cash_of(REWARDS)
DICE = numbers(list(HANDICAP_GREY))


@kernel
def set_up_handicap(t: Any) -> None:
    """Put the grey dice into the casinos [RF2.1]."""
    for casino in range(CASINOS):
        put(t, casino, t.colours + 1, DICE[casino], 0)


@kernel
def activate_handicap(t: Any) -> None:
    """Ask, if there is anything to take."""
    if count_grey(t) > 1:
        ask(t, GREY, t.player, NOBODY)


@kernel
def is_grey(t: Any, casino: int) -> Any:
    """Tell whether a grey die may leave a casino."""
    return t.dice[casino][t.colours + 1] > 0 and not t.closed >> casino & 1


@kernel
def count_grey(t: Any) -> Any:
    """Count every grey die that may leave for every free space, and to leave it."""
    casinos, free = 0, 0
    for casino in range(CASINOS):
        casinos += 1 if is_grey(t, casino) else 0
    for kind in range(KINDS):
        free += 1 if t.covered[kind] < SPACES[kind] else 0
    return casinos * free + 1


@kernel
def answer_grey(t: Any, move: int) -> None:
    """Cover the space and get what it shows."""
    for casino in range(CASINOS):
        if is_grey(t, casino):
            for kind in range(KINDS):
                if t.covered[kind] < SPACES[kind]:
                    if move == 0:
                        cover(t, casino, kind)
                        return
                    move -= 1


@kernel
def cover(t: Any, casino: int, kind: int) -> None:
    """Move a grey die to a space, and give what it shows."""
    take(t, casino, t.colours + 1, 1, 0)
    t.covered[kind] += 1
    reward(t, t.player, CHIPS[kind], CASH[kind])
    if kind == ACTION:
        offer_adjust(t)
