"""A table's log as a record of its game, the same as if it had been played in one place."""

import msgspec

from flambeur.core.record import FORMAT, End, Entry, Header, Record
from flambeur.core.source import Commitment
from flambeur.server.play.reading import read_opened, read_step
from flambeur.server.play.steps import Began, Moved
from flambeur.server.play.table import Table
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored


@paid()
def export_record(stored: Stored) -> bytes | None:
    """Write the record of a game that is over; one that is not may hold secrets."""
    table = Table(stored.seed, read_opened(stored.rows[0].body))
    parts: list[tuple[Entry, ...]] = []
    for row in stored.rows[1:]:
        step = read_step(table.game, row.body)
        version = table.version
        table.apply(step)
        if isinstance(step, Began | Moved):
            parts.append(step.entries)
        elif table.version < version:
            parts.pop()  # the last move was taken back
    if table.card.phase != "over" or not parts:
        return None
    record = Record(_header(table), [entry for part in parts for entry in part])
    outcome = table.card.outcome
    if outcome is not None and outcome.ending == "finished":
        record.end = End(outcome.ranks, outcome.scores, table.seed)
    return record.dump()


def _header(table: Table) -> Header:
    names = table.names()
    agreed = table.game.agree(len(names), table.options)
    promise = Commitment(table.id, table.card.hash, table.nonces)
    return Header(FORMAT, table.card.game, msgspec.to_builtins(agreed), names, promise)
