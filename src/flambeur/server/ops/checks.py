"""Checking what is kept: a log must fold, and the dice of a finished game must follow."""

from typing import Any

import msgspec

from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.fair.signer import Signer
from flambeur.core.position import Position
from flambeur.core.record import UNREADABLE, Entry
from flambeur.core.state import legal
from flambeur.core.turn import Chance, Choice
from flambeur.families import find
from flambeur.server.ops.promises import check_agreement, check_nonce, promise_at_opening
from flambeur.server.play.beginning import prepared
from flambeur.server.play.chance import is_slow, source_of
from flambeur.server.play.export import export_record, without_place
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Agreed, Began, Moved, Opened, Revealed, Step
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Stored
from flambeur.sources.verify import Finding, verify

BROKEN = (*UNREADABLE, FlambeurError, ValueError, AssertionError, LookupError, AttributeError)
"""What folding a log can run into that no honest server has written."""


class Checked(msgspec.Struct, frozen=True):
    """What a check of one table found."""

    table: Table
    outcomes: int | None
    """Outcomes of chance computed again; nothing if the game was not played to its end."""
    findings: tuple[Finding, ...] = ()


def check_log(stored: Stored) -> Table:
    """Fold a log with care; the error names the step."""
    _check_places(stored)
    place = 1
    try:
        for taken in fold(stored, check=_check_step):
            table, place = taken.table, taken.row.seq + 1
    except BROKEN as error:
        raise BadRecord(place, f"{type(error).__name__}: {error}") from error
    return table


def _check_places(stored: Stored) -> None:
    if not stored.rows:
        raise BadRecord(1, "the log has no beginning")
    for place, row in enumerate(stored.rows, 1):
        if row.seq != place:
            raise BadRecord(place, f"step {row.seq} stands where step {place} belongs")


def check_table(stored: Stored, signer: Signer) -> Checked:
    """Fold a log, and compute the dice of a finished game again from its seed."""
    table = check_log(stored)
    outcome = table.card.outcome
    record = export_record(stored, signer) if outcome and outcome.ending == "finished" else None
    if record is None:
        return Checked(table, None)
    verdict = verify(record, find)
    return Checked(table, verdict.outcomes, tuple(verdict.findings))


def _check_step(table: Table, step: Step) -> None:
    """Hold a step against the rules and the secret; a table itself takes what it is given."""
    match step:
        case Opened():
            if promise_at_opening(table) != table.card.hash:
                raise FlambeurError("the seed is not the one that was promised")
        case Agreed(agreement=text) | Began(agreement=text) if text:
            check_agreement(table, text)
        case Revealed(seat=seat, nonce=nonce):
            check_nonce(table, seat, nonce)
    if isinstance(step, Began | Moved):
        _check_entries(table, step)


def _check_entries(table: Table, step: Began | Moved) -> None:
    if isinstance(step, Began):
        if table.position is not None:
            raise FlambeurError("a game begins once, before its first move")
        table = prepared(table, step)
        position = table.begin()
    else:
        assert table.position is not None  # noqa: S101 - one that fails is told as such
        position = table.position.copy()
    for entry in step.entries:
        if not _alike(table, entry, _expected(table, position, entry)):
            raise FlambeurError("this does not follow from the rules and the seed")
        position.enter(entry)


def _alike(table: Table, entry: Entry, expected: Entry | None) -> bool:
    """Compare entries; a log of scheme 1 tells places only since a newer server went on with it."""
    if table.scheme > 1 or expected is None:
        return entry == expected
    return without_place(entry) == without_place(expected)


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
    place, of = position.spot().place, awaited.distribution
    return Entry(None, entry.move, awaited.audience, place, of) if fits else None
