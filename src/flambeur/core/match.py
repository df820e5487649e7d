"""A game being played: a record that is written move by move."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from flambeur.core.errors import BadRecord
from flambeur.core.game import Game, Options
from flambeur.core.parts import Event, Move
from flambeur.core.position import Position
from flambeur.core.record import FORMAT, End, Entry, Header, Record, load
from flambeur.core.secret import redact
from flambeur.core.source import Source
from flambeur.core.state import State, legal
from flambeur.core.turn import Choice, Over, Turn
from flambeur.core.view import View, view_of

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """The log is the table: state and events are folded from it."""

    def __init__(
        self, game: Game[S], names: Sequence[str], options: Options | None, source: Source
    ) -> None:
        """Sit the players down; nothing is rolled before `settle`."""
        agreed = game.agree(len(names), options or game.options())
        self.game = game
        self.source = source
        self._position = Position(game, game.start(len(names), agreed))
        self.record = Record(
            Header(
                FORMAT,
                game.id,
                msgspec.to_builtins(agreed),
                tuple(names),
                source.commitment,
            ),
            [],
        )
        self._events: list[list[Event]] = []
        self._curtain = (0, 0)

    @property
    def state(self) -> S:
        """Everything on the table."""
        return self._position.state

    @property
    def version(self) -> int:
        """The number of entries in the log."""
        return self._position.version

    @property
    def turn(self) -> Turn:
        """What the table waits for."""
        return self._position.turn

    def settle(self) -> None:
        """Let chance do all that comes before the next choice."""
        while (entry := self._position.draw(self.source)) is not None:
            self._enter(entry)

    def submit(self, seat: int, move: Move, version: int | None = None) -> None:
        """Play a move for a seat, then let chance answer; refusals change nothing."""
        self.settle()
        self._enter(self._position.awaits(seat, move, version))
        self.settle()

    def view(self, seat: int | None, since: int | None = None) -> View[S]:
        """Show the table to a seat, with what happened since a version."""
        events = () if since is None else self.events(seat, since)
        return view_of(self.game.id, self.state, seat, self.version, events)

    def events(self, seat: int | None, since: int, *, live: bool = False) -> tuple[Event, ...]:
        """Tell a seat what happened since a version: as it happens, or as it may be told later."""
        live = live or not self.state.stack
        return tuple(
            redact(event, seat, live=live or (place, index) >= self._curtain)
            for place, batch in enumerate(self._events[since:], since)
            for index, event in enumerate(batch)
        )

    def _enter(self, entry: Entry) -> None:
        events = self._position.enter(entry)
        for index, event in enumerate(events):
            if event.curtain:
                self._curtain = (len(self._events), index)
        self._events.append(events)
        self.record.entries.append(entry)
        if isinstance(over := self.turn, Over):
            self.record.end = End(over.ranks, over.scores, self.source.reveal())

    def replay(self, record: Record) -> None:
        """Play the entries of a record, each checked; a wrong one is refused by its line."""
        for line, entry in enumerate(record.entries, 2):
            awaited = self.turn
            seat = awaited.seat if isinstance(awaited, Choice) else None
            if entry.move is None or not legal(awaited, entry.move) or entry.seat != seat:
                raise BadRecord(line, f"{entry.move} cannot be played here")
            self._enter(Entry(seat, entry.move, getattr(awaited, "audience", None)))
        self._check_end(record.end)

    def _check_end(self, end: End | None) -> None:
        line = len(self.record.entries) + 2
        if end is None:
            return
        if not isinstance(over := self.turn, Over):
            raise BadRecord(line, "the game is not over")
        if (end.ranks, end.scores) != (over.ranks, over.scores):
            raise BadRecord(line, "the result is not what the moves lead to")
        self.record.end = end


def resume(data: bytes, find: Callable[[str], Game[Any]], source: Source) -> Match[Any]:
    """Read a record and take up the game where it stands."""
    record, game, options = load(data, find)
    if game.agree(len(record.header.seats), options) != options:
        raise BadRecord(1, "the options do not go together")
    match = Match(game, record.header.seats, options, source)
    match.record.header = record.header
    match.replay(record)
    return match
