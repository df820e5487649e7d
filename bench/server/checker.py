"""Whether what players saw and were promised fits the logs in the database."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from bench.server.history import Ack, Seen, TableHistory
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.signer import Signer
from flambeur.families import find
from flambeur.server.play.beginning import prepared
from flambeur.server.play.chance import draw_all
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Began, Moved
from flambeur.server.store.contract import Row, Stored
from flambeur.sources.verify import verify


class _Entries(msgspec.Struct):
    """As much of a step as tells how far the game went by it."""

    entries: tuple[msgspec.Raw, ...] = ()


def check_table(history: TableHistory, rows: list[Row]) -> list[str]:
    """Name everything that does not fit."""
    found = [*check_log(rows), *check_acks(history.acks, rows)]
    for seen in history.seen.values():
        found += check_chain(seen, len(rows))
    everything = [one for seen in history.seen.values() for one in seen]
    return [*found, *check_same(everything), *check_versions(everything, rows)]


def check_log(rows: list[Row]) -> Iterator[str]:
    """The log has no gap and no place twice."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        yield "the log has a gap or a place twice"


def check_acks(acks: Iterable[Ack], rows: list[Row]) -> Iterator[str]:
    """Everything acknowledged is in the log once, at the place that was told."""
    # Behind a key stands what was asked with it.
    names = [row.key.partition("#")[0] for row in rows]
    keys = Counter(names)
    places = {name: row.seq for name, row in zip(names, rows, strict=True)}
    for ack in acks:
        if keys[ack.key] != 1:
            yield f"{ack.key} was acknowledged at {ack.seq} and is in the log {keys[ack.key]} times"
        elif places[ack.key] != ack.seq:
            yield f"{ack.key} was acknowledged at {ack.seq} and is at {places[ack.key]}"


def check_chain(seen: list[Seen], length: int) -> Iterator[str]:
    """A viewer saw the steps in their order, without a gap, and none that the log does not have."""
    last = seen[0].seq
    for one in seen[1:]:
        if one.since != last or one.seq < one.since:
            yield f"after {last} came an update from {one.since} to {one.seq}"
        last = one.seq
    if max(one.seq for one in seen) > length:
        yield f"somebody saw a step beyond the {length} of the log"


def check_same(seen: list[Seen]) -> Iterator[str]:
    """Whoever has the same seat saw the same at the same place of the log."""
    views: dict[tuple[int | None, int], int] = {}
    events: dict[tuple[int | None, int, int, bool], int] = {}
    for one in seen:
        if views.setdefault((one.seat, one.seq), one.view) != one.view:
            yield f"two views of seat {one.seat} at {one.seq}"
        story = one.seat, one.since, one.seq, one.asked
        if events.setdefault(story, one.events) != one.events:
            yield f"two stories for seat {one.seat} from {one.since} to {one.seq}"


def check_versions(seen: list[Seen], rows: list[Row]) -> Iterator[str]:
    """The game was as far as the log says, whatever the seat; no move is ever taken back here."""
    version, versions = 0, {}
    for row in rows:
        version += len(msgspec.json.decode(row.body, type=_Entries).entries)
        versions[row.seq] = version
    for one in seen:
        if one.seq in versions and versions[one.seq] != one.version:
            yield f"version {one.version} was seen at {one.seq}, the log has {versions[one.seq]}"


def check_rolls(stored: Stored) -> Iterator[str]:
    """Every roll follows from the seed, also in a game that is not over."""
    for taken in fold(stored):
        table, step = taken.before, taken.step
        if isinstance(step, Began | Moved):
            ready = prepared(table, step) if isinstance(step, Began) else table
            position = ready.begin() if table.position is None else table.position.copy()
            own = 0 if isinstance(step, Began) else 1
            for entry in step.entries[:own]:
                position.enter(entry)
            try:
                drawn = tuple(draw_all(ready, position)[0])
            except FlambeurError as error:
                # A log that lacks a step may lead where no dice are left to be rolled.
                yield f"nothing follows from the seed at step {taken.row.seq}: {error}"
                return
            if drawn != step.entries[own:]:
                yield f"the rolls of step {taken.row.seq} do not follow from the seed"


def check_record(stored: Stored, signer: Signer) -> Iterator[str]:
    """The record of a game that is over proves itself."""
    record = export_record(stored, signer)
    if record is None:
        return
    for finding in verify(record, find).findings:
        yield f"the record does not verify: line {finding.line}, {finding.kind} {finding.reason}"
