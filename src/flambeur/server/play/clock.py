"""When somebody must look after a table, and what is to be done there then."""

from typing import Literal

from flambeur.server.play.allowance import allowance
from flambeur.server.play.lesson import is_taught
from flambeur.server.play.steps import Gave, Handed, Rejoined, Revealed, Sought, Step, Took
from flambeur.server.play.table import Table

CHORE = 3.0
"""Seconds after which a chore that nobody did is found by the sweep."""
EXPIRY = 24 * 3600.0
"""An open table that nobody starts is closed after a day."""

COMMIT = 5.0
"""Seconds in which clients may commit themselves to a nonce."""
REVEAL = 10.0
"""Seconds in which they must show it, else the table begins anew."""

AGAIN = 15.0
"""Seconds in which the others may join once two want another game."""

Chore = Literal["bot", "start", "list", "begin", "again", "rate", "close"]


def chore_of(table: Table) -> Chore | None:
    """Tell what a table needs at once from a worker, whichever it is."""
    match table.card.phase:
        case "open":
            full = all(place is not None for place in table.card.places)
            return "start" if full and table.card.auto else None
        case "beginning":
            begun = table.attempt
            if begun is None or begun.awaited:
                return None
            return "list" if begun.listed is None else "begin"
        case "playing":
            if is_taught(table):
                return "close"
            seat = table.awaited()
            return "bot" if seat is not None and table.is_played_by_bot(seat) else None
        case "over":
            return _after_the_end(table)


def _after_the_end(table: Table) -> Chore | None:
    again = table.card.again
    if again and table.card.rematch is None and (table.hurried or table.present() <= set(again)):
        return "again"
    if is_gathering(table):
        return None
    outcome = table.card.outcome
    return "rate" if outcome is not None and outcome.ending == "finished" else None


def is_gathering(table: Table) -> bool:
    """Tell whether two or more want another game that has not begun."""
    return len(table.card.again) > 1 and table.card.rematch is None


def keeps_time(step: Step, before: Table) -> bool:
    """Tell whether others had begun to wait: all who add to the dice or join have the same time.

    Nor does whose turn it is get more time when somebody asks for a place or gets one elsewhere.
    """
    joins = isinstance(step, Rejoined) and is_gathering(before)
    elsewhere = isinstance(step, Took | Handed) and before.awaited() != step.seat
    return joins or elsewhere or isinstance(step, Gave | Revealed | Sought)


def wait_of(table: Table) -> float | None:
    """Tell for how many seconds a table can be left to itself."""
    if chore_of(table) is not None:
        return CHORE
    match table.card.phase:
        case "open":
            return EXPIRY
        case "beginning":
            return _patience(table)
        case "playing":
            return table.card.pace.seconds + allowance(table)
        case "over":
            return AGAIN if is_gathering(table) else None


def _patience(table: Table) -> float:
    """Tell how long those are waited for who add to the dice; where the pace is days, as long."""
    if table.card.pace.kind == "days":
        return float(table.card.pace.seconds)
    begun = table.attempt
    return COMMIT if begun is None or begun.listed is None else REVEAL
