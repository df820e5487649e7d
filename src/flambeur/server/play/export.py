"""A table's log as a record of its game, the same as if it had been played in one place."""

from flambeur.core.fair.agreement import Sealed
from flambeur.core.fair.signer import Signer
from flambeur.core.fair.writing import write_record
from flambeur.core.format1 import FORMAT, Commitment, End1, Header1, Record1
from flambeur.core.record import Entry
from flambeur.server.play.lines import Written
from flambeur.server.play.proofs import sealed
from flambeur.server.play.reading import fold, read_opened
from flambeur.server.play.steps import Began, Moved
from flambeur.server.play.table import Table
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored


@paid()
def export_record(stored: Stored, signer: Signer) -> bytes | None:
    """Write the record of a game that is over; one that is not may hold secrets.

    It is sealed where the signer has the key of the table.
    """
    first = read_opened(stored.rows[0].body).scheme == 1
    return _export_first(stored) if first else _export(stored, signer)


def _export(stored: Stored, signer: Signer) -> bytes | None:
    log: list[Written | Sealed] = []
    for taken in fold(stored, chained=True):
        table = taken.table
        log += table.written
        if table.chain is not None and table.ends_round:
            seal = sealed(table, table.chain, signer)
            log += [] if seal is None else [seal]
        if table.card.phase == "over":
            # Bots of older servers sometimes moved once more in a game that was given up.
            break
    if table.card.phase != "over" or table.chain is None:
        return None
    last = table.attempts[-1]
    begun = [(one.agreement, one.recorded(broken=one is not last)) for one in table.attempts]
    return write_record(begun, log, last.seed)


def _export_first(stored: Stored) -> bytes | None:
    """Write a record of format 1, of a game whose dice are of scheme 1."""
    parts: list[tuple[Entry, ...]] = []
    for taken in fold(stored):
        table = taken.table
        if isinstance(taken.step, Began | Moved):
            parts.append(taken.step.entries)
        elif table.version < taken.before.version:
            parts.pop()  # the last move was taken back
    if table.card.phase != "over" or not parts:
        return None
    record = Record1(_header(table), [without_place(entry) for part in parts for entry in part])
    outcome = table.card.outcome
    if outcome is not None and outcome.ending == "finished":
        record.end = End1(outcome.ranks, outcome.scores, table.seed)
    return record.dump()


def without_place(entry: Entry) -> Entry:
    """Leave out what records of format 1 do not tell."""
    return Entry(entry.seat, entry.move, entry.audience)


def _header(table: Table) -> Header1:
    names = table.names()
    agreed = table.game.agree(len(names), table.options)
    promise = Commitment(table.id, table.card.hash, table.nonces)
    return Header1(FORMAT, table.card.game, table.game.write_options(agreed), names, promise)
