"""The rules of Vegas for kernels: classic with neutral dice, the solo game, and Royale's base.

Checked roll for roll and move for move against `games/vegas`.
"""

from typing import Any

from flambeur.fast.dice import below, roll, shuffle
from flambeur.fast.jit import kernel
from flambeur.fast.payout import pay_out
from flambeur.fast.table import CASINOS, MOST_BILLS, NOBODY, PASS, PILE, ROYALE, SOLO

FUNDED = 50
CHIPS_A_ROUND = 2
CHIP = 10


@kernel
def draw_bill(t: Any) -> Any:
    """Take the top bill off the pile."""
    bill = t.pile[t.pile_top]
    t.pile_top = (t.pile_top + 1) % PILE
    t.pile_size -= 1
    return bill


@kernel
def lay_bill(t: Any, casino: int, bill: int) -> None:
    """Lay a bill on a casino, the dearest first."""
    place = MOST_BILLS - 1
    while place > 0 and t.bills[casino][place - 1] < bill:
        t.bills[casino][place] = t.bills[casino][place - 1]
        place -= 1
    t.bills[casino][place] = bill


@kernel
def deal_classic(t: Any) -> None:
    """Fund each casino with 50,000 at least [V3.2]."""
    for casino in range(CASINOS):
        total = 0
        while total < FUNDED and t.pile_size > 0:
            bill = draw_bill(t)
            lay_bill(t, casino, bill)
            total += bill


@kernel
def deal_royale(t: Any) -> None:
    """Deal six pairs and sort them to the casinos, the richest to 6 [R3.2 to R3.4]."""
    for dealt in range(CASINOS):
        one = draw_bill(t)
        two = draw_bill(t)
        high, low = max(one, two), min(one, two)
        casino = dealt
        while casino > 0 and _richer(t, casino - 1, high, low):
            t.bills[casino][0] = t.bills[casino - 1][0]
            t.bills[casino][1] = t.bills[casino - 1][1]
            casino -= 1
        t.bills[casino][0] = high
        t.bills[casino][1] = low


@kernel
def _richer(t: Any, casino: int, high: int, low: int) -> Any:
    total = t.bills[casino][0] + t.bills[casino][1]
    return total > high + low or (total == high + low and t.bills[casino][0] > high)


@kernel
def hand_out(t: Any) -> None:
    """Give all dice back."""
    for colour in range(t.colours):
        t.hand[colour] = t.own_dice
        t.big[colour] = t.own_big
        t.neutral[colour] = t.own_neutral
    if t.kind == SOLO:
        t.hand[0] = t.solo_dice


@kernel
def begin_round(t: Any) -> None:
    """Move the marker on, hand out chips, deal; the opening roll and the turns follow."""
    t.round += 1
    t.leader = t.next_leader
    hand_out(t)
    if t.kind == ROYALE:
        for seat in range(t.seats):
            t.chips[seat] += CHIPS_A_ROUND
        deal_royale(t)
    else:
        t.next_leader = (t.leader + 1) % t.seats
        deal_classic(t)
    t.player = t.leader


@kernel
def opening(t: Any) -> None:
    """Roll and place what lies ready before the first turn: loose neutral dice, or rivals."""
    if t.loose > 0:
        roll(t, t.loose, t.roll)
        scatter(t, t.colours)
    if t.loose_big > 0:
        t.dice[below(t, CASINOS)][t.colours] += 2
    for colour in range(1, 1 + t.preplaced):
        roll(t, t.hand[colour], t.roll)
        scatter(t, colour)
        t.hand[colour] = 0


@kernel
def scatter(t: Any, colour: int) -> None:
    """Put every rolled die on the casino of its face."""
    for face in range(CASINOS):
        t.dice[face][colour] += t.roll[face]


@kernel
def roll_hand(t: Any) -> None:
    """Roll for the player on turn."""
    if t.kind == SOLO:
        for colour in range(t.colours):
            t.shown[colour] = below(t, CASINOS) if t.hand[colour] > 0 else NOBODY
        return
    player = t.player
    roll(t, t.hand[player], t.roll)
    if t.own_neutral > 0:
        roll(t, t.neutral[player], t.roll_neutral)
    t.roll_big = below(t, CASINOS) if t.big[player] > 0 else NOBODY


@kernel
def legal_moves(t: Any) -> Any:
    """List what the player on turn may do as bits: a face from 0 to 5, or to pass."""
    moves = 0
    if t.kind == SOLO:
        for colour in range(t.colours):
            if t.shown[colour] != NOBODY:
                moves |= 1 << t.shown[colour]
        return moves
    for face in range(CASINOS):
        if t.roll[face] + t.roll_neutral[face] > 0:
            moves |= 1 << face
    if t.roll_big != NOBODY:
        moves |= 1 << t.roll_big
    if t.kind == ROYALE and t.chips[t.player] > 0:
        moves |= 1 << PASS
    return moves


@kernel
def is_legal(t: Any, move: int) -> Any:
    """Tell whether the player on turn may make a move."""
    return legal_moves(t) >> move & 1 == 1


@kernel
def place(t: Any, move: int) -> None:
    """Carry a move out, without passing the turn on."""
    player = t.player
    if t.kind == SOLO:
        for colour in range(t.colours):
            if t.shown[colour] == move:
                t.hand[colour] -= 1
                t.dice[move][colour] += 1
        return
    if move == PASS:
        t.chips[player] -= 1
        return
    put(t, move, t.roll[move], t.roll_neutral[move], 1 if t.roll_big == move else 0)


@kernel
def put(t: Any, face: int, own: int, neutral: int, big: int) -> None:
    """Put dice of the player on turn on a casino."""
    player = t.player
    t.hand[player] -= own
    t.neutral[player] -= neutral
    t.big[player] -= big
    t.dice[face][player] += own + 2 * big
    t.dice[face][t.colours] += neutral


@kernel
def pass_on(t: Any) -> None:
    """Find the next player clockwise who has dice; nobody when the turns are over [V4.5]."""
    if t.kind == SOLO:
        t.player = NOBODY
        for colour in range(t.colours):
            if t.hand[colour] > 0:
                t.player = 0
        return
    seat = t.player
    t.player = NOBODY
    for _ in range(t.seats):
        seat = seat + 1 if seat + 1 < t.seats else 0
        if t.hand[seat] + t.neutral[seat] + t.big[seat] > 0:
            t.player = seat
            return


@kernel
def clear(t: Any, cards: Any) -> None:
    """Lay the table anew for the same players, with all these cards in the pile."""
    t.round, t.pile_top, t.pile_size, t.roll_big = 0, 0, len(cards), NOBODY
    for place_ in range(len(cards)):
        t.pile[place_] = cards[place_]
    for casino in range(CASINOS):
        t.roll_neutral[casino] = 0
    for colour in range(t.colours):
        t.money[colour], t.notes[colour], t.chips[colour] = 0, 0, 0


@kernel
def begin_game(t: Any) -> None:
    """Shuffle and draw the leader."""
    shuffle(t)
    t.next_leader = below(t, t.seats)


@kernel
def end_round(t: Any) -> None:
    """Pay all casinos."""
    pay_out(t)
    t.player = NOBODY


@kernel
def worth(t: Any, colour: int) -> Any:
    """What a colour has in the end [V10.2, R8.1]."""
    return t.money[colour] + CHIP * t.chips[colour]


@kernel
def things(t: Any, colour: int) -> Any:
    """How many things that is; it decides between equals [V10.3, R8.2]."""
    return t.notes[colour] + t.chips[colour]
