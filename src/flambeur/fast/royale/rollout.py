"""Rollouts with tiles: try a move, let everybody play greedily to the payout, see who is ahead."""

from typing import Any

from flambeur.fast.chances import at_round_end
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel
from flambeur.fast.rollout import MOST_MOVES, SEEDS, compare, note, part, several
from flambeur.fast.royale.advance import advance
from flambeur.fast.royale.asks import answer, asked
from flambeur.fast.royale.codes import ROUND_OVER
from flambeur.fast.royale.greedy import greedy_answer
from flambeur.fast.royale.playout import copy_royale
from flambeur.fast.rules import worth


@kernel
def finish_royale(t: Any, spare: Any) -> None:
    """Let everybody play greedily until the round is paid out."""
    advance(t)
    while t.what != ROUND_OVER:
        answer(t, greedy_answer(t, spare))
        advance(t)


@kernel
def roll_out_royale(tables: Any, sums: Any, moves: int, number: int) -> None:
    """Play each of these moves, given as bits, so many times; all with the same seeds."""
    for turn in range(number):
        t = tables[turn % len(tables)]
        first, second = below(t, SEEDS), below(t, SEEDS)
        for move in range(MOST_MOVES):
            if moves >> move & 1:
                copy_royale(t, sums.table)
                sums.table.seed_a, sums.table.seed_b = first | 1, second
                answer(sums.table, move)
                finish_royale(sums.table, sums.spare)
                note(sums, move, asked(t))
                compare(sums, moves, move)


@kernel
def sift_royale(tables: Any, sums: Any, moves: int, effort: Any) -> Any:
    """Roll moves out until one is left, or often enough; tell which are left."""
    played, batch = 0, effort.first
    while several(moves) and played < effort.most:
        batch = min(batch, effort.most - played)
        roll_out_royale(tables, sums, moves, batch)
        played += batch
        batch = max(1, played // 2)
        moves = part(sums, moves, played, effort)
    return moves


@kernel
def play_on(t: Any, sums: Any, number: int, wins: Any, money: Any) -> None:
    """Play a round to its end so many times; add up everybody's chances to win and money."""
    for _ in range(number):
        first, second = below(t, SEEDS), below(t, SEEDS)
        copy_royale(t, sums.table)
        sums.table.seed_a, sums.table.seed_b = first | 1, second
        finish_royale(sums.table, sums.spare)
        count(sums, wins, money)


@kernel
def count(sums: Any, wins: Any, money: Any) -> None:
    """Add what everybody has after a payout."""
    at_round_end(sums.table, sums.nothing, sums.chance)
    for seat in range(sums.table.seats):
        wins[seat] += sums.chance[seat]
        money[seat] += worth(sums.table, seat)
