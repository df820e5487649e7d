"""The dice of a table: they follow from its seed and what those who sit there have given."""

from functools import cache
from typing import TYPE_CHECKING, Any

from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Source
from flambeur.core.turn import Choice
from flambeur.server.play.lesson import lesson_of
from flambeur.server.play.table import Table
from flambeur.shows.lesson import Lesson
from flambeur.sources.fair import FairSource
from flambeur.sources.keyed import KeyedSource
from flambeur.sources.physics import is_installed
from flambeur.sources.scripted import ScriptedSource

if TYPE_CHECKING:
    from flambeur.sources.physics.pool import ThrowPool


def is_slow(table: Table) -> bool:
    """Tell whether chance takes so long here that it must not hold up other tables."""
    return getattr(table.options, "form", "") == "physics"


def source_of(table: Table) -> Source:
    """Find the table's dice, which are the same on every worker."""
    if table.source is None:
        source = _luck(table)
        if is_slow(table) and is_installed():
            source = _throwing(source)
        if table.card.phase == "playing":
            table.source = source
        return source
    return table.source


def _luck(table: Table) -> Source:
    if table.scheme == 1:
        return FairSource(table.seed, table.id, [nonce for nonce in table.nonces if nonce])
    assert table.attempt is not None  # noqa: S101 - dice come after the agreement
    return KeyedSource(table.attempt.key)


def draw_all(table: Table, position: Position[Any]) -> tuple[list[Entry], list[Event]]:
    """Let chance bring all that comes before the next choice, on this very position."""
    source, lesson = source_of(table), lesson_of(table)
    entries: list[Entry] = []
    events: list[Event] = []
    while (entry := _next(position, source, lesson)) is not None:
        events += position.enter(entry)
        entries.append(entry)
    return entries, events


def _next(position: Position[Any], source: Source, lesson: Lesson | None) -> Entry | None:
    """Make the entry that needs nobody: chance, prepared or not, or a move that is given."""
    if lesson is None:
        return position.draw(source)
    beat, turn = lesson.beat(position.version, position.state), position.turn
    if beat is None or beat.move is None:
        return position.draw(source)
    if isinstance(turn, Choice):
        given = position.version < len(lesson.given)
        return position.awaits(turn.seat, beat.move) if given else None
    return position.draw(ScriptedSource([beat.move]))


def _throwing(luck: Source) -> Source:
    from flambeur.sources.physics.source import PhysicsSource  # noqa: PLC0415 - needs [strike]

    return PhysicsSource(luck, _pool())


@cache
def _pool() -> "ThrowPool":
    """Start the simulators, which serve all tables of a worker."""
    from flambeur.sources.physics.pool import ThrowPool  # noqa: PLC0415 - needs [strike]

    return ThrowPool()
