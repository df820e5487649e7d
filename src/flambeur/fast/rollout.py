"""Rollouts: try a move, let everybody play greedily to the payout, and see who is ahead."""

from typing import Any, NamedTuple

from flambeur.fast.chances import at_round_end
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.playout import copy, finish_round
from flambeur.fast.rules import legal_moves, pass_on, place, worth
from flambeur.fast.table import COLOURS, MOVES, NOBODY, blank

SEEDS = 1 << 30


class Tally(NamedTuple):
    """What came of rollouts, by move."""

    table: Any
    """Where they are played."""
    count: Any
    win: Any
    """Sums of chances to win after the payout."""
    square: Any
    money: Any
    chance: Any
    nothing: Any


def tally() -> Tally:
    """Make room."""
    count, win, square, money = (numbers([0.0] * MOVES) for _ in range(4))
    chance, nothing = numbers([0.0] * COLOURS), numbers([0.0] * COLOURS)
    return Tally(blank(), count, win, square, money, chance, nothing)


@kernel
def forget(sums: Any) -> None:
    """Begin anew."""
    for move in range(MOVES):
        sums.count[move] = 0.0
        sums.win[move] = 0.0
        sums.square[move] = 0.0
        sums.money[move] = 0.0


@kernel
def roll_out(tables: Any, sums: Any, moves: int, number: int) -> None:
    """Play each of these moves, given as bits, so many times; all with the same seeds.

    The tables differ in what the player cannot see only, and take turns.
    """
    for turn in range(number):
        t = tables[turn % len(tables)]
        first, second = below(t, SEEDS), below(t, SEEDS)
        for move in range(MOVES):
            if moves >> move & 1:
                one_rollout(t, sums, move, first, second)


@kernel
def one_rollout(t: Any, sums: Any, move: int, first: int, second: int) -> None:
    """Play a move out and add what came of it."""
    to, player = sums.table, t.player
    copy(t, to)
    to.seed_a, to.seed_b = first | 1, second
    place(to, move)
    pass_on(to)
    finish_round(to)
    at_round_end(to, sums.nothing, sums.chance)
    win = sums.chance[player]
    sums.count[move] += 1.0
    sums.win[move] += win
    sums.square[move] += win * win
    sums.money[move] += worth(to, player)


@kernel
def rollout_move(tables: Any, sums: Any, number: int) -> Any:
    """Choose by so many rollouts of every move."""
    forget(sums)
    moves = legal_moves(tables[0])
    if moves & (moves - 1) == 0:
        return only_move(moves)
    roll_out(tables, sums, moves, number)
    return best_mean(sums, moves)


@kernel
def only_move(moves: int) -> Any:
    """Find the one move there is."""
    for move in range(MOVES):
        if moves >> move & 1:
            return move
    return NOBODY


@kernel
def best_mean(sums: Any, moves: int) -> Any:
    """Find the move that led to a win most often."""
    best = NOBODY
    for move in range(MOVES):
        if moves >> move & 1 and (
            best == NOBODY or sums.win[move] * sums.count[best] > sums.win[best] * sums.count[move]
        ):
            best = move
    return best


@kernel
def halving_move(tables: Any, sums: Any, worths: Any, trust: float, number: int) -> Any:
    """Choose by rollouts that are spent on the better half again and again.

    `worths` is what the network thinks of the moves; it counts like `trust` rollouts.
    """
    forget(sums)
    moves = legal_moves(tables[0])
    left = 0
    for move in range(MOVES):
        if moves >> move & 1:
            left += 1
            sums.count[move] = trust
            sums.win[move] = trust * worths[move]
    while left > 1:
        roll_out(tables, sums, moves, number // left)
        for _ in range(left // 2):
            moves ^= 1 << worst_mean(sums, moves)
        left -= left // 2
    return only_move(moves)


@kernel
def worst_mean(sums: Any, moves: int) -> Any:
    """Find the move that led to a win least often."""
    worst = NOBODY
    for move in range(MOVES):
        if moves >> move & 1 and (
            worst == NOBODY
            or sums.win[move] * sums.count[worst] < sums.win[worst] * sums.count[move]
        ):
            worst = move
    return worst
