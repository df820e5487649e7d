"""Events that are told together: a throw from the push before it to what comes of it."""

from collections.abc import Iterable, Iterator

from flambeur.core.parts import Event
from flambeur.games.strike.events import (
    ArenaCleared,
    ChoiceGiven,
    DiceTaken,
    DieLost,
    DieRerolled,
    PlayerLeft,
    Regrouped,
    Settled,
    Stopped,
    Thrown,
    Trajectory,
    TurnEnded,
    TurnStarted,
)

STAGES: dict[type[Event], int] = {
    TurnStarted: 0,
    Regrouped: 1,
    Thrown: 2,
    PlayerLeft: 2,
    Trajectory: 3,
    Settled: 3,
    DieRerolled: 3,
    DieLost: 3,
    DiceTaken: 4,
    ArenaCleared: 5,
    ChoiceGiven: 6,
    Stopped: 7,
    TurnEnded: 8,
}
"""The order in which the events of one throw come; a step back begins something new."""


def paragraphs(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Cut events into parts that make a sentence each."""
    part: list[Event] = []
    for event in events:
        if part and not _belongs(part[-1], event):
            yield part
            part = []
        part.append(event)
    if part:
        yield part


def _belongs(last: Event, event: Event) -> bool:
    before, now = STAGES.get(type(last)), STAGES.get(type(event))
    return before is not None and now is not None and before <= now
