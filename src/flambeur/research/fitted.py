"""What all networks have in common that are fitted to games of their own."""

from argparse import Namespace
from collections.abc import Mapping
from math import cos, pi
from typing import Any

import numpy as np

from flambeur.research.learn import Learner

BACK = 0.9
"""Lambda: how much of a target is what really came, and not what was thought one turn later."""
FAST, SLOW = 3e-3, 1e-4


class Fitted:
    """A network that learns round by round, faster in the beginning."""

    def __init__(self, name: str, wish: Namespace, learner: Learner) -> None:
        """Begin with one that knows nothing."""
        self.name, self.file = name, f"{name}.bin"
        self.wish, self.learner, self.rows = wish, learner, 0

    def back(self, number: int) -> float:
        """Tell lambda in a round; what a newborn thinks is worth nothing."""
        return BACK if number else 1.0

    def speed(self, number: int) -> float:
        """Tell how fast it learns in a round."""
        return SLOW + FAST * (1 + cos(pi * number / self.wish.rounds)) / 2

    def keep(self) -> dict[str, Any]:
        """Keep the network and what its learning goes by."""
        learner = self.learner
        arrays = {"net": learner.net, "mean": learner.mean}
        moments = {"first": learner.first, "second": learner.second}
        return {**arrays, **moments, "counts": np.array([learner.steps, self.rows])}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Go on from what was kept."""
        learner = self.learner
        learner.net[:], learner.mean[:] = kept["net"], kept["mean"]
        learner.first[:], learner.second[:] = kept["first"], kept["second"]
        learner.steps, self.rows = map(int, kept["counts"])

    def weights(self) -> bytes:
        """Write the network as bots read it."""
        return bytes(self.learner.mean.astype("<f4").tobytes())
