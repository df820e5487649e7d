"""Any legal move, all equally likely."""

from random import Random
from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.view import View


class Uniform:
    """Plays without a thought; every game can be played with it."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Begin at a seed."""
        self._random = Random(seed)

    def choose(self, view: View[Any]) -> Move:
        """Choose at random."""
        return self._random.choice(moves_of(view))
