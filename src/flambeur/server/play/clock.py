"""When somebody must look after a table, and what is to be done there then."""

from typing import Literal

from flambeur.server.play.table import Table

CHORE = 3.0
"""Seconds after which a chore that nobody did is found by the sweep."""
EXPIRY = 24 * 3600.0
"""An open table that nobody starts is closed after a day."""

Chore = Literal["bot", "begin", "rate"]


def chore_of(table: Table) -> Chore | None:
    """Tell what a table needs at once from a worker, whichever it is."""
    match table.card.phase:
        case "open":
            full = all(place is not None for place in table.card.places)
            return "begin" if full and table.card.auto else None
        case "playing":
            seat = table.awaited()
            return "bot" if seat is not None and table.is_played_by_bot(seat) else None
        case "over":
            outcome = table.card.outcome
            return "rate" if outcome is not None and outcome.ending == "finished" else None


def wait_of(table: Table) -> float | None:
    """Tell for how many seconds a table can be left to itself."""
    if chore_of(table) is not None:
        return CHORE
    match table.card.phase:
        case "open":
            return EXPIRY
        case "playing":
            return float(table.card.pace.seconds)
        case "over":
            return None
