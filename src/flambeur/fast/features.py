"""What the network sees of one casino, from the place of one player."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.payout import pay_of
from flambeur.fast.table import MOST_BILLS, NOBODY

RIVALS = 4
"""How many rivals at a casino are looked at one by one, those with the most dice first."""
FEATURES = 34


@kernel
def look(t: Any, casino: int, seat: int, out: Any) -> None:
    """Write the features of a casino between two turns; all are about 0 to 1."""
    for place in range(MOST_BILLS):
        out[place] = t.bills[casino][place] / 100.0
    own = t.dice[casino][seat]
    out[5] = own / 8.0
    out[6] = pay_of(t, casino, seat) / 100.0
    out[7] = t.hand[seat] / 8.0
    out[8] = t.big[seat]
    out[9] = t.neutral[seat] / 4.0
    out[10] = t.chips[seat] / 4.0
    out[11] = _wait(t, seat)
    out[12] = (t.seats - 2) / 3.0
    out[13] = _dice_of_others(t, seat) / 32.0
    out[14] = _neutral_of_others(t, seat) / 8.0
    ties, above, lowest = 0, 0, 0
    for colour in range(t.colours + 1):
        count = t.dice[casino][colour]
        if colour != seat and count > 0:
            ties += 1 if count == own else 0
            above += 1 if count > own else 0
            lowest += 1 if count < own else 0
    out[15] = ties / 2.0
    out[16] = above / 3.0
    out[17] = lowest / 3.0
    _look_at_rivals(t, casino, seat, own, out)


@kernel
def _look_at_rivals(t: Any, casino: int, seat: int, own: int, out: Any) -> None:
    done = 0
    for number in range(RIVALS):
        rival, most = NOBODY, 0
        for step in range(1, t.colours + 1):
            # The neutral colour stands where the player's own would come again.
            colour = t.colours if step == t.colours else (seat + step) % t.colours
            if not done >> colour & 1 and t.dice[casino][colour] > most:
                rival, most = colour, t.dice[casino][colour]
        start = 18 + 4 * number
        if rival == NOBODY:
            for place in range(start, start + 4):
                out[place] = 0.0
            continue
        done |= 1 << rival
        plays = rival < t.colours
        out[start] = most / 8.0
        out[start + 1] = (most - own) / 4.0
        out[start + 2] = (t.hand[rival] + 2 * t.big[rival]) / 8.0 if plays else 0.0
        out[start + 3] = pay_of(t, casino, rival) / 100.0 if plays else -0.5


@kernel
def _wait(t: Any, seat: int) -> Any:
    if t.player == NOBODY:
        return 1.0
    return ((seat - t.player) % t.seats) / 5.0


@kernel
def _dice_of_others(t: Any, seat: int) -> Any:
    total = 0
    for colour in range(t.colours):
        if colour != seat:
            total += t.hand[colour] + 2 * t.big[colour]
    return total


@kernel
def _neutral_of_others(t: Any, seat: int) -> Any:
    total = 0
    for colour in range(t.colours):
        if colour != seat:
            total += t.neutral[colour]
    return total
