"""The boards of days that are open, for those who have given all ten answers."""

import time
from collections.abc import Callable

from flambeur.protocol.refusals import DayOver, WrongPhase
from flambeur.server.boards.keeping import Promised
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import DAY, GRACE, open_days, start_of
from flambeur.server.play.steps import DayDice
from flambeur.server.store.contract import DayStore


class OpenBoards:
    """Finds the dice of a day."""

    def __init__(self, store: DayStore, days: Days, now: Callable[[], float] = time.time) -> None:
        """Take where answers are kept, who knows the days, and a clock."""
        self._store, self._days, self._now = store, days, now

    async def board_for(self, day: str, person: str) -> Promised:
        """Find the dice of a day for somebody who has given all ten answers, or refuse."""
        asked = await self._days.open_day(day) if day in open_days(self._now()) else None
        if asked is None:
            raise DayOver("this day is over, or has not come yet")
        scores = await self._store.day_scores_of(day, [person])
        if scores.get(person) is None:
            raise WrongPhase("the board comes after the tenth answer")
        closes = start_of(day) + DAY + GRACE
        return Promised(DayDice(day, closes, asked.board.hex()), asked.kept.promise)
