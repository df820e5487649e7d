"""Games that teach: a first one, with captions, and examples of the rules with a free choice."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from flambeur.core.parts import Move
from flambeur.core.state import State
from flambeur.protocol.lines import Note, Phrase, Tip, line


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
    given: tuple[Move, ...] = ()
    """What is played at once when the table opens: an example begins in the middle of a game."""
    opening: Note | None = None
    """What an example is about, told before the reader chooses."""
    moral: Callable[[Any], Note] | None = None
    """Tells by the last state what came of an example."""

    def beat(self, version: int, state: State) -> Beat | None:
        """Tell what comes next in a game that has so many moves; nothing once it is over."""
        if version < len(self.given):
            return Beat(self.given[version])
        place = version - len(self.given) if self.guide is None else self.guide(state)
        return None if place is None or place >= len(self.beats) else self.beats[place]

    def note(self, version: int, state: State) -> Note | None:
        """Tell what an example is about, or what came of it; a first game has tips instead."""
        if self.moral is None or self.beat(version, state) is not None:
            return self.opening
        return self.moral(state)


FREE = Beat(None)
"""The reader of an example chooses as they like."""


def note(title: str, **args: Phrase) -> Note:
    """Say a headline, and what stands below it."""
    return Note(line(title), line(f"{title}-text", **args))
