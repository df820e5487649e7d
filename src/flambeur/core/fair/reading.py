"""Reading a record of format 2: every line has one way to be written and its place."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from flambeur.core.chance import Distribution
from flambeur.core.codec import encode, read_as
from flambeur.core.errors import BadPosition, BadRecord, FlambeurError
from flambeur.core.fair.agreement import (
    FORMAT,
    Agreement,
    Beginning,
    Ending,
    Mark,
    Opened,
    Sealed,
)
from flambeur.core.fair.order import Order
from flambeur.core.fair.record import Record, header_of
from flambeur.core.fair.start import deal_unseen
from flambeur.core.fair.writing import Begun, Logged, write_line
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.record import UNREADABLE, Entry, Loaded, read_line
from flambeur.core.secret import Audience
from flambeur.core.state import State

T = TypeVar("T", bound=msgspec.Struct)
KINDS: tuple[tuple[bytes, type[Mark | Ending | Sealed | Opened]], ...] = (
    (b'{"mark"', Mark),
    (b'{"ending"', Ending),
    (b'{"sealed"', Sealed),
    (b'{"seed"', Opened),
)
"""What a line is, by how it begins; all others are moves and outcomes."""


class WrittenEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it stands on its line."""

    seat: int | None = None
    move: Move | None = None
    audience: Audience = None
    place: str | None = None
    of: Distribution | None = None
    hidden: Move | None = None


def load2(
    data: bytes, find: Callable[[str], Game[Any]], until: int | None = None
) -> Loaded[Record]:
    """Read a record, whole or up to a version; anything unknown is refused by its line."""
    lines = lines_of(data)
    beginnings = read_beginnings(lines)
    before = 2 * len(beginnings)
    agreement = read_agreement(before - 1, lines[before - 2])
    game, options = rules_of(before - 1, agreement, find)
    record = Record(header_of(agreement, beginnings[-1][1]), beginnings)
    order = Order(agreement.seats)
    for number, line in enumerate(lines[before:], before + 1):
        row = read_row(game, number, line)
        order.take(number, row)
        if isinstance(row, Opened):
            record.seed = row.seed
        else:
            record.log.append(row)
    record.entries, record.end = order.entries, order.end
    start = start_of(before - 1, game, options, agreement, record.key)
    if until is not None:
        record = record.until(until)
    return Loaded(record, game, options, order.lines[:until], order.last, start)


def lines_of(data: bytes) -> list[bytes]:
    """Split a record; each of its lines is ended."""
    *lines, rest = data.split(b"\n")
    if rest or not lines:
        raise BadRecord(len(lines) + 1, "the last line is not ended")
    return lines


def read_beginnings(lines: Sequence[bytes]) -> list[Begun]:
    """Read all beginnings: those that were broken off, and the one after them."""
    beginnings: list[Begun] = []
    while True:
        number = 2 * len(beginnings) + 1
        if len(lines) <= number:
            raise BadRecord(len(lines), "the record ends before the game begins")
        agreement = read_agreement(number, lines[number - 1])
        beginning = _read(number + 1, lines[number], Beginning)
        _check_seats(number + 1, agreement, beginning)
        beginnings.append((lines[number - 1], beginning))
        if beginning.seed is None:
            return beginnings


def read_agreement(number: int, line: bytes) -> Agreement:
    """Read an agreement."""
    agreement = _read(number, line, Agreement)
    if agreement.flambeur != FORMAT:
        raise BadRecord(number, f"unknown record format {agreement.flambeur}")
    return agreement


def rules_of(
    number: int, agreement: Agreement, find: Callable[[str], Game[Any]]
) -> tuple[Game[Any], Options]:
    """Find the rules and the options that were agreed on."""
    try:
        game = find(agreement.game)
        return game, game.read_options(agreement.options)
    except FlambeurError as error:
        raise BadRecord(number, str(error)) from error


def start_of(
    number: int, game: Game[Any], options: Options, agreement: Agreement, key: bytes | None
) -> State | None:
    """Find where a game begins that goes on from a moment of another one."""
    if agreement.start is UNSET:
        return None
    if key is None:
        raise BadRecord(number, "what nobody saw at the start follows from the seed, not open yet")
    try:
        state: State = deal_unseen(game, len(agreement.seats), options, agreement.start, key)
    except BadPosition as error:
        raise BadRecord(number, str(error)) from error
    return state


def read_row(game: Game[Any], number: int, line: bytes) -> Logged | Opened:
    """Read a line after the beginnings."""
    for start, kind in KINDS:
        if line.startswith(start):
            return _read(number, line, kind)
    try:
        written = read_line(game, number, line, WrittenEntry)
    except ValueError as error:
        raise BadRecord(number, str(error)) from error
    move = written.move if written.audience is None else written.hidden
    entry = Entry(written.seat, move, written.audience, written.place, written.of)
    _check_written(number, line, write_line(entry))
    return entry


def _read(number: int, line: bytes, kind: type[T]) -> T:
    try:
        value = read_as(line, kind)
    except UNREADABLE as error:
        raise BadRecord(number, str(error)) from error
    _check_written(number, line, encode(value))
    return value


def _check_written(number: int, line: bytes, expected: bytes) -> None:
    """Refuse a second way to write the same: no two readers may see two games in one record."""
    if line != expected:
        raise BadRecord(number, "the line is not written as records are written")


def _check_seats(number: int, agreement: Agreement, beginning: Beginning) -> None:
    rows = (beginning.names, beginning.salts, beginning.list, beginning.nonces)
    if {len(agreement.seats)} != {len(row) for row in rows}:
        raise BadRecord(number, "there must be one of each for every seat")
    if [name is None for name in beginning.names] != [salt is None for salt in beginning.salts]:
        raise BadRecord(number, "a name is withheld with its salt")
