"""What the solo game comes to: a small network that tells the chance to win and the money.

It sees each casino by itself, adds up what it thinks of all six, and looks at that together with
the money so far and the dice in hand. Where no dice are left in the last round, it is not asked.
"""

from math import exp
from typing import Any, NamedTuple

from flambeur.fast.chances import doubt, shares
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.payout import margin, pay_of, pay_out
from flambeur.fast.playout import copy
from flambeur.fast.rules import hand_out, worth
from flambeur.fast.table import CASINOS, COLOURS, MOST_BILLS, NOBODY, blank

HIDDEN = 32
CASINO = 27
"""Features of one casino."""
WHOLE = 10
"""Features of the whole table."""
BIASES = CASINO
SECOND = BIASES + 1
WIDE = SECOND + HIDDEN
SECOND_BIASES = WIDE + WHOLE
LAST = SECOND_BIASES + 1
"""Two rows, for the chance to win and for money; then their own biases."""
ROWS = LAST + 3
SCALE = 100.0
"""The network's unit of money, in thousands."""
MOST = 30.0
"""Beyond this a chance is as good as sure."""


class Solo(NamedTuple):
    """Room for what the network thinks about; `worth` is what it says: a chance, and money."""

    seen: Any
    whole: Any
    inner: Any
    total: Any
    second: Any
    worth: Any
    table: Any


def solo_room() -> Solo:
    """Make room."""
    seen = numbers([[0.0] * CASINO for _ in range(CASINOS)])
    sizes = (WHOLE, HIDDEN, HIDDEN, HIDDEN, 2)
    whole, inner, total, second, said = (numbers([0.0] * size) for size in sizes)
    return Solo(seen, whole, inner, total, second, said, blank())


@kernel
def look_at_casino(t: Any, casino: int, out: Any) -> None:
    """Write the features of a casino; all are about 0 to 1."""
    own = t.dice[casino][0]
    for place in range(MOST_BILLS):
        out[place] = t.bills[casino][place] / SCALE
    out[5] = own / 8.0
    out[6] = pay_of(t, casino, 0) / SCALE
    out[7] = margin(t, casino, 0, 1) / SCALE
    out[8] = t.hand[0] / 8.0
    ties, above, done = 0, 0, 0
    for number in range(COLOURS - 1):
        rival = _next_rival(t, casino, done)
        done |= 1 << rival
        dice, hand, start = t.dice[casino][rival], t.hand[rival], 11 + 4 * number
        ties += 1 if dice == own and dice > 0 else 0
        above += 1 if dice > own else 0
        out[start] = dice / 8.0
        out[start + 1] = (dice - own) / 4.0 if dice + hand > 0 else -1.0
        out[start + 2] = hand / 8.0
        out[start + 3] = pay_of(t, casino, rival) / SCALE if dice > 0 else 0.0
    out[9] = ties / 2.0
    out[10] = above / 3.0


@kernel
def _next_rival(t: Any, casino: int, done: int) -> Any:
    """Find the rival with the most dice here, then in hand, among those not looked at yet."""
    best, most = NOBODY, -1
    for rival in range(1, COLOURS):
        dice = 16 * t.dice[casino][rival] + t.hand[rival]
        if not done >> rival & 1 and dice > most:
            best, most = rival, dice
    return best


@kernel
def look_at_table(t: Any, out: Any) -> None:
    """Write the features of the whole table."""
    lead, hands, colours = worth(t, 0), 0, 0
    for rival in range(1, COLOURS):
        lead -= worth(t, rival)
        hands += t.hand[rival]
    for colour in range(COLOURS):
        colours += 1 if t.hand[colour] > 0 else 0
    now = lead
    for casino in range(CASINOS):
        now += margin(t, casino, 0, 1)
    out[0] = lead / SCALE
    out[1] = now / SCALE
    out[2] = max(-3.0, min(3.0, now / doubt(t)))
    out[3] = (t.rounds - t.round) / 3.0
    out[4] = t.hand[0] / 8.0
    out[5] = hands / 32.0
    out[6] = colours / 5.0
    out[7] = t.solo_dice / 8.0
    out[8] = t.preplaced - 1.0
    out[9] = 1.0 if t.player == NOBODY else 0.0  # rivals are still to be placed


@kernel
def think(t: Any, net: Any, work: Any) -> None:
    """Let the network look at a table and speak."""
    look_at_table(t, work.whole)
    for unit in range(HIDDEN):
        work.total[unit] = 0.0
        work.second[unit] = net[SECOND_BIASES][unit]
    for casino in range(CASINOS):
        look_at_casino(t, casino, work.seen[casino])
        _embed(work.seen[casino], net, work)
    for unit in range(HIDDEN):
        _add(work.total[unit], net[SECOND + unit], work.second)
    for feature in range(WHOLE):
        _add(work.whole[feature], net[WIDE + feature], work.second)
    for head in range(2):
        said = net[LAST + 2][head]
        for unit in range(HIDDEN):
            said += max(0.0, work.second[unit]) * net[LAST + head][unit]
        work.worth[head] = said
    work.worth[0] = 1.0 / (1.0 + exp(-max(-MOST, min(MOST, work.worth[0]))))
    work.worth[1] = worth(t, 0) + SCALE * work.worth[1]


@kernel
def _embed(seen: Any, net: Any, work: Any) -> None:
    """Add what a casino looks like to the total."""
    for unit in range(HIDDEN):
        work.inner[unit] = net[BIASES][unit]
    for feature in range(CASINO):
        _add(seen[feature], net[feature], work.inner)
    for unit in range(HIDDEN):
        work.total[unit] += max(0.0, work.inner[unit])


@kernel
def _add(value: float, row: Any, to: Any) -> None:
    if value != 0.0:
        for unit in range(HIDDEN):
            to[unit] += value * row[unit]


@kernel
def dice_left(t: Any) -> Any:
    """Count the dice in all hands."""
    dice = 0
    for colour in range(COLOURS):
        dice += t.hand[colour]
    return dice


@kernel
def value(t: Any, net: Any, work: Any) -> None:
    """Tell what a table is worth between two turns; after the last payout it is known."""
    if dice_left(t) > 0:
        think(t, net, work)
        return
    copy(t, work.table)
    work.table.solo_dice, work.table.preplaced = t.solo_dice, t.preplaced
    pay_out(work.table)
    if t.round < t.rounds:
        hand_out(work.table)
        work.table.player = NOBODY
        think(work.table, net, work)
    else:
        shares(work.table, work.worth)
    work.worth[1] = worth(work.table, 0)
