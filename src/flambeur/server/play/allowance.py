"""Time to watch: a clock runs once a browser has shown what happened since its owner last moved.

It follows from the log alone, so that every worker allows the same and no client is waited for.
"""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.families import family_of
from flambeur.server.play.table import Table
from flambeur.shows.lasts import USUAL

MOST = 20.0
"""Seconds, before one turn."""


def milliseconds(game: str, events: Iterable[Event]) -> int:
    """Tell how long these events are shown at normal speed."""
    lasts = family_of(game).lasts_of()
    return sum(lasts.get(type(event), USUAL) for event in events)


def allowance(table: Table) -> float:
    """Tell for how many seconds the clock of the one whose turn it is stands still at first."""
    seat = table.awaited()
    if seat is None or table.card.pace.kind == "days":
        return 0.0
    return min(MOST, (table.shown - table.acted.get(seat, 0)) / 1000)
