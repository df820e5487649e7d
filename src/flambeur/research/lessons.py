"""What the network learns from: positions of games against itself, with what came of them."""

from typing import Any, NamedTuple

import numpy as np

from flambeur.fast.dice import seed
from flambeur.fast.features import FEATURES
from flambeur.fast.lay import cards_of, lay
from flambeur.fast.netplay import room
from flambeur.fast.rules import clear
from flambeur.fast.selfplay import MOST_TURNS, learn_game
from flambeur.fast.table import CASINOS, COLOURS, blank
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.editions import CLASSIC_2012, CLASSIC_2018, ROYALE_BASE

ROWS_A_GAME = 120 * COLOURS * CASINOS
"""More than any game can write when one turn out of four is kept."""
KEEP = 4

Way = tuple[Edition, int, bool]
"""An edition, a number of seats, and whether neutral dice are in play."""
WAYS: dict[str, tuple[Way, ...]] = {
    "vegas": tuple(
        (edition, seats, neutral)
        for edition in (CLASSIC_2012, CLASSIC_2018)
        for seats in (2, 3, 4, 5)
        for neutral in (False, True)
        if not (neutral and seats == COLOURS)
    ),
    "royale": tuple((ROYALE_BASE, seats, False) for seats in (2, 3, 4, 5)),
}


class Lessons(NamedTuple):
    """Rows of features, and the target of each."""

    seen: Any
    target: Any


class Memory(NamedTuple):
    """Where a kernel writes lessons; `thought` and `kept` are for the round being played."""

    seen: Any
    target: Any
    thought: Any
    kept: Any


def play_lessons(name: str, net: Any, games: int, start: int, back: float) -> Lessons:
    """Play so many games of each way to play; `start` seeds the dice, `back` is lambda."""
    ways, rows = WAYS[name], 0
    room_for = len(ways) * games * ROWS_A_GAME
    memory = Memory(
        np.zeros((room_for, FEATURES), np.float32),
        np.zeros(room_for, np.float32),
        np.zeros((MOST_TURNS, COLOURS, CASINOS)),
        np.zeros(MOST_TURNS, np.int64),
    )
    work = room()
    for number, (edition, seats, neutral) in enumerate(ways):
        t = blank()
        lay(t, edition, seats, neutral=neutral)
        seed(t, start * len(ways) + number)
        cards = cards_of(edition)
        for _ in range(games):
            clear(t, cards)
            rows = learn_game(t, net, work, memory, KEEP, back, rows)
    return Lessons(memory.seen[:rows].copy(), memory.target[:rows].copy())
