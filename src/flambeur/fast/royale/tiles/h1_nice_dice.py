"""H1 Nice Dice: park a die of this roll on the space of its face, for a reward in the payout."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward
from flambeur.fast.royale.codes import PARK
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask, put, take, to_hand
from flambeur.fast.table import CASINOS, NOBODY
from flambeur.games.vegas.royale.values import NICE_DICE

CHIPS, CASH = chips_of(NICE_DICE.values()), cash_of(NICE_DICE.values())


@kernel
def activate_nice_dice(t: Any) -> None:
    """Ask, if there is a die to park."""
    if count_park(t) > 1:
        ask(t, PARK, t.player, NOBODY)


@kernel
def may_park(t: Any, face: int, big: int) -> Any:
    """Tell whether a die may be parked; nothing is pushed into a closed casino [RH1.5]."""
    rolled = t.roll_big == face if big else t.roll[face] > 0
    return rolled and not (t.parked[face] > 0 and t.closed >> face & 1)


@kernel
def count_park(t: Any) -> Any:
    """Count each face and kind of the roll, and to leave it."""
    count = 1
    for face in range(CASINOS):
        for big in range(2):
            count += 1 if may_park(t, face, big) else 0
    return count


@kernel
def answer_park(t: Any, move: int) -> None:
    """Park a die, or leave it."""
    for face in range(CASINOS):
        for big in range(2):
            if may_park(t, face, big):
                if move == 0:
                    park(t, face, big)
                    return
                move -= 1


@kernel
def park(t: Any, face: int, big: int) -> None:
    """Park a die of the roll; one already there goes to the casino of that face [RH1.3]."""
    if t.placed == face:
        take(t, face, t.player, 1 - big, big)
    else:
        to_hand(t, t.player, big - 1, -big)
    pushed = t.parked[face]
    t.parked[face] = 1 + 2 * t.player + big
    if pushed > 0:
        old = (pushed - 1) % 2
        put(t, face, (pushed - 1) // 2, 1 - old, old)


@kernel
def pay_nice_dice(t: Any) -> None:
    """Pay every parked die once, a big one like a small one."""
    for face in range(CASINOS):
        if t.parked[face] > 0:
            reward(t, (t.parked[face] - 1) // 2, CHIPS[face], CASH[face])
