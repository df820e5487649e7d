"""A first game that teaches: prepared dice, rivals who know their part, and captions."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from flambeur.core.parts import Move
from flambeur.core.state import State
from flambeur.protocol.lines import Tip


class Beat(msgspec.Struct, frozen=True):
    """A move of the taught game, or what chance brings; with what the newcomer is told before."""

    move: Move | None
    """Nothing where dice really fly: then any move will do."""
    tips: tuple[Tip, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A few turns that are played as they are written; the newcomer sits on the first seat."""

    rivals: tuple[str, ...]
    """The levels of the bots, one for each other seat; their moves are written, too."""
    beats: tuple[Beat, ...]
    """All moves in order; with the last one the lesson is over."""
    options: Mapping[str, object] = {}
    guide: Callable[[Any], int | None] | None = None
    """Tells which beat fits a state, where that does not follow from the number of moves."""

    def beat(self, version: int, state: State) -> Beat | None:
        """Tell what comes next in a game that has so many moves; nothing once it is over."""
        place = version if self.guide is None else self.guide(state)
        return None if place is None or place >= len(self.beats) else self.beats[place]

    def moves(self, version: int) -> list[Move]:
        """List what is prepared from here on."""
        return [beat.move for beat in self.beats[version:] if beat.move is not None]
