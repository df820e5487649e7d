"""The dice of a table: drawn from its own seed and the nonces of those who sit there."""

from functools import cache
from typing import TYPE_CHECKING, Any

from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Source
from flambeur.server.play.table import Table
from flambeur.sources.fair import FairSource
from flambeur.sources.physics import is_installed

if TYPE_CHECKING:
    from flambeur.sources.physics.pool import ThrowPool


def is_slow(table: Table) -> bool:
    """Tell whether chance takes so long here that it must not hold up other tables."""
    return getattr(table.options, "form", "") == "physics"


def source_of(table: Table) -> Source:
    """Find the table's dice, which are the same on every worker."""
    if table.source is None:
        nonces = [nonce for nonce in table.nonces if nonce]
        source: Source = FairSource(table.seed, table.id, nonces)
        if is_slow(table) and is_installed():
            source = _throwing(source)
        if table.card.phase != "open":
            table.source = source
        return source
    return table.source


def draw_all(table: Table, position: Position[Any]) -> tuple[list[Entry], list[Event]]:
    """Let chance bring all that comes before the next choice, on this very position."""
    source = source_of(table)
    entries: list[Entry] = []
    events: list[Event] = []
    while (entry := position.draw(source)) is not None:
        events += position.enter(entry)
        entries.append(entry)
    return entries, events


def _throwing(luck: Source) -> Source:
    from flambeur.sources.physics.source import PhysicsSource  # noqa: PLC0415 - needs [strike]

    return PhysicsSource(luck, _pool())


@cache
def _pool() -> "ThrowPool":
    """Start the simulators, which serve all tables of a worker."""
    from flambeur.sources.physics.pool import ThrowPool  # noqa: PLC0415 - needs [strike]

    return ThrowPool()
