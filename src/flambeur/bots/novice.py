"""A novice: plays as the casual bot does, and errs as people do when something tempts them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from flambeur.bots.bot import Bot
from flambeur.core.parts import Move
from flambeur.core.view import View

Mistake = Callable[[View[Any], Move], Move | None]
"""Gives a tempting move in place of a sensible one, or `None` where nothing tempts."""
Mistakes = Mapping[Mistake, float]
"""How likely each mistake is made where it tempts."""


class Novice:
    """Makes each mistake of its game now and then; the same seed and version make the same ones."""

    def __init__(self, sensible: Bot, mistakes: Mistakes, seed: int | str | None = None) -> None:
        """Take who plays when nothing tempts, and the mistakes of the game."""
        self._sensible, self._mistakes = sensible, mistakes
        self._seed = Random().getrandbits(64) if seed is None else seed

    def choose(self, view: View[Any]) -> Move:
        """Give way to the first temptation, or play sensibly."""
        sensible = self._sensible.choose(view)
        luck = Random(f"{self._seed} {view.version}")
        for mistake, chance in self._mistakes.items():
            # Every mistake has its own luck, whether it tempts now or not.
            if luck.random() < chance and (tempting := mistake(view, sensible)):
                return tempting
        return sensible
