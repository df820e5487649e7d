"""Any legal move, all equally likely; a form counts as one move and gives any of its own."""

from collections.abc import Sequence
from random import Random
from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.turn import Choice, Form
from flambeur.core.view import View


class Uniform:
    """Plays without a thought; every game can be played with it."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Begin at a seed."""
        self._random = Random(seed)

    def choose(self, view: View[Any]) -> Move:
        """Choose at random."""
        moves = moves_of(view)
        forms = view.turn.forms if isinstance(view.turn, Choice) else ()
        offers: tuple[Move | Form, ...] = (*moves, *forms)
        offer = self._random.choice(offers)
        return offer.sample(self._roll) if isinstance(offer, Form) else offer

    def _roll(self, sides: Sequence[int]) -> list[int]:
        return [self._random.randint(1, count) for count in sides]
