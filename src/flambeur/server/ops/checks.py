"""Checking what is kept: a log must fold, and the dice of a finished game must follow."""

from typing import Any

import msgspec

from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.position import Position
from flambeur.core.record import UNREADABLE, Entry
from flambeur.core.state import legal
from flambeur.core.turn import Chance, Choice
from flambeur.registry import find
from flambeur.server.play.chance import is_slow, source_of
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import read_opened, read_step
from flambeur.server.play.steps import Began, Moved
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Stored
from flambeur.sources.fair import commit
from flambeur.sources.verify import Finding, verify

BROKEN = (*UNREADABLE, FlambeurError, ValueError, AssertionError, LookupError, AttributeError)
"""What folding a log can run into that no honest server has written."""


class Checked(msgspec.Struct, frozen=True):
    """What a check of one table found."""

    table: Table
    outcomes: int | None
    """Outcomes of chance computed again; nothing if the game was not played to its end."""
    findings: tuple[Finding, ...] = ()


def fold(stored: Stored) -> Table:
    """Fold a log with care; the error names the step."""
    table = _opened(stored)
    for place, row in enumerate(stored.rows[1:], 2):
        if row.seq != place:
            raise BadRecord(place, f"step {row.seq} stands where step {place} belongs")
        try:
            step = read_step(table.game, row.body)
            if isinstance(step, Began | Moved):
                _check_entries(table, step)
            table.apply(step)
        except BROKEN as error:
            raise BadRecord(place, f"{type(error).__name__}: {error}") from error
    return table


def check_table(stored: Stored) -> Checked:
    """Fold a log, and compute the dice of a finished game again from its seed."""
    table = fold(stored)
    outcome = table.card.outcome
    record = export_record(stored) if outcome and outcome.ending == "finished" else None
    if record is None:
        return Checked(table, None)
    verdict = verify(record, find)
    return Checked(table, verdict.outcomes, tuple(verdict.findings))


def _check_entries(table: Table, step: Began | Moved) -> None:
    """Hold every entry against the rules and the seed; a table itself plays what it is given."""
    position = table.begin() if isinstance(step, Began) else table.position
    if position is None or (isinstance(step, Began) and table.position is not None):
        raise FlambeurError("a game begins once, before its first move")
    position = position.copy()
    for entry in step.entries:
        if entry != _expected(table, position, entry):
            raise FlambeurError("this does not follow from the rules and the seed")
        position.enter(entry)


def _expected(table: Table, position: Position[Any], entry: Entry) -> Entry | None:
    awaited = position.turn
    if isinstance(awaited, Choice):
        if entry.seat is None or entry.move is None:
            return None
        return position.awaits(entry.seat, entry.move)
    if not isinstance(awaited, Chance) or not is_slow(table):
        return position.draw(source_of(table))
    # A thrown die is computed again once, at the end, with what the simulator has to say.
    fits = entry.move is not None and legal(awaited, entry.move)
    return Entry(None, entry.move, awaited.audience) if fits else None


def _opened(stored: Stored) -> Table:
    if not stored.rows or stored.rows[0].seq != 1:
        raise BadRecord(1, "the log has no beginning")
    try:
        table = Table(stored.seed, read_opened(stored.rows[0].body))
        promised = commit(stored.seed)
    except BROKEN as error:
        raise BadRecord(1, f"{type(error).__name__}: {error}") from error
    if promised != table.card.hash:
        raise BadRecord(1, "the seed is not the one that was promised")
    return table
