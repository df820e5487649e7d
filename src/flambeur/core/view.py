"""What one seat, or a spectator, gets to see of a game: defined at every moment."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from flambeur.core.memory import Memory
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
    memory: Memory | UnsetType = UNSET
    """What the seat saw and cannot see any more, where its game has such things; it is never sent:
    whoever plays from outside remembers for themselves."""


def view_of(
    game: str,
    state: S,
    seat: int | None,
    version: int = 0,
    events: tuple[Event, ...] = (),
    memory: Memory | UnsetType = UNSET,
) -> View[S]:
    """Show a copy of a state to a seat; the events are redacted already."""
    shown = state.copy()
    awaited = turn_for(turn(state), seat)
    return View(game, seat, version, awaited, redact(shown, seat), events, memory)


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
