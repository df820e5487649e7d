"""Fitting the network to its lessons: plain gradient descent with Adam, in NumPy."""

from typing import Any

import numpy as np

from flambeur.fast.features import FEATURES
from flambeur.fast.network import HIDDEN
from flambeur.research.lessons import Lessons

BATCH = 2048
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
SMOOTH, WARM = 400, 10
"""Over how many steps the network is smoothed, and how soon: in the beginning over fewer."""
BIASES, LAST, LAST_BIAS = FEATURES, FEATURES + 1, FEATURES + 2
ROWS = FEATURES + 3


def newborn(seed: int) -> Any:
    """Make a network that knows nothing."""
    draw = np.random.default_rng(seed)
    net = np.zeros((ROWS, HIDDEN))
    net[:FEATURES] = draw.normal(0, 8**-0.5, (FEATURES, HIDDEN))
    net[LAST] = draw.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN)
    return net


def forward(net: Any, seen: Any) -> tuple[Any, Any, Any]:
    """Let a network look at many rows: its inner numbers, the active ones, and what it expects."""
    inner = seen @ net[:FEATURES] + net[BIASES]
    active = np.maximum(inner, 0)
    return inner, active, active @ net[LAST] + net[LAST_BIAS, 0]


class Learner:
    """A network that is being fitted."""

    def __init__(self, net: Any) -> None:
        """Take a network, which is changed in place."""
        self.net = net
        self.mean = net.copy()
        """Smoothed over the last steps, which plays better than any of them."""
        self.steps = 0
        self.first, self.second = np.zeros_like(net), np.zeros_like(net)

    def learn(self, lessons: Lessons, speed: float, seed: int) -> float:
        """Go through all lessons once, in any order; return the mean squared error."""
        order = np.random.default_rng(seed).permutation(len(lessons.seen))
        error, batches = 0.0, len(order) // BATCH
        for number in range(batches):
            rows = order[number * BATCH : (number + 1) * BATCH]
            slope, lost = self._slope(lessons.seen[rows], lessons.target[rows])
            self._step(slope, speed)
            error += lost / batches
        return error

    def _slope(self, seen: Any, target: Any) -> tuple[Any, float]:
        net = self.net.astype(np.float32)
        inner, active, expected = forward(net, seen)
        wrong = expected - target
        share = wrong / len(wrong)
        back = np.outer(share, net[LAST]) * (inner > 0)
        slope = np.zeros_like(self.net)
        slope[:FEATURES] = seen.T @ back
        slope[BIASES] = back.sum(0)
        slope[LAST] = active.T @ share
        slope[LAST_BIAS, 0] = share.sum()
        return slope, float((wrong * wrong).mean())

    def _step(self, slope: Any, speed: float) -> None:
        self.steps += 1
        self.first += (1 - FIRST_MOMENT) * (slope - self.first)
        self.second += (1 - SECOND_MOMENT) * (slope * slope - self.second)
        first = self.first / (1 - FIRST_MOMENT**self.steps)
        second = self.second / (1 - SECOND_MOMENT**self.steps)
        self.net -= speed * first / (np.sqrt(second) + TINY)
        self.mean += (self.net - self.mean) / min(SMOOTH, 1 + self.steps / WARM)
