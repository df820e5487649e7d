"""What a player did in a game that is worth a title at the end of a night."""

from collections.abc import Callable, Iterable
from typing import Any

from flambeur.core.parts import Event

Feat = tuple[str, int, int]
"""What it is, whose seat, and how much."""
Feats = Callable[[Any, Event], Iterable[Feat]]
"""Tells them of the state before a step, and of an event of that step."""


def no_feats(_state: object, _event: Event) -> Iterable[Feat]:
    """Tell nothing, as of a game that has no titles of its own."""
    return ()
