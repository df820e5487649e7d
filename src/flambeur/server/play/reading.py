"""Steps as bytes and back, and when they can be believed."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, ParamSpec, TypeVar

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.lines import Line
from flambeur.core.game import Game
from flambeur.core.parts import Event
from flambeur.core.view import covered
from flambeur.protocol.refusals import Unavailable, UnknownTable
from flambeur.server.play.steps import Opened, Step
from flambeur.server.play.table import Table
from flambeur.server.play.taking import after
from flambeur.server.spending import paid
from flambeur.server.store.contract import Row, Stored, TableStore

SHORT = 50
"""Steps that are folded within two milliseconds."""
KIND = "opened"
"""How the log of a table begins; nights have logs, too."""
P = ParamSpec("P")
T = TypeVar("T")


def write_step(step: Step) -> bytes:
    """Write a step down."""
    return encode(step)


def read_step(game: Game[Any], body: bytes) -> Step:
    """Read a step of a table where this game is played."""
    step: Step = game.codec.decode(body, _step())
    return step


def read_opened(body: bytes) -> Opened:
    """Read the first step of a log, which tells the game."""
    return read_as(body, Opened)


class _First(msgspec.Struct):
    """What the first step of every log tells."""

    type: str


def kind_of(stored: Stored) -> str:
    """Tell what a log is about by its first step: a table, or a night."""
    return read_as(stored.rows[0].body, _First).type


class Taken(msgspec.Struct, frozen=True):
    """A step of a log, with the table before and after it."""

    row: Row
    step: Step
    before: Table
    table: Table
    events: list[Event]


def fold(
    stored: Stored,
    until: int | None = None,
    *,
    chained: bool = False,
    check: Callable[[Table, Step], None] = lambda _table, _step: None,
) -> Iterator[Taken]:
    """Take the steps of a log one after the other, each checked first; the opening is one too."""
    opening, *rows = stored.rows[:until]
    opened = read_opened(opening.body)
    table = Table(stored.seed, opened, chained=chained)
    check(table, opened)
    yield Taken(opening, opened, table, table, [])
    for row in rows:
        step = read_step(table.game, row.body)
        check(table, step)
        before, (table, events) = table, after(table, step)
        yield Taken(row, step, before, table, events)


@paid()
def read_table(stored: Stored, until: int | None = None, *, chained: bool = False) -> Table:
    """Fold a log, whole or up to a place."""
    return deque(fold(stored, until, chained=chained), maxlen=1).pop().table


async def read_log(store: TableStore, table: str) -> Stored:
    """Read a whole log, once no failover can take any of it away."""
    stored = await store.load(table)
    if stored is None or kind_of(stored) != KIND:
        raise UnknownTable("there is no such table")
    await make_safe(store, table, stored.rows)
    return stored


async def make_safe(store: TableStore, table: str, rows: list[Row]) -> None:
    """Wait until no failover can take away what was read of a log, or refuse if one has."""
    if not rows:
        return
    await store.settle()
    last = rows[-1]
    # The commit may have been made at another primary than the reading.
    if (await store.rows(table, last.seq - 1))[:1] != [last]:
        raise Unavailable("the database has lost it meanwhile")


async def aside(stored: Stored, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
    """Do something with a log: here if it is short, else in a thread, since others are waiting."""
    if len(stored.rows) <= SHORT:
        return work(*given, **more)
    return await asyncio.to_thread(work, *given, **more)


@cache
def _step() -> Any:
    """Hand the union to msgspec as a value, which is what it wants at run time."""
    return Step


class Past(msgspec.Struct, frozen=True):
    """What happened after one place of a log."""

    steps: list[list[Event]]
    covered: int
    """How many of the events are covered by a curtain now."""
    line: int
    lines: tuple[Line, ...]
    """The lines of the record since then, and how many came before."""
    sealed: Chain | None
    """Where the chain was to be sealed last, if it was since then."""


@paid()
def past_since(stored: Stored, since: int, until: int) -> Past:
    """Tell what happened in each step after one place of a log.

    What was shown only for a moment is covered by the next curtain, for latecomers as for all.
    """
    steps: list[list[Event]] = []
    lines: list[Line] = []
    sealed = None
    for taken in fold(stored, until, chained=True):
        table = taken.table
        if taken.row.seq > since:
            steps.append(taken.events)
            lines += table.lines
            sealed = table.chain if table.ends_round else sealed
    count = table.chain.count if table.chain is not None else 0
    behind = sum(covered(steps, over=table.card.phase == "over"))
    return Past(steps, behind, count - len(lines), tuple(lines), sealed)
