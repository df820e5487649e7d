"""Days that are over: what was asked, what was best, and how it came about."""

import asyncio
import time
from collections.abc import Callable, Sequence

from flambeur.core.codec import encode
from flambeur.practice.days.score import score_of
from flambeur.practice.days.sums import TEN
from flambeur.protocol.days import Archive, ClosedDay, DayProof, PastDay, PastQuestion
from flambeur.protocol.practice import Cell
from flambeur.protocol.refusals import NotFound
from flambeur.server.days.answering import cells_of, question_of, result_of, told_of
from flambeur.server.days.asked import AskedDay
from flambeur.server.days.calendar import is_closed
from flambeur.server.days.proving import proof_of
from flambeur.server.store.contract import DayStore, GivenAnswer, KeptDay, OpenedDay

LISTED = 100
"""So many days are listed."""


class PastDays:
    """The archive."""

    def __init__(self, store: DayStore, now: Callable[[], float] = time.time) -> None:
        """Take where days are kept, and a clock."""
        self._store, self._now = store, now

    async def listed(self, person: str) -> Archive:
        """List them, the newest first, with what somebody answered."""
        opened = reversed(await self._store.opened_days())
        closed = [one for one in opened if is_closed(one.day, self._now())][:LISTED]
        cells = await self._store.cells_of(person, [one.day for one in closed])
        return Archive(tuple(_past(one, cells.get(one.day, ())) for one in closed))

    async def see(self, day: str, person: str) -> ClosedDay:
        """Show one with all answers."""
        kept = await self._kept(day)
        if kept.nonces is None or not is_closed(day, self._now()):
            raise NotFound("this day is not over")
        asked, answers = AskedDay(kept), await self._store.answers_of(day, person)
        scores, cells = await self._store.day_scores(day), cells_of(answers)
        result = result_of(score_of(cells), asked, scores) if len(cells) == TEN else None
        questions = await asyncio.to_thread(_questions, asked, answers, person)
        people = sum(scores.values())
        return ClosedDay(day, asked.number, questions, result, asked.bots, people)

    async def proof(self, day: str) -> DayProof:
        """Tell how a day came about, as far as that may be known yet."""
        return await asyncio.to_thread(proof_of, await self._kept(day), self._now())

    async def _kept(self, day: str) -> KeptDay:
        kept = await self._store.day(day)
        if kept is None:
            raise NotFound("there was no such day")
        return kept


def _past(one: OpenedDay, cells: Sequence[Cell]) -> PastDay:
    score = score_of(cells) if len(cells) == TEN else None
    return PastDay(one.day, one.number, tuple(cells), score)


def _questions(
    asked: AskedDay, answers: Sequence[GivenAnswer], person: str
) -> tuple[PastQuestion, ...]:
    return tuple(
        _question(asked, place, answers[place] if place < len(answers) else None, person)
        for place in range(TEN)
    )


def _question(asked: AskedDay, place: int, given: GivenAnswer | None, person: str) -> PastQuestion:
    puzzle = asked.questions[place]
    answer = given or GivenAnswer(encode(puzzle.options[0].move), "full")
    question = question_of(asked, place + 1, person)
    return PastQuestion(question, told_of(puzzle, answer), given is not None, puzzle.position)
