"""A turn: roll, or use a token instead; place, or pass [R4]."""

from typing import Any

from flambeur.fast import rules
from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import END_TURN, PAY, PLACE, PRIME_TIME, ROLL, USE
from flambeur.fast.royale.hooks import where
from flambeur.fast.royale.tiles.b1_prime_time import begin_prime
from flambeur.fast.royale.verbs import big_kind, kinds, nth_open, open_casinos, put, to_hand
from flambeur.fast.table import CASINOS, NOBODY, PASS


@kernel
def end_turn(t: Any) -> None:
    """Pass the turn on; when nobody has dice, the payout begins."""
    rules.pass_on(t)
    if t.player != NOBODY:
        begin_turn(t)
        return
    t.what = PAY
    casino = where(t, PRIME_TIME)
    if casino != NOBODY:
        begin_prime(t, casino)


@kernel
def begin_turn(t: Any) -> None:
    """Roll at once unless the player holds the token of Power Play [RD2.3]."""
    t.asked = t.player
    t.what = USE if t.power >> t.player & 1 else ROLL


@kernel
def settle_roll(t: Any) -> None:
    """Ask where to place, unless every face is closed: then it is a free pass [RE1.6]."""
    t.what = END_TURN
    for face in range(CASINOS):
        if not t.closed >> face & 1 and (t.roll[face] > 0 or t.roll_big == face):
            t.what = PLACE


@kernel
def count_use(t: Any) -> Any:
    """Count the roll, and every open casino for each kind of die in hand."""
    return 1 + kinds(t, t.player) * open_casinos(t)


@kernel
def answer_use(t: Any, move: int) -> Any:
    """Roll, or place one die as if it had been rolled alone [RD2.3]; tell where it went."""
    if move == 0:
        t.what = ROLL
        return NOBODY
    big = big_kind(t, t.player, (move - 1) // open_casinos(t))
    face = nth_open(t, (move - 1) % open_casinos(t))
    for other in range(CASINOS):
        t.roll[other] = 0
    t.roll[face], t.roll_big = 1 - big, face if big else NOBODY
    return place(t, face)


@kernel
def placements(t: Any) -> Any:
    """List what the player may do after the roll, as bits: a face from 0 to 5, or to pass."""
    return rules.legal_moves(t) & ~t.closed


@kernel
def answer_place(t: Any, move: int) -> Any:
    """Place all dice of a face and tell where, or pay a chip and keep them all [R4.3, R4.5]."""
    if move == PASS:
        t.what = END_TURN
        t.chips[t.player] -= 1
        return NOBODY
    return place(t, move)


@kernel
def place(t: Any, face: int) -> Any:
    """Put dice of the roll on a casino, whose tile is to be activated then [R11.1]."""
    t.what, t.placed = END_TURN, face
    dice, big = t.roll[face], 1 if t.roll_big == face else 0
    to_hand(t, t.player, -dice, -big)
    put(t, face, t.player, dice, big)
    return face
