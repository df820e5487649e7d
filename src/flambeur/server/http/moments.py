"""The endpoints for those who look back at a game, or play on from there."""

import asyncio
from typing import Annotated

import msgspec
from starlette.responses import Response

from flambeur.protocol.lobby import Opening, PlayOn
from flambeur.protocol.messages import Update
from flambeur.protocol.wire import Wire
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.tables import SOME_TABLE, table_of
from flambeur.server.play.moments import moments_until
from flambeur.server.play.playing_on import moment_at, point_at
from flambeur.server.play.reading import aside, read_log

LAST = 2**31 - 1
"""A place behind the end of any log."""


class Back(Wire, frozen=True):
    """How far to look back."""

    until: Annotated[int, msgspec.Meta(ge=1, le=LAST)] = LAST


class Moments(Wire, frozen=True):
    """The table after some steps, the oldest first."""

    moments: tuple[Update, ...]


async def look_back(call: Call) -> Response:
    """Show earlier moments of a table, as the one who asks may see them again."""
    table = table_of(call)
    call.context.limits.act(call.person, call.address)
    stored = await read_log(call.context.store, table)
    # To play a log again takes a while, and others are waiting.
    found = await asyncio.to_thread(moments_until, stored, call.query.until, call.person)
    body = msgspec.json.encode({"moments": [msgspec.Raw(moment) for moment in found]})
    return Response(body, media_type="application/json")


async def play_on(call: Call) -> Opening:
    """Open a table that goes on from a moment of a finished game."""
    table = table_of(call)
    call.context.limits.act(call.person, call.address)
    stored = await read_log(call.context.store, table)
    moment = await aside(stored, moment_at, stored, call.body.at)
    return Opening(await call.doer.play_on(point_at(moment, call.person), call.body))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/moments",
        does=look_back,
        query=Back,
        answer=Moments,
        tells="Look back at earlier moments of a table",
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=f"{SOME_TABLE}/moments",
        does=play_on,
        body=PlayOn,
        answer=Opening,
        tells="Play on from a moment of a finished game",
        thinks=True,
    ),
)
