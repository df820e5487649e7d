"""The whole log of a table as a file, to be carried to another server.

Such a file holds the seed. It is as secret as the database.
"""

from typing import Any

import msgspec

from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.record import UNREADABLE
from flambeur.server.ops.checks import check_log
from flambeur.server.play.clock import wait_of
from flambeur.server.play.listing import listing_of
from flambeur.server.play.reading import fold, read_opened
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Row, Store, Stored, Write

FORMAT = "flambeur-log@1"


class Top(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    table: str
    seed: str


class Line(msgspec.Struct, frozen=True):
    """A step, its body letter by letter as it is kept."""

    seq: int
    key: str
    body: msgspec.Raw


class Occupied(FlambeurError):
    """The other server has a table of this name with another log."""

    code = "table/occupied"


def write_log(stored: Stored) -> bytes:
    """Write a table down, one step a line."""
    table = read_opened(stored.rows[0].body).table
    lines: list[Any] = [Top(FORMAT, table, stored.seed)]
    lines += [Line(row.seq, row.key, msgspec.Raw(row.body)) for row in stored.rows]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read_log(data: bytes) -> Stored:
    """Read such a file, and fold it: what does not follow the rules is refused."""
    first, *others = data.splitlines() or [b""]
    top = _read(1, first, Top)
    if top.format != FORMAT:
        raise BadRecord(1, f"the format is {top.format}, not {FORMAT}")
    lines = [_read(number, line, Line) for number, line in enumerate(others, 2)]
    rows = [Row(line.seq, line.key, bytes(line.body)) for line in lines]
    stored = Stored(top.seed, None, rows)
    if check_log(stored).id != top.table:
        raise BadRecord(1, "the log belongs to another table")
    return stored


async def take_in(store: Store, stored: Stored) -> Table:
    """Keep a table that comes from elsewhere; a second attempt goes on where the first ended."""
    known, last = await _known(store, stored), len(stored.rows)
    for taken in fold(stored):
        table, row = taken.table, taken.row
        if row.seq <= known:
            continue
        # Nobody looks after the table before all of it is here.
        wait = wait_of(table) if row.seq == last else None
        write = Write(table.id, row.seq, row.key, row.body, wait)
        if row.seq == 1:
            await store.create(stored.seed, write, listing_of(table))
        elif not await _write(store, write, table, listed=table.card is not taken.before.card):
            raise Occupied(f"somebody else writes to table {table.id}")
    return table


async def _write(store: Store, write: Write, table: Table, *, listed: bool) -> bool:
    if listed:
        return await store.change(write, listing_of(table))
    return write.table in await store.append([write])


async def _known(store: Store, stored: Stored) -> int:
    """Tell how much of the log is there already; it must be the beginning of this one."""
    table = read_opened(stored.rows[0].body).table
    there = await store.load(table)
    if there is None:
        return 0
    size = len(there.rows)
    if there.seed != stored.seed or there.rows != stored.rows[:size]:
        raise Occupied(f"there is a table {table} with another log")
    return size


def _read(number: int, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as error:
        raise BadRecord(number, str(error)) from error
