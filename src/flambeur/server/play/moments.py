"""A table as it stood after earlier steps of its log, for people who look back."""

from flambeur.core.view import covered
from flambeur.server.play.fan import News
from flambeur.server.play.reading import fold
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored

MOST = 50
"""Moments in one answer."""


@paid()
def moments_until(stored: Stored, until: int, person: str) -> list[bytes]:
    """Write the last moments up to a place of the log, as this person may see them again."""
    steps = list(fold(stored))
    card = steps[-1].table.card
    over = card.phase == "over"
    # Whoever has a shared device now must not see what another seat of it saw then.
    viewer = None if card.shared else person
    wanted = [
        (taken, behind)
        for taken, behind in zip(steps, covered([s.events for s in steps], over=over), strict=True)
        if taken.row.seq <= until and taken.table.position is not None
    ]
    written, seen = [], None
    for taken, behind in wanted[-MOST:]:
        since, events = taken.before.seq, [taken.events]
        news = News(taken.table, since, events, None, None, behind).following(seen)
        written.append(news.for_person(viewer, worded=True))
        seen = news.drawing
    return written
