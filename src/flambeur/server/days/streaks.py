"""How many days in a row somebody gave all ten answers."""

from collections.abc import Iterable

from flambeur.practice.days.streak import WEEK, box_of
from flambeur.protocol.days import Match, Streak
from flambeur.server.days.calendar import DAY
from flambeur.server.store.contract import DayStore, OpenedDay

LONG = DAY / 2
"""A day counts as missed if one could come for so many seconds of it."""


async def streak_of(store: DayStore, person: str, today: str) -> Streak:
    """Tell somebody's streak."""
    begun = await store.days_of(person)
    burnt = {day for day, score in begun.items() if score is not None}
    days = [one.day for one in _counted(await store.opened_days(), burnt, today)]
    box = box_of(days, burnt, today)
    week = zip(days[-WEEK:], box.matches[-WEEK:], strict=True)
    return Streak(box.length, box.best, tuple(Match(day, match) for day, match in week))


def _counted(days: Iterable[OpenedDay], burnt: set[str], today: str) -> Iterable[OpenedDay]:
    """Leave out days on which the server was off."""
    return (one for one in days if one.alive >= LONG or one.day == today or one.day in burnt)
