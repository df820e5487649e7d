"""Games of the network against itself, and what it can learn from them."""

from typing import Any

from flambeur.fast.dice import below
from flambeur.fast.features import FEATURES, look
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import kernel
from flambeur.fast.netplay import best_of, weigh_moves
from flambeur.fast.network import SCALE, forward
from flambeur.fast.payout import pay_of
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    end_round,
    opening,
    pass_on,
    place,
    roll_hand,
)
from flambeur.fast.table import CASINOS, MOVES, NOBODY

MOST_TURNS = 96
"""More than any round of five has."""
NOISE = 0.02
"""How much worse a move may be, in chance to win, and still be tried now and then."""
GREEDY = 4
"""One round out of so many is played greedily by somebody, so that such tables are known too."""


@kernel
def learn_game(t: Any, net: Any, work: Any, memory: Any, keep: int, back: float, rows: int) -> Any:
    """Play a game and write what was seen, and what came of it, from row `rows` on.

    One turn out of `keep` is written. The targets are those of TD(lambda), `back` being lambda.
    Returns the number of rows written in all.
    """
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        turns, start = 0, below(t, GREEDY * t.seats)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, greedy_move(t) if t.player == start else tried_move(t, net, work))
            pass_on(t)
            memory.kept[turns] = rows if below(t, keep) == 0 else NOBODY
            rows = note(t, net, work, memory, turns, rows)
            turns += 1
        trace_back(t, memory, turns, back)
        end_round(t)
    return rows


@kernel
def tried_move(t: Any, net: Any, work: Any) -> Any:
    """Choose by the network, with a little noise."""
    weigh_moves(t, net, work)
    for move in range(MOVES):
        if work.worths[move] >= 0.0:
            work.worths[move] += NOISE * below(t, 1000) / 1000.0
    return best_of(work.worths)


@kernel
def note(t: Any, net: Any, work: Any, memory: Any, turn: int, rows: int) -> Any:
    """Write down what the network expects at each casino for each seat, and what it sees there.

    What it sees is written only where a row is kept for the turn.
    """
    kept = memory.kept[turn] != NOBODY
    for seat in range(t.seats):
        for casino in range(CASINOS):
            look(t, casino, seat, work.seen)
            memory.thought[turn][seat][casino] = forward(work.seen, net, work.inner)
            if kept:
                for feature in range(FEATURES):
                    memory.seen[rows][feature] = work.seen[feature]
                rows += 1
    return rows


@kernel
def trace_back(t: Any, memory: Any, turns: int, back: float) -> None:
    """Set the targets of a round, from its payout backwards; all dice still lie."""
    for seat in range(t.seats):
        for casino in range(CASINOS):
            target = pay_of(t, casino, seat) / SCALE
            for turn in range(turns - 1, -1, -1):
                if memory.kept[turn] != NOBODY:
                    memory.target[memory.kept[turn] + seat * CASINOS + casino] = target
                target = back * target + (1.0 - back) * memory.thought[turn][seat][casino]
