"""A game being played: a record that is written move by move."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from flambeur.core.errors import BadRecord
from flambeur.core.fair.agreement import Ending
from flambeur.core.fair.reading import load2
from flambeur.core.fair.record import BotSeat, Record, begin_record
from flambeur.core.format1 import End1, Record1, is_format1, load1
from flambeur.core.game import Game, Options
from flambeur.core.parts import Event, Move
from flambeur.core.position import Position
from flambeur.core.record import Entry, Loaded
from flambeur.core.secret import redact
from flambeur.core.source import Source
from flambeur.core.state import State, legal
from flambeur.core.turn import Choice, Over, Turn
from flambeur.core.view import View, covered

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """The log is the table: state and events are folded from it."""

    def __init__(
        self,
        game: Game[S],
        names: Sequence[str],
        options: Options | None,
        source: Source,
        bots: Mapping[int, BotSeat] | None = None,
        start: S | None = None,
    ) -> None:
        """Sit the players down and begin, as the rules do or at a state; `settle` rolls first."""
        agreed = game.agree(len(names), options or game.options())
        self.game = game
        self.source = source
        self._start = game.start(len(names), agreed) if start is None else start
        self._position = Position(game, self._start.copy())
        self.record: Record | Record1 = begin_record(game, names, agreed, bots or {}, source)
        self._events: list[list[Event]] = []

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

    def opening(self) -> Position[S]:
        """Lay the table as it was before the first entry, to walk through the game once more."""
        return Position(self.game, self._start.copy())

    def settle(self) -> None:
        """Let chance do all that comes before the next choice."""
        while (entry := self._position.draw(self.source)) is not None:
            self._enter(entry)

    def submit(self, seat: int, move: Move, version: int | None = None) -> None:
        """Play a move for a seat, then let chance answer; refusals change nothing."""
        self.settle()
        self._enter(self._position.awaits(seat, move, version))
        self.settle()

    def abandon(self) -> None:
        """End the game before its end; its dice can be checked all the same."""
        if self.record.end is None:
            self.record.abandon(self.source.reveal())

    def view(self, seat: int | None, since: int | None = None) -> View[S]:
        """Show the table to a seat, with what happened since a version."""
        events = () if since is None else self.events(seat, since)
        return self._position.view(seat, events)

    def events(self, seat: int | None, since: int, *, live: bool = False) -> tuple[Event, ...]:
        """Tell a seat what happened since a version: as it happens, or as it may be told later."""
        batches = self._events[since:]
        behind = covered(batches, over=live or not self.state.stack)
        return tuple(
            redact(event, seat, live=index >= hidden)
            for batch, hidden in zip(batches, behind, strict=True)
            for index, event in enumerate(batch)
        )

    def _enter(self, entry: Entry) -> None:
        self._play(entry)
        self.record.add(entry)
        if isinstance(over := self.turn, Over):
            self.record.finish(over, self.source.reveal())

    def _play(self, entry: Entry) -> None:
        self._events.append(self._position.enter(entry))

    def replay(self, loaded: Loaded[Record] | Loaded[Record1]) -> None:
        """Play the entries of a record, each checked; a wrong one is refused by its line."""
        self.record = loaded.record
        for line, entry in zip(loaded.lines, loaded.record.entries, strict=True):
            awaited = self.turn
            seat = awaited.seat if isinstance(awaited, Choice) else None
            if entry.move is None or not legal(awaited, entry.move) or entry.seat != seat:
                raise BadRecord(line, f"{entry.move} cannot be played here")
            if entry.audience != getattr(awaited, "audience", None):
                raise BadRecord(line, "this is meant for others to see")
            self._play(entry)
        if loaded.record.end is not None:
            self._check_end(loaded.last, loaded.record.end)
        if isinstance(loaded.record, Record):
            self.source.begin(loaded.record.agreement)

    def _check_end(self, line: int, end: Ending | End1) -> None:
        over = self.turn
        if isinstance(end, Ending) and end.ending != "finished":
            if isinstance(over, Over):
                raise BadRecord(line, "the game was played to its end")
        elif not isinstance(over, Over):
            raise BadRecord(line, "the game is not over")
        elif (end.ranks, end.scores) != (over.ranks, over.scores):
            raise BadRecord(line, "the result is not what the moves lead to")


def load(
    data: bytes, find: Callable[[str], Game[Any]], until: int | None = None
) -> Loaded[Record] | Loaded[Record1]:
    """Read a record of either format, whole or up to a version."""
    if not data:
        raise BadRecord(1, "the record is empty")
    return load1(data, find, until) if is_format1(data) else load2(data, find, until)


def resume(
    data: bytes, find: Callable[[str], Game[Any]], source: Source, until: int | None = None
) -> Match[Any]:
    """Read a record and take up the game where it stands, or stood at an earlier version."""
    loaded = load(data, find, until)
    seats = loaded.record.header.seats
    if loaded.game.agree(len(seats), loaded.options) != loaded.options:
        raise BadRecord(1, "the options do not go together")
    start = loaded.opening(len(seats))
    match = Match(loaded.game, seats, loaded.options, source, start=start)
    match.replay(loaded)
    return match
