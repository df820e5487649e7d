"""What a player reads of the server's messages: only as much as is needed to play at random."""

from typing import Any

import msgspec

UNAVAILABLE = "server/unavailable"
STALE = "move/stale"
BUSY = "server/busy"
PASSING = {UNAVAILABLE, BUSY, "request/too-many"}
"""Refusals that pass: a browser sends the same again."""


class Turn(msgspec.Struct, gc=False):
    """Whose turn it is, and what can be done."""

    type: str
    seat: int | None = None
    moves: tuple[msgspec.Raw, ...] = ()


class View(msgspec.Struct, gc=False):
    """The game as a seat sees it."""

    version: int
    turn: Turn


class Awaited(msgspec.Struct, gc=False):
    """What a game waits for."""

    version: int
    seat: int | None = None


class Offer(msgspec.Struct, gc=False):
    """A move that can be chosen."""

    move: msgspec.Raw


class Told(msgspec.Struct, gc=False):
    """What there is to decide."""

    offers: tuple[Offer, ...] = ()


class Card(msgspec.Struct, gc=False):
    """The table as the lobby shows it."""

    phase: str


class Update(msgspec.Struct, tag="update", gc=False):
    """What happened at a table."""

    table: str
    since: int
    seq: int
    seat: int | None
    card: Card | None
    view: View | None
    awaited: Awaited | None = None
    told: Told | None = None
    picture: dict[str, Any] | None = None
    patch: dict[str, Any] | None = None

    def choice(self) -> tuple[int, tuple[msgspec.Raw, ...]] | None:
        """Tell the version and the moves to choose from: a bot sees them, a person is told."""
        if self.seat is None:
            return None
        if self.view is not None:
            turn = self.view.turn
            return (self.view.version, turn.moves) if turn.seat == self.seat else None
        if self.awaited is None or self.told is None or self.awaited.seat != self.seat:
            return None
        return self.awaited.version, tuple(offer.move for offer in self.told.offers)


class Done(msgspec.Struct, tag="done", gc=False):
    """Something was committed."""

    key: str
    table: str
    seq: int


class Refused(msgspec.Struct, tag="refused", gc=False):
    """Something was not done."""

    code: str
    message: str
    key: str | None = None
    table: str | None = None
    wait: float | None = None


class Hello(msgspec.Struct, tag="hello", gc=False):
    """The first word of a server."""

    person: str


class Pong(msgspec.Struct, tag="pong", gc=False):
    """The line is alive."""


class Moving(msgspec.Struct, tag="moving", gc=False):
    """The server is about to restart."""


Said = Update | Done | Refused | Hello | Pong | Moving
DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Parts(msgspec.Struct, gc=False):
    """An update as bytes: the view and the events, to be compared between viewers."""

    view: msgspec.Raw
    events: msgspec.Raw


PARTS: msgspec.json.Decoder[Parts] = msgspec.json.Decoder(Parts)
