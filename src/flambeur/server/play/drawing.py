"""What people see of a table at one place of its log, made when somebody looks, and once only."""

import logging
from functools import cached_property
from typing import Any

from msgspec import Raw

from flambeur.core.codec import encode, plain
from flambeur.core.secret import redact
from flambeur.core.view import View, turn_for
from flambeur.families import family_of
from flambeur.protocol.patch import Plain, diff
from flambeur.server.play.table import Table

log = logging.getLogger("flambeur.drawing")

Written = dict[str, Raw]
"""An object of JSON whose parts are written already."""


class Drawing:
    """The picture of a game that has begun: what everybody sees, and what a seat sees beyond."""

    def __init__(self, table: Table) -> None:
        """Take the table as it stands there."""
        self.table = table
        self._views: dict[int | None, View[Any]] = {}
        self._mine: dict[int, Plain] = {}

    def view(self, seat: int | None) -> View[Any]:
        """Show the state itself, which is written down at once, so that no copy is needed."""
        if seat not in self._views:
            table, position = self.table, self.table.position
            assert position is not None  # noqa: S101 - the game has begun
            awaited, state = turn_for(position.turn, seat), redact(position.state, seat)
            self._views[seat] = View(table.card.game, seat, position.version, awaited, state)
        return self._views[seat]

    @cached_property
    def public(self) -> Plain | None:
        """What everybody sees; nothing before the start, or if it cannot be drawn."""
        if self.table.position is None:
            return None
        try:
            drawn: Plain = plain(family_of(self.table.card.game).picture_of(self.view(None)))
            return drawn
        except Exception:
            # A drawing that fails must not stop the game, which can be played by its words.
            log.exception("drawing failed")
            return None

    @cached_property
    def written(self) -> Written:
        """The same, for everybody who is sent all of it."""
        return _written(self.public or {})

    def whole(self, seat: int | None) -> Written | None:
        """Write the whole picture for a seat."""
        return None if self.public is None else self.written | _written(self.beyond(seat))

    def beyond(self, seat: int | None) -> Plain:
        """Draw what a seat sees beyond everybody, under one key; not even that if it is nothing."""
        if seat is None:
            return {}
        if seat not in self._mine:
            self._mine[seat] = self._draw_mine(seat)
        return self._mine[seat]

    def _draw_mine(self, seat: int) -> Plain:
        try:
            mine = family_of(self.table.card.game).mine_of(self.view(seat), seat)
        except Exception:
            log.exception("drawing failed")
            return {}
        drawn = {} if mine is None else plain(mine)
        return {"mine": drawn} if drawn else {}


class Change:
    """What leads from one picture to the next, for everybody who has seen the first."""

    def __init__(self, old: Drawing, new: Drawing) -> None:
        """Take what was seen and what is."""
        self._old, self._new = old, new

    def fits(self, person: str | None) -> bool:
        """Tell whether somebody sees the second picture with the same eyes as the first."""
        old, new = self._old.table, self._new.table
        same = old.card is new.card and not new.card.shared
        return same or old.seat_of(person) == new.seat_of(person)

    @cached_property
    def _public(self) -> Written | None:
        old, new = self._old.public, self._new.public
        return None if old is None or new is None else _written(diff(old, new))

    def patch(self, seat: int | None) -> Written | None:
        """Write the patch for a seat; there is none from nothing, or to it."""
        if self._public is None:
            return None
        mine = diff(self._old.beyond(seat), self._new.beyond(seat))
        return self._public | _written(mine)


def _written(value: Plain) -> Written:
    return {name: Raw(encode(part)) for name, part in value.items()}
