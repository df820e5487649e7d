"""Rollouts: try a move, let everybody play greedily to the payout, and see who is ahead.

All moves get the same dice, so how far one is ahead of another is known much better than what each
is worth. Rollouts go to the moves that this difference does not part yet.
"""

from typing import Any, NamedTuple

from flambeur.fast.chances import at_round_end
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.playout import copy, finish_round
from flambeur.fast.rules import legal_moves, pass_on, place, worth
from flambeur.fast.table import COLOURS, MOVES, NOBODY, blank

SEEDS = 1 << 30
MOST_MOVES = 32
"""More than any decision has, with tiles too."""


class Tally(NamedTuple):
    """What came of rollouts, by move."""

    table: Any
    """Where they are played."""
    spare: Any
    """Where answers to tiles are tried."""
    count: Any
    win: Any
    """Sums of chances to win after the payout."""
    square: Any
    money: Any
    ahead: Any
    """By two moves, the lower first: sums of how far it was ahead after the same dice; else 0."""
    apart: Any
    """The same, squared."""
    came: Any
    """By move: the chance to win after the last rollout."""
    chance: Any
    nothing: Any


class Effort(NamedTuple):
    """How far moves are looked into."""

    first: int
    """Rollouts of each move before they are compared; then half as many again, and again."""
    most: int
    """Rollouts of each move at most."""
    sure: float
    """A move is left out that is behind the best by so many standard errors of the difference."""
    enough: float = 0.0
    """It is left out, too, if it is surely no more than this better."""


def tally() -> Tally:
    """Make room."""
    count, win, square, money, came = (numbers([0.0] * MOST_MOVES) for _ in range(5))
    ahead, apart = (numbers([[0.0] * MOST_MOVES for _ in range(MOST_MOVES)]) for _ in range(2))
    chance, nothing = numbers([0.0] * COLOURS), numbers([0.0] * COLOURS)
    sums = count, win, square, money, ahead, apart, came
    return Tally(blank(), blank(), *sums, chance, nothing)


@kernel
def forget(sums: Any) -> None:
    """Begin anew."""
    for move in range(MOST_MOVES):
        sums.count[move] = 0.0
        sums.win[move] = 0.0
        sums.square[move] = 0.0
        sums.money[move] = 0.0
        for other in range(MOST_MOVES):
            sums.ahead[move][other] = 0.0
            sums.apart[move][other] = 0.0


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
                compare(sums, moves, move)


@kernel
def one_rollout(t: Any, sums: Any, move: int, first: int, second: int) -> None:
    """Play a move out and add what came of it."""
    to, player = sums.table, t.player
    copy(t, to)
    to.seed_a, to.seed_b = first | 1, second
    place(to, move)
    pass_on(to)
    finish_round(to)
    note(sums, move, player)


@kernel
def note(sums: Any, move: int, player: int) -> None:
    """Add what came of a move to a player, once the round is paid out."""
    at_round_end(sums.table, sums.nothing, sums.chance)
    win = sums.chance[player]
    sums.came[move] = win
    sums.count[move] += 1.0
    sums.win[move] += win
    sums.square[move] += win * win
    sums.money[move] += worth(sums.table, player)


@kernel
def compare(sums: Any, moves: int, move: int) -> None:
    """Compare what came of a move with what came of those before it."""
    for other in range(move):
        if moves >> other & 1:
            ahead = sums.came[other] - sums.came[move]
            sums.ahead[other][move] += ahead
            sums.apart[other][move] += ahead * ahead


@kernel
def rollout_move(tables: Any, sums: Any, number: int) -> Any:
    """Choose by so many rollouts of every move."""
    forget(sums)
    moves = legal_moves(tables[0])
    if several(moves):
        roll_out(tables, sums, moves, number)
    return best_mean(sums, moves)


@kernel
def several(moves: int) -> Any:
    """Tell whether there is more than one move."""
    return moves & moves - 1 > 0


@kernel
def best_mean(sums: Any, moves: int) -> Any:
    """Find the move that led to a win most often."""
    best = NOBODY
    for move in range(MOST_MOVES):
        if moves >> move & 1 and (
            best == NOBODY or sums.win[move] * sums.count[best] > sums.win[best] * sums.count[move]
        ):
            best = move
    return best


@kernel
def closest_move(tables: Any, sums: Any, worths: Any, trust: float, effort: Any) -> Any:
    """Choose by rollouts of those moves that are still close.

    `worths` is what the network thinks of the moves; it counts like `trust` rollouts.
    """
    forget(sums)
    moves = legal_moves(tables[0])
    for move in range(MOVES):
        sums.count[move] = trust
        sums.win[move] = trust * worths[move]
    return best_mean(sums, sift(tables, sums, moves, effort))


@kernel
def sift(tables: Any, sums: Any, moves: int, effort: Any) -> Any:
    """Roll moves out until one is left, or often enough; tell which are left."""
    played, batch = 0, effort.first
    while several(moves) and played < effort.most:
        batch = min(batch, effort.most - played)
        roll_out(tables, sums, moves, batch)
        played += batch
        batch = max(1, played // 2)
        moves = part(sums, moves, played, effort)
    return moves


@kernel
def part(sums: Any, moves: int, played: int, effort: Any) -> Any:
    """Leave out the moves that are surely behind the best one, and those that were always equal."""
    best, left, sure = best_mean(sums, moves), moves, effort.sure * effort.sure
    for move in range(MOST_MOVES):
        if moves >> move & 1 and move != best:
            ahead = sums.ahead[best][move] - sums.ahead[move][best]
            apart = sums.apart[best][move] + sums.apart[move][best]
            reach = ahead / played + effort.enough
            if apart == 0.0 or (
                reach > 0.0 and reach * reach >= sure * error_of(ahead, apart, played)
            ):
                left ^= 1 << move
    return left


@kernel
def error_of(total: float, square: float, count: float) -> Any:
    """Tell the squared standard error of a mean from sums."""
    mean = total / count
    return max(0.0, square / count - mean * mean) / count
