"""What the network of the solo game learns from, and how it is fitted."""

from typing import Any

import numpy as np

from flambeur.fast.dice import seed
from flambeur.fast.lay import cards_of, lay
from flambeur.fast.rules import clear
from flambeur.fast.solo import (
    BIASES,
    CASINO,
    HIDDEN,
    LAST,
    ROWS,
    SECOND,
    SECOND_BIASES,
    WHOLE,
    WIDE,
    solo_room,
)
from flambeur.fast.solo_lessons import MOST_NOTES, SoloMemory, learn_solo
from flambeur.fast.solo_rolls import cells
from flambeur.fast.table import CASINOS, blank
from flambeur.games.vegas.editions import CLASSIC_2012, CLASSIC_2018
from flambeur.research.learn import Learner
from flambeur.research.lessons import Lessons

EDITIONS = (CLASSIC_2012, CLASSIC_2018)
KEEP = 2
"""One position out of so many is learned from."""
SEEN = CASINOS * CASINO + WHOLE
MONEY = 0.2
"""How much money counts beside the win."""
SERIES = 50
"""So many games in a row are of one kind."""
USUAL = ((8, 1), (8, 2), (7, 1), (1, 1))
"""Own dice and rivals placed at the start, by level."""
HANDS = (*USUAL * 3, (8, 1), (8, 2), *((own, placed) for own in range(1, 8) for placed in (1, 2)))
ROUNDS = (1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4)


def newborn(number: int) -> Any:
    """Make a network that knows nothing."""
    draw, net = np.random.default_rng(number), np.zeros((ROWS, HIDDEN))
    net[:CASINO] = draw.normal(0, 0.35, (CASINO, HIDDEN))
    net[SECOND:WIDE] = draw.normal(0, 0.05, (HIDDEN, HIDDEN))
    net[WIDE:SECOND_BIASES] = draw.normal(0, 0.3, (WHOLE, HIDDEN))
    net[LAST : LAST + 2] = draw.normal(0, 0.05, (2, HIDDEN))
    return net


def play_solo(net: Any, games: int, number: int, back: float) -> Lessons:
    """Play so many games of all kinds; `number` seeds the dice, `back` is lambda."""
    draw, rows = np.random.default_rng(number), 0
    room_for = games * MOST_NOTES // KEEP
    memory = SoloMemory(
        np.zeros((room_for, SEEN), np.float32),
        np.zeros((room_for, 2), np.float32),
        np.zeros(MOST_NOTES),
        np.zeros(MOST_NOTES, np.int64),
        np.zeros(1, np.int64),
    )
    work, room, t = solo_room(), cells(), blank()
    for game in range(games):
        if game % SERIES == 0:
            edition = EDITIONS[draw.integers(2)]
            cards = cards_of(edition)
            lay(t, edition, 1, solo="normal")
            t.solo_dice, t.preplaced = HANDS[draw.integers(len(HANDS))]
            t.rounds = ROUNDS[draw.integers(len(ROUNDS))]
            seed(t, number * games + game)
        clear(t, cards)
        rows = learn_solo(t, net, work, room, memory, KEEP, back, rows)
    return Lessons(memory.seen[:rows].copy(), memory.target[:rows].copy())


def forward(net: Any, seen: Any) -> tuple[Any, Any, Any, Any]:
    """Let a network look at many rows: its inner numbers, layer by layer, and what it expects."""
    casinos, whole = seen[:, :-WHOLE].reshape(-1, CASINO), seen[:, -WHOLE:]
    inner = casinos @ net[:CASINO] + net[BIASES]
    total = np.maximum(inner, 0).reshape(len(seen), CASINOS, HIDDEN).sum(1)
    second = total @ net[SECOND:WIDE] + whole @ net[WIDE:SECOND_BIASES] + net[SECOND_BIASES]
    said = np.maximum(second, 0) @ net[LAST : LAST + 2].T + net[LAST + 2, :2]
    return inner, total, second, np.stack([1 / (1 + np.exp(-said[:, 0])), said[:, 1]], 1)


class SoloLearner(Learner):
    """The network of the solo game, being fitted."""

    def _slope(self, seen: Any, target: Any) -> tuple[Any, float]:
        net = self.net.astype(np.float32)
        casinos, whole = seen[:, :-WHOLE].reshape(-1, CASINO), seen[:, -WHOLE:]
        inner, total, second, expected = forward(net, seen)
        wrong = expected - target
        share = wrong * np.array([1, MONEY], np.float32) / len(seen)
        slope = np.zeros_like(self.net)
        slope[LAST : LAST + 2] = share.T @ np.maximum(second, 0)
        slope[LAST + 2, :2] = share.sum(0)
        back = (share @ net[LAST : LAST + 2]) * (second > 0)
        slope[SECOND:WIDE], slope[WIDE:SECOND_BIASES] = total.T @ back, whole.T @ back
        slope[SECOND_BIASES] = back.sum(0)
        first = np.repeat(back @ net[SECOND:WIDE].T, CASINOS, 0) * (inner > 0)
        slope[:CASINO], slope[BIASES] = casinos.T @ first, first.sum(0)
        return slope, float((wrong[:, 0] ** 2).mean())
