"""What one seat, or a spectator, gets to see of a game: defined at every moment."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from flambeur.core.parts import Event
from flambeur.core.secret import redact
from flambeur.core.state import State, turn
from flambeur.core.turn import Choice, Turn

S = TypeVar("S", bound=State)


class View(msgspec.Struct, Generic[S], frozen=True):
    """The table as one seat sees it, with its legal moves and what happened lately."""

    game: str
    seat: int | None
    version: int
    turn: Turn
    state: S
    events: tuple[Event, ...] = ()


def view_of(
    game: str,
    state: S,
    seat: int | None,
    version: int = 0,
    events: tuple[Event, ...] = (),
) -> View[S]:
    """Show a copy of a state to a seat; the events are redacted already."""
    shown = state.copy()
    return View(game, seat, version, turn_for(turn(state), seat), redact(shown, seat), events)


def covered(batches: Sequence[Sequence[Event]], *, over: bool = False) -> list[int]:
    """Count in each batch the events before the last curtain: what faded there stays covered.

    Nothing is covered any more once the game is over.
    """
    last, place = 0, 0
    for number, batch in enumerate(() if over else batches):
        for index, event in enumerate(batch):
            if event.curtain:
                last, place = number, index
    before = [len(batch) for batch in batches[:last]]
    return [*before, place, *[0] * len(batches[last + 1 :])] if batches else []


def turn_for(awaited: Turn, seat: int | None) -> Turn:
    """Show to a seat what is awaited; the moves of others are not listed."""
    if isinstance(awaited, Choice) and awaited.seat != seat:
        return Choice(awaited.seat, (), awaited.audience)
    return awaited
