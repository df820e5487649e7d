"""Events that are told together: a round of rolls for the first turn, and a whole turn."""

from collections.abc import Iterable, Iterator, Sequence

from flambeur.core.parts import Event
from flambeur.games.easycome.events import (
    DiceKept,
    DiceRolled,
    HoldBroken,
    OrderRolled,
    PrizeWon,
    TurnEnded,
    TurnStarted,
)


def paragraphs(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Cut events into parts that make a sentence each."""
    part: list[Event] = []
    for event in events:
        if part and not _belongs(part, event):
            yield part
            part = []
        part.append(event)
    if part:
        yield part


def _belongs(part: Sequence[Event], event: Event) -> bool:
    """Tell whether an event goes on with what a part tells."""
    match part[-1], event:
        case OrderRolled(), OrderRolled(seat=seat):
            return all(isinstance(e, OrderRolled) and e.seat != seat for e in part)
        case TurnStarted(challenge=None), DiceRolled():
            return True
        case DiceRolled() | DiceKept(), DiceRolled() | DiceKept() | PrizeWon() | TurnEnded():
            return True
        case PrizeWon(), HoldBroken() | TurnEnded():
            return True
        case HoldBroken(), TurnEnded():
            return len(part) > 1
    return False
