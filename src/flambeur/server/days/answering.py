"""Today's Ten for one person: the next question, and what answers were worth."""

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec

from flambeur.core.codec import encode
from flambeur.core.state import State
from flambeur.fast import is_installed
from flambeur.practice.days.score import better_than, level_like, score_of
from flambeur.practice.days.sums import TEN
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import Cell, verdict_on
from flambeur.protocol.days import (
    DayAnswer,
    DayAnswered,
    DayNow,
    DayQuestion,
    DayResult,
    NewEntry,
    Today,
)
from flambeur.protocol.practice import Answered
from flambeur.protocol.refusals import AskedToday, BadRequest, DayOver
from flambeur.server.days.asked import AskedDay
from flambeur.server.days.calendar import DAY, day_after, day_at, open_days, start_of
from flambeur.server.days.guarding import look_of
from flambeur.server.days.streaks import streak_of
from flambeur.server.practice.answering import explain
from flambeur.server.practice.asking import draw_question
from flambeur.server.store.contract import DayStore, GivenAnswer

GAME = "vegas"


class Days:
    """The days that are open; each worker keeps what it has put together of them."""

    def __init__(self, store: DayStore, now: Callable[[], float] = time.time) -> None:
        """Take where days are kept, and a clock."""
        self._store, self._now = store, now
        self._asked: dict[str, AskedDay] = {}
        self._promises: dict[str, str] = {}

    async def today(self, person: str, *, wanted: bool = False) -> DayNow:
        """Tell how far somebody is: at the day they have begun, while it can be finished."""
        today, *before = open_days(self._now())
        for day in before:
            if await self._is_unfinished(day, person) and (asked := await self.open_day(day)):
                return DayNow(await self._told(asked, person), soon=False)
        asked = await self.open_day(today)
        if asked is not None:
            return DayNow(await self._told(asked, person), soon=False)
        if wanted and is_installed():
            await self._store.want_day(today)
            await self._store.want_day(day_after(today))
        return DayNow(None, soon=is_installed())

    async def begin(self, person: str, entry: NewEntry) -> Today:
        """Let somebody begin today, and add to tomorrow; a second time changes nothing."""
        if entry.day != day_at(self._now()):
            raise DayOver("this day is over, or has not come yet")
        asked = await self._find(entry.day)
        await self._store.begin_day(entry.day, person, entry.nonce)
        return await self._told(asked, person)

    async def answer(self, person: str, given: DayAnswer) -> DayAnswered:
        """Keep an answer and tell what it was worth; the first one given counts."""
        asked = await self._find(given.day)
        puzzle = asked.questions[given.place - 1]
        verdict = verdict_on(puzzle, given.move)
        if verdict is None:
            raise BadRequest("this move was not offered")
        answers = await self._store.answers_of(given.day, person)
        if len(answers) == given.place - 1:
            score = _score(answers, verdict.cell) if given.place == TEN else None
            answer = GivenAnswer(encode(given.move), verdict.cell)
            await self._store.answer_day(given.day, person, given.place, answer, score)
            answers = await self._store.answers_of(given.day, person)
        if len(answers) < given.place:
            raise BadRequest("this is not the next question")
        told = await asyncio.to_thread(told_of, puzzle, answers[given.place - 1])
        return DayAnswered(told, await self._told(asked, person))

    async def refuse_asked(self, state: State) -> None:
        """Refuse a position that is asked on a day that is open."""
        look = look_of(state)
        for day in open_days(self._now()) if look is not None else ():
            asked = await self.open_day(day)
            if asked is not None and look in asked.looks:
                raise AskedToday("this is one of today's ten")

    async def open_day(self, day: str) -> AskedDay | None:
        """Find a day that is open, and keep it in mind."""
        if day not in self._asked:
            kept = await self._store.day(day)
            if kept is None or kept.nonces is None:
                return None
            self._asked = {
                name: asked for name, asked in self._asked.items() if name in open_days(self._now())
            } | {day: AskedDay(kept)}
        return self._asked[day]

    async def _find(self, day: str) -> AskedDay:
        asked = await self.open_day(day) if day in open_days(self._now()) else None
        if asked is None:
            raise DayOver("this day is over, or has not come yet")
        return asked

    async def _is_unfinished(self, day: str, person: str) -> bool:
        begun = await self._store.has_begun(day, person)
        return begun and len(await self._store.answers_of(day, person)) < TEN

    async def _told(self, asked: AskedDay, person: str) -> Today:
        begun = await self._store.has_begun(asked.day, person)
        answers = await self._store.answers_of(asked.day, person)
        cells = cells_of(answers)
        question, result = None, None
        if len(cells) == TEN:
            result = result_of(score_of(cells), asked, await self._store.day_scores(asked.day))
        elif begun:
            question = await asyncio.to_thread(question_of, asked, len(cells) + 1, person)
        return Today(
            day=asked.day,
            number=asked.number,
            next=start_of(asked.day) + DAY,
            next_promise=await self._promise(day_after(asked.day)),
            alone=asked.alone,
            begun=begun,
            cells=cells,
            question=question,
            result=result,
            streak=await streak_of(self._store, person, asked.day),
        )

    async def _promise(self, day: str) -> str:
        """Tell what was promised of the next day, which was before this one was opened."""
        if day not in self._promises:
            kept = await self._store.day(day)
            assert kept is not None  # noqa: S101 - see above
            self._promises = {day: kept.promise}
        return self._promises[day]


def question_of(asked: AskedDay, place: int, person: str) -> DayQuestion:
    """Ask one of the ten."""
    puzzle = asked.questions[place - 1]
    update, listed = draw_question(puzzle, person)
    return DayQuestion(place, GAME, listed, update)


def told_of(puzzle: Puzzle, given: GivenAnswer) -> Answered:
    """Tell what an answer was worth; it never comes back."""
    verdict = verdict_on(puzzle, msgspec.json.decode(given.move))
    assert verdict is not None  # noqa: S101 - it was offered
    return explain(puzzle, verdict, 0.0)


def cells_of(answers: Sequence[GivenAnswer]) -> tuple[Cell, ...]:
    """List how good answers were."""
    return tuple(answer.cell for answer in answers)


def result_of(score: float, asked: AskedDay, scores: dict[float, int]) -> DayResult:
    """Compare a score with bots and with everybody."""
    like = level_like(score, asked.levels)
    return DayResult(score, like, asked.bots, sum(scores.values()), better_than(score, scores))


def _score(answers: Sequence[GivenAnswer], last: Cell) -> float:
    return score_of([*cells_of(answers), last])
