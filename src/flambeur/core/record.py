"""The entries of a game, and what the ways to write them down have in common."""

from typing import Any, Generic, NamedTuple, Self, TypeVar, cast

import msgspec

from flambeur.core.chance import Distribution
from flambeur.core.errors import BadRecord
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.secret import Audience, Guarded
from flambeur.core.state import State

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
T = TypeVar("T")


class Entry(msgspec.Struct, Guarded, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move; one without a seat is what chance brought."""

    seat: int | None = None
    move: Move | None = None
    audience: Audience = None
    place: str | None = None
    """Where chance spoke, such as `roll/2/0/3`; records of format 1 do not tell."""
    of: Distribution | None = None
    """What was drawn of."""

    def closed(self) -> Self:
        """Return the entry without the move."""
        return msgspec.structs.replace(self, move=None)


class Loaded(NamedTuple, Generic[T]):
    """A record that was read, with its rules."""

    record: T
    game: Game[Any]
    options: Options
    lines: list[int]
    """On which line each entry stands."""
    last: int
    """On which line its end stands, if it has one."""
    start: State | None = None
    """Where the game begins, if it goes on from a moment of another one."""

    def opening(self, seats: int) -> State:
        """Lay the table as it was before the first entry."""
        if self.start is not None:
            return self.start.copy()
        return cast("State", self.game.start(seats, self.options))


def read_line(game: Game[Any], number: int, line: bytes, kind: type[T]) -> T:
    """Read one line after the first."""
    try:
        return game.codec.decode(line, kind)
    except UNREADABLE as error:
        raise BadRecord(number, str(error)) from error
