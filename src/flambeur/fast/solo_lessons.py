"""Solo games of the network, and what it can learn from them."""

from typing import Any, NamedTuple

from flambeur.fast.chances import shares
from flambeur.fast.dice import below, roll
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import kernel
from flambeur.fast.playout import random_move
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    end_round,
    hand_out,
    pass_on,
    place,
    roll_hand,
    scatter,
    worth,
)
from flambeur.fast.solo import CASINO, SCALE, WHOLE, think
from flambeur.fast.solo_rolls import solo_move
from flambeur.fast.table import CASINOS, NOBODY

MOST_NOTES = 160
"""More than four rounds have turns and deals."""
ASTRAY = 4
"""One game out of so many begins with turns that are not the network's own."""
LONGEST = 30
"""So many turns at most."""


class SoloMemory(NamedTuple):
    """Where a kernel writes lessons; `thought` and `kept` are for the game being played."""

    seen: Any
    target: Any
    """The win and the money that came of it."""
    thought: Any
    kept: Any
    notes: Any
    """How many of them there are."""


@kernel
def learn_solo(
    t: Any, net: Any, work: Any, c: Any, memory: Any, keep: int, back: float, rows: int
) -> Any:
    """Play a game and write what was seen, and what came of it, from row `rows` on.

    One position out of `keep` is written. The targets are those of TD(lambda), `back` being lambda.
    Returns the number of rows written in all.
    """
    begin_game(t)
    memory.notes[0] = 0
    astray = below(t, LONGEST) if below(t, ASTRAY) == 0 else 0
    while t.round < t.rounds:
        first = rows
        t.player = NOBODY
        hand_out(t)
        rows = note(t, net, work, memory, keep, rows)
        begin_round(t)
        rows = open_round(t, net, work, memory, keep, rows)
        while t.player != NOBODY:
            roll_hand(t)
            if astray > 0:
                astray -= 1
                place(t, greedy_move(t) if below(t, ASTRAY) > 0 else random_move(t))
                rows, memory.notes[0] = first, 0  # what came before is not the network's doing
            else:
                place(t, solo_move(t, net, work, c))
            pass_on(t)
            if t.player != NOBODY:
                rows = note(t, net, work, memory, keep, rows)
        before = worth(t, 0)
        end_round(t)
        for row in range(first, rows):
            memory.target[row][1] = (worth(t, 0) - before) / SCALE
    shares(t, work.worth)
    trace_back(memory, work.worth[0], back)
    return rows


@kernel
def open_round(t: Any, net: Any, work: Any, memory: Any, keep: int, rows: int) -> Any:
    """Roll and place what rivals place before the first turn, and look each time."""
    player, t.player = t.player, NOBODY
    rows = note(t, net, work, memory, keep, rows)
    for rival in range(1, 1 + t.preplaced):
        roll(t, t.hand[rival], t.roll)
        scatter(t, rival)
        t.hand[rival] = 0
        if rival == t.preplaced:
            t.player = player
        rows = note(t, net, work, memory, keep, rows)
    return rows


@kernel
def note(t: Any, net: Any, work: Any, memory: Any, keep: int, rows: int) -> Any:
    """Write down what the network expects, and now and then what it sees."""
    think(t, net, work)
    number = memory.notes[0]
    memory.notes[0] += 1
    memory.thought[number] = work.worth[0]
    memory.kept[number] = NOBODY
    if below(t, keep) > 0:
        return rows
    memory.kept[number] = rows
    for casino in range(CASINOS):
        for feature in range(CASINO):
            memory.seen[rows][casino * CASINO + feature] = work.seen[casino][feature]
    for feature in range(WHOLE):
        memory.seen[rows][CASINOS * CASINO + feature] = work.whole[feature]
    return rows + 1


@kernel
def trace_back(memory: Any, won: float, back: float) -> None:
    """Set the targets of a game, from its end backwards."""
    target = won
    for number in range(memory.notes[0] - 1, -1, -1):
        if memory.kept[number] != NOBODY:
            memory.target[memory.kept[number]][0] = target
        target = back * target + (1.0 - back) * memory.thought[number]
