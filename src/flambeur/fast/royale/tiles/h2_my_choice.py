"""H2 My Choice: throw both black dice and choose which of the two results you want."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.adjust import offer_adjust
from flambeur.fast.royale.bank import pay_cash, reward
from flambeur.fast.royale.codes import ACTIVATE, GILD, RESULT, THROW
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask, big_kind, kinds, to_hand
from flambeur.fast.table import CASINOS, NOBODY
from flambeur.games.vegas.royale.values import (
    GOLDEN_SPACE,
    MY_CHOICE,
    MY_CHOICE_ACTIVATE,
    MY_CHOICE_DIE,
    MY_CHOICE_GOLD,
)

CHIPS, CASH = chips_of(MY_CHOICE.values()), cash_of(MY_CHOICE.values())
REWARDS = len(MY_CHOICE)
GOLD = GOLDEN_SPACE.cash // 1000


@kernel
def activate_my_choice(t: Any, casino: int) -> None:
    """Throw."""
    ask(t, THROW, t.player, casino)


@kernel
def settle_my_choice(t: Any) -> None:
    """Ask which face counts."""
    ask(t, RESULT, t.player, t.at)


@kernel
def count_result(t: Any) -> Any:
    """Count the faces: two, or the only one of a double."""
    return 1 if t.black[0] == t.black[1] else 2


@kernel
def answer_result(t: Any, move: int) -> None:
    """Pay, or ask on; a result that cannot be carried out is void [RH2.4]."""
    face = t.black[move]
    if face < REWARDS:
        reward(t, t.player, CHIPS[face], CASH[face])
    elif face + 1 == MY_CHOICE_ACTIVATE:
        if count_target(t) > 0:
            ask(t, ACTIVATE, t.player, t.at)
    elif face + 1 == MY_CHOICE_DIE:
        offer_adjust(t)
    elif face + 1 == MY_CHOICE_GOLD and kinds(t, t.player) > 0:
        ask(t, GILD, t.player, NOBODY)


@kernel
def is_target(t: Any, casino: int) -> Any:
    """Tell whether a casino has another tile and is open [RH2.6]."""
    return t.tile[casino] > 0 and casino != t.at and not t.closed >> casino & 1


@kernel
def count_target(t: Any) -> Any:
    """Count the tiles that can be activated."""
    count = 0
    for casino in range(CASINOS):
        count += 1 if is_target(t, casino) else 0
    return count


@kernel
def nth_target(t: Any, number: int) -> Any:
    """Find the casino of the tile of this number."""
    for casino in range(CASINOS):
        if is_target(t, casino):
            if number == 0:
                return casino
            number -= 1
    return NOBODY


@kernel
def answer_gild(t: Any, move: int) -> None:
    """Put a die on the golden space; one already there goes home [RH2.8]."""
    big, old = big_kind(t, t.player, move), t.gold
    to_hand(t, t.player, big - 1, -big)
    if old > 0:
        to_hand(t, (old - 1) // 2, old % 2, 1 - old % 2)
    t.gold = 1 + 2 * t.player + big


@kernel
def pay_my_choice(t: Any) -> None:
    """Pay the golden die [RH2.9]."""
    if t.gold > 0:
        pay_cash(t, (t.gold - 1) // 2, GOLD)
