"""The endpoints of Today's Ten: today, an answer, and days that are over."""

from flambeur.protocol.days import (
    Archive,
    ClosedDay,
    DayAnswer,
    DayAnswered,
    DayNow,
    DayProof,
    DayScores,
    NewEntry,
    Today,
    TodayQuery,
)
from flambeur.protocol.refusals import NotFound
from flambeur.server.days.calendar import is_day
from flambeur.server.days.scores import scores_at
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.nights import SOME_NIGHT, night_of

TODAY = "/api/today"
DAYS = "/api/days"


async def see_today(call: Call) -> DayNow:
    """Tell how far the one who asks is today."""
    call.context.limits.act(call.person, call.address)
    return await call.context.days.today(call.person, wanted=call.query.wanted)


async def begin_today(call: Call) -> Today:
    """Begin the ten of today."""
    call.context.limits.act(call.person, call.address)
    return await call.context.days.begin(call.person, call.body)


async def answer_today(call: Call) -> DayAnswered:
    """Answer the next question."""
    call.context.limits.act(call.person, call.address)
    return await call.context.days.answer(call.person, call.body)


async def see_night_today(call: Call) -> DayScores:
    """Tell how far the people of a night are."""
    call.context.limits.act(call.person, call.address)
    room = (await call.context.nights.see(night_of(call))).room
    return await scores_at(call.context.store, room, call.person)


async def list_days(call: Call) -> Archive:
    """List the days that are over."""
    return await call.context.past_days.listed(call.person)


async def see_day(call: Call) -> ClosedDay:
    """Show a day that is over."""
    call.context.limits.act(call.person, call.address)
    return await call.context.past_days.see(_day(call), call.person)


async def prove_day(call: Call) -> DayProof:
    """Tell how a day came about."""
    call.context.limits.act(call.person, call.address)
    return await call.context.past_days.proof(_day(call))


def _day(call: Call) -> str:
    day = call.path["day"]
    if not is_day(day):
        raise NotFound("there was no such day")
    return day


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=TODAY,
        does=see_today,
        query=TodayQuery,
        answer=DayNow,
        tells="See how far you are with today's ten",
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=TODAY,
        does=begin_today,
        body=NewEntry,
        answer=Today,
        tells="Begin today's ten",
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=f"{TODAY}/answer",
        does=answer_today,
        body=DayAnswer,
        answer=DayAnswered,
        tells="Answer the next of today's ten",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_NIGHT}/today",
        does=see_night_today,
        answer=DayScores,
        tells="See how far the people of a game night are with today's ten",
    ),
    Endpoint(
        method="GET",
        path=DAYS,
        does=list_days,
        answer=Archive,
        tells="List the days of Today's Ten that are over",
    ),
    Endpoint(
        method="GET",
        path=f"{DAYS}/{{day}}",
        does=see_day,
        answer=ClosedDay,
        tells="See a day that is over, with what was best",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{DAYS}/{{day}}/proof",
        does=prove_day,
        answer=DayProof,
        tells="Get what was promised of a day, and once it has closed all that it came from",
        thinks=True,
    ),
)
