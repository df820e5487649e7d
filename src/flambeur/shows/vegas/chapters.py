"""Where a story pauses: at a roll to choose from, and after a round."""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.games.vegas.events import (
    ColoursRolled,
    DiceRolled,
    GameEnded,
    LeaderNamed,
    RoundStarted,
)
from flambeur.games.vegas.royale.events import HandRolled


def is_roll(event: Event) -> bool:
    """Tell whether this is a roll that someone is about to choose from."""
    return isinstance(event, DiceRolled | ColoursRolled | HandRolled)


def chapters(events: Iterable[Event]) -> list[list[Event]]:
    """Cut what happened after every round."""
    parts: list[list[Event]] = [[]]
    for event in events:
        ended = isinstance(event, RoundStarted | GameEnded)
        if ended and any(not isinstance(before, LeaderNamed) for before in parts[-1]):
            parts.append([])
        parts[-1].append(event)
    return parts
