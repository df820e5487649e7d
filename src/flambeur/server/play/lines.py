"""Which lines of the record a step of the log adds."""

from flambeur.core.fair.agreement import Ending, Mark, Marking
from flambeur.core.record import Entry
from flambeur.protocol.card import Card
from flambeur.server.play.steps import (
    Away,
    Began,
    Handed,
    Moved,
    Proposed,
    Resigned,
    Returned,
    Step,
    Took,
)

Written = Entry | Mark | Ending
MARKS: dict[type[Step], Marking] = {
    Took: "taken",
    Handed: "handed",
    Away: "away",
    Returned: "back",
    Resigned: "resigned",
}


def written_by(step: Step, before: Card, after: Card, *, shorter: bool) -> tuple[Written, ...]:
    """List what a step adds; `shorter` tells that it took a move back."""
    lines = _lines(step, before, shorter=shorter)
    if after.phase == "over" != before.phase and (outcome := after.outcome) is not None:
        return (*lines, Ending(outcome.ending, outcome.ranks, outcome.scores))
    return lines


def _lines(step: Step, before: Card, *, shorter: bool) -> tuple[Written, ...]:
    match step:
        case Began(entries=entries):
            away = [seat for seat, place in enumerate(before.places) if place and place.away]
            return (*entries, *(Mark("away", seat) for seat in away))
        case Moved(entries=entries):
            return entries
        case Handed(yes=False):
            return ()
        case Took() | Handed() | Away() | Returned() | Resigned():
            return (Mark(MARKS[type(step)], step.seat),)
        case Proposed(seat=seat) if shorter:
            return (Mark("takeback", seat),)
        case _ if shorter and before.asked is not None:
            return (Mark("takeback", before.asked.seat),)
        case _:
            return ()
