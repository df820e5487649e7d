"""A game as its header and its moves, in JSON Lines a person can read."""

from collections.abc import Callable, Iterable
from typing import Any, Self, TypeVar

import msgspec

from flambeur.core.codec import encode
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.secret import Audience, Guarded
from flambeur.core.source import Commitment

FORMAT = 1
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which rules, which options, who sits where."""

    flambeur: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    fair: Commitment | None = None


class Entry(msgspec.Struct, Guarded, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move; one without a seat is what chance brought."""

    seat: int | None = None
    move: Move | None = None
    audience: Audience = None

    def closed(self) -> Self:
        """Return the entry without the move."""
        return msgspec.structs.replace(self, move=None)


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the result, and the seed that proves the dice."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str | None


class Record(msgspec.Struct):
    """The whole game as it was played so far."""

    header: Header
    entries: list[Entry]
    end: End | None = None

    def dump(self) -> bytes:
        """Write the record, a line for each entry."""
        lines: list[object] = [self.header, *self.entries]
        if self.end is not None:
            lines.append(self.end)
        return b"".join(encode(line) + b"\n" for line in lines)


def read_header(line: bytes, find: Callable[[str], Game[Any]]) -> tuple[Header, Game[Any], Options]:
    """Read the first line and find the rules and the options it names."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE as error:
        raise BadRecord(1, str(error)) from error
    if header.flambeur != FORMAT:
        raise BadRecord(1, f"unknown record format {header.flambeur}")
    try:
        game = find(header.game)
        return header, game, game.read_options(header.options)
    except FlambeurError as error:
        raise BadRecord(1, str(error)) from error


def read_line(game: Game[Any], number: int, line: bytes, kind: type[T]) -> T:
    """Read one line after the header."""
    try:
        return game.codec.decode(line, kind)
    except UNREADABLE as error:
        raise BadRecord(number, str(error)) from error


def is_end(line: bytes) -> bool:
    """Tell whether this line is the last one of a finished game."""
    return line.startswith(b'{"ranks"')


def load(data: bytes, find: Callable[[str], Game[Any]]) -> tuple[Record, Game[Any], Options]:
    """Read a record; anything unknown is refused by its line and name."""
    lines = data.splitlines()
    if not lines:
        raise BadRecord(1, "the record is empty")
    header, game, options = read_header(lines[0], find)
    end = None
    body: Iterable[bytes] = lines[1:]
    if is_end(lines[-1]):
        end = read_line(game, len(lines), lines[-1], End)
        body = lines[1:-1]
    entries = [read_line(game, number, line, Entry) for number, line in enumerate(body, 2)]
    return Record(header, entries, end), game, options
