"""A table as it stood after earlier steps of its log, for people who look back."""

from flambeur.core.parts import Event
from flambeur.protocol.messages import Language
from flambeur.server.play.fan import News
from flambeur.server.play.reading import read_opened, read_step
from flambeur.server.play.table import Table
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored

MOST = 50
"""Moments in one answer."""


@paid()
def moments_until(stored: Stored, until: int, person: str, language: Language) -> list[bytes]:
    """Write the last moments up to a place of the log, as this person may see them again."""
    steps = _fold(stored)
    covered = [0] * len(steps) if _is_over(steps) else _covered([events for _, events in steps])
    wanted = [
        News(table, table.seq - 1, [events], None, None, behind)
        for (table, events), behind in zip(steps, covered, strict=True)
        if table.seq <= until and table.position is not None
    ]
    return [news.for_person(person, language) for news in wanted[-MOST:]]


def _fold(stored: Stored) -> list[tuple[Table, list[Event]]]:
    """Tell the table after each step, and what happened in it."""
    table = Table(stored.seed, read_opened(stored.rows[0].body))
    steps = []
    for row in stored.rows[1:]:
        table, events = table.after(read_step(table.game, row.body))
        steps.append((table, events))
    return steps


def _is_over(steps: list[tuple[Table, list[Event]]]) -> bool:
    return bool(steps) and steps[-1][0].card.phase == "over"


def _covered(steps: list[list[Event]]) -> list[int]:
    """Count for each step the events before the last curtain: what faded there stays covered."""
    counts = [0] * len(steps)
    for number, events in enumerate(steps):
        curtains = [place for place, event in enumerate(events) if event.curtain]
        if curtains:
            counts[:number] = [len(earlier) for earlier in steps[:number]]
            counts[number] = curtains[-1]
    return counts
