"""A table as it stood after earlier steps of its log, for people who look back."""

from flambeur.core.view import covered
from flambeur.protocol.messages import Language
from flambeur.server.play.fan import News
from flambeur.server.play.reading import fold
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored

MOST = 50
"""Moments in one answer."""


@paid()
def moments_until(stored: Stored, until: int, person: str, language: Language) -> list[bytes]:
    """Write the last moments up to a place of the log, as this person may see them again."""
    steps = list(fold(stored))
    over = steps[-1].table.card.phase == "over"
    wanted = [
        News(taken.table, taken.before.seq, [taken.events], None, None, behind)
        for taken, behind in zip(steps, covered([s.events for s in steps], over=over), strict=True)
        if taken.row.seq <= until and taken.table.position is not None
    ]
    return [news.for_person(person, language) for news in wanted[-MOST:]]
