"""A bot that plays by what it remembers, and by nothing else."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.memory import VegasMemory


class Elephant:
    """Never forgets what was paid out."""

    def choose(self, view: View[Any]) -> Move:
        """Choose by the money that everybody took so far."""
        offered, memory = moves_of(view), view.memory
        assert isinstance(memory, VegasMemory)
        return offered[sum(map(sum, memory.bills)) // 10_000 % len(offered)]
