"""The endpoints around game nights."""

import time
from typing import Any

from starlette.responses import Response

from flambeur.protocol.lobby import Committed
from flambeur.protocol.messages import Language, NightNews
from flambeur.protocol.night import Found, MyNights, NewNight, NightDoing, OpenedNight
from flambeur.protocol.refusals import UnknownNight, WrongPhase
from flambeur.protocol.wire import Wire
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.shared import words_of
from flambeur.server.http.tables import ID_LENGTH
from flambeur.server.nights.calendar import calendar_of
from flambeur.server.nights.desk import now_of
from flambeur.server.nights.finding import find_night, nights_of
from flambeur.server.origin import origin_of

SOME_NIGHT = "/api/nights/{night}"


class DateQuery(Wire, frozen=True):
    """How the date is told."""

    l: Language | None = None  # noqa: E741 - as in every link that is shared
    """The language; else it is that of the reader."""


async def open_night(call: Call) -> OpenedNight:
    """Open a night."""
    return await call.doer.open_night(call.body)


async def see_night(call: Call) -> NightNews:
    """Show a night as it stands."""
    return now_of((await call.context.nights.see(night_of(call))).room)


async def do(call: Call) -> Committed:
    """Do something at a night."""
    call.context.limits.act(call.person, call.address)
    return Committed(await call.doer.do_at_night(night_of(call), call.body.act, call.body.key))


async def find_code(call: Call) -> Found:
    """Find the night that a code leads to."""
    call.context.limits.try_code(call.person, call.address)
    found = await find_night(call.context.nights, call.path["code"], call.person)
    call.context.limits.right_code(call.person, call.address)
    return found


async def my_nights(call: Call) -> MyNights:
    """List the nights to which the one who asks came."""
    return MyNights(tuple(await nights_of(call.context.store, call.person)))


async def date(call: Call) -> Response:
    """Give the date of a night as a file for calendars."""
    room = (await call.context.nights.see(night_of(call))).room
    if room.date is None:
        raise WrongPhase("nobody has said when it goes on")
    origin = origin_of(call.request.scope, call.context.settings)
    link = f"{origin}/n/{room.id}" if origin else None
    words = await words_of(call.request)
    data = calendar_of(room, room.date, time.time(), words, link)
    headers = {"Content-Disposition": f'attachment; filename="{room.id}.ics"'}
    return Response(data, headers=headers, media_type="text/calendar")


def night_of(call: Call) -> str:
    """Read the name of the night that is asked for, or refuse what cannot be one."""
    night = call.path["night"]
    if len(night) != ID_LENGTH or not night.isalnum() or not night.isascii():
        raise UnknownNight("there is no such night")
    return night


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/nights",
        does=open_night,
        body=NewNight,
        answer=OpenedNight,
        tells="Open a game night",
    ),
    Endpoint(
        method="GET",
        path=SOME_NIGHT,
        does=see_night,
        answer=NightNews,
        tells="Look at a game night",
    ),
    Endpoint(
        method="POST",
        path=f"{SOME_NIGHT}/acts",
        does=do,
        body=NightDoing,
        answer=Committed,
        tells="Do something at a game night",
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_NIGHT}/date.ics",
        does=date,
        query=DateQuery,
        answer=Any,
        media="text/calendar",
        tells="Get the date of a game night for a calendar",
    ),
    Endpoint(
        method="GET",
        path="/api/codes/{code}",
        does=find_code,
        answer=Found,
        tells="Find the game night that a code leads to",
    ),
    Endpoint(
        method="GET",
        path="/api/me/nights",
        does=my_nights,
        answer=MyNights,
        tells="List the game nights you came to",
    ),
)
