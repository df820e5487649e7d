"""Records of format 1, which were written before dice of scheme 2; they stay readable."""

from collections.abc import Callable
from typing import Any

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.game import Game, Options
from flambeur.core.record import UNREADABLE, Entry, Loaded, read_line
from flambeur.core.turn import Over

FORMAT = 1


class Commitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table published before the first roll."""

    table: str
    hash: str
    nonces: tuple[str, ...]


class Header1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which rules, which options, who sits where."""

    flambeur: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    fair: Commitment | None = None


class End1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the result, and the seed that proves the dice."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str | None


class Record1(msgspec.Struct):
    """The whole game as it was played so far."""

    header: Header1
    entries: list[Entry]
    end: End1 | None = None

    def add(self, entry: Entry) -> None:
        """Note what was played."""
        self.entries.append(entry)

    def finish(self, over: Over, seed: str | None) -> None:
        """Note the result."""
        self.end = End1(over.ranks, over.scores, seed)

    def abandon(self, seed: str | None) -> None:
        """Leave it as it is: this format has no word for a game that was not finished."""

    def dump(self) -> bytes:
        """Write the record, a line for each entry; where chance spoke is not part of it."""
        entries = [Entry(entry.seat, entry.move, entry.audience) for entry in self.entries]
        lines: list[object] = [self.header, *entries]
        if self.end is not None:
            lines.append(self.end)
        return b"".join(encode(line) + b"\n" for line in lines)


def read_header(
    line: bytes, find: Callable[[str], Game[Any]]
) -> tuple[Header1, Game[Any], Options]:
    """Read the first line and find the rules and the options it names."""
    try:
        header = read_as(line, Header1)
    except UNREADABLE as error:
        raise BadRecord(1, str(error)) from error
    if header.flambeur != FORMAT:
        raise BadRecord(1, f"unknown record format {header.flambeur}")
    try:
        game = find(header.game)
        return header, game, game.read_options(header.options)
    except FlambeurError as error:
        raise BadRecord(1, str(error)) from error


class _FirstLine(msgspec.Struct):
    """What the first line of a record of any format has."""

    flambeur: int


def is_format1(data: bytes) -> bool:
    """Tell whether a record says that it is of this format."""
    try:
        return read_as(data.partition(b"\n")[0], _FirstLine).flambeur == FORMAT
    except UNREADABLE:
        return False


def is_end(line: bytes) -> bool:
    """Tell whether this line is the last one of a finished game."""
    return line.startswith(b'{"ranks"')


def load1(
    data: bytes, find: Callable[[str], Game[Any]], until: int | None = None
) -> Loaded[Record1]:
    """Read a record, whole or up to a version; anything unknown is refused by its line."""
    lines = data.splitlines()
    header, game, options = read_header(lines[0], find)
    end, body = None, lines[1:]
    if is_end(lines[-1]):
        end = read_line(game, len(lines), lines[-1], End1)
        body = lines[1:-1]
    entries = [read_line(game, number, line, Entry) for number, line in enumerate(body, 2)]
    if until is not None:
        entries, end = entries[:until], None
    numbers = list(range(2, len(entries) + 2))
    return Loaded(Record1(header, entries, end), game, options, numbers, len(lines))
