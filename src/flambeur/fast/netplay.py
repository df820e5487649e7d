"""Play by the network: the move after which the chance to win is best."""

from typing import Any, NamedTuple

from flambeur.fast.chances import chances, doubt
from flambeur.fast.features import FEATURES, look
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.network import HIDDEN, SCALE, expect, forward
from flambeur.fast.payout import pay_of
from flambeur.fast.rules import is_legal, pass_on, put, worth
from flambeur.fast.table import CASINOS, COLOURS, MOVES, NOBODY, PASS


class Work(NamedTuple):
    """Room for what the network thinks about."""

    seen: Any
    inner: Any
    coming: Any
    chance: Any
    worths: Any
    """By move: the chance to win of the player on turn."""
    more: Any
    """By seat: what comes besides, in thousands."""
    money: Any
    """By seat: what it is expected to have after the payout, in thousands."""


def room() -> Work:
    """Make room."""
    sizes = (FEATURES, HIDDEN, COLOURS, COLOURS, MOVES, COLOURS, COLOURS)
    return Work(*(numbers([0.0] * size) for size in sizes))


@kernel
def weigh(t: Any, net: Any, work: Any) -> None:
    """Tell the chances to win of every seat between two turns."""
    expect(t, net, work.seen, work.inner, work.coming)
    chances(t, work.coming, doubt(t), work.chance)


@kernel
def weigh_money(t: Any, net: Any, work: Any, closed: int) -> None:
    """Tell chances and money of every seat, with what comes besides.

    Casinos that are closed, given as bits, pay as they stand.
    """
    expect(t, net, work.seen, work.inner, work.coming)
    for casino in range(CASINOS):
        if closed >> casino & 1:
            for seat in range(t.seats):
                look(t, casino, seat, work.seen)
                expected = SCALE * forward(work.seen, net, work.inner)
                work.coming[seat] += pay_of(t, casino, seat) - expected
    for seat in range(t.seats):
        work.coming[seat] += work.more[seat]
        work.money[seat] = worth(t, seat) + work.coming[seat]
    chances(t, work.coming, doubt(t), work.chance)


@kernel
def weigh_moves(t: Any, net: Any, work: Any) -> None:
    """Tell what each legal move is worth to the player on turn; the others are worth -1."""
    player = t.player
    for move in range(MOVES):
        work.worths[move] = -1.0
        if is_legal(t, move):
            try_move(t, move, player, 1)
            weigh(t, net, work)
            work.worths[move] = work.chance[player]
            try_move(t, move, player, -1)


@kernel
def try_move(t: Any, move: int, player: int, way: int) -> None:
    """Make a move and pass the turn on, or with `way` -1 take both back."""
    t.player = player
    if move == PASS:
        t.chips[player] -= way
    else:
        big = way if t.roll_big == move else 0
        put(t, move, way * t.roll[move], way * t.roll_neutral[move], big)
    if way > 0:
        pass_on(t)


@kernel
def best_of(worths: Any) -> Any:
    """Find the best move; the lowest among equals."""
    best = NOBODY
    for move in range(MOVES):
        if worths[move] >= 0.0 and (best == NOBODY or worths[move] > worths[best]):
            best = move
    return best


@kernel
def net_move(t: Any, net: Any, work: Any) -> Any:
    """Choose by the network."""
    weigh_moves(t, net, work)
    return best_of(work.worths)
