"""The endpoints for positions in one line: their odds, and a table that goes on from there."""

from starlette.responses import Response

from flambeur.families import family_of
from flambeur.protocol.lobby import Opening
from flambeur.protocol.position import Judged, PlayFrom, Position
from flambeur.protocol.refusals import NotFound
from flambeur.protocol.wire import Wire
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.play.playing_on import point_of
from flambeur.server.spending import paid
from flambeur.server.thought.positions import choice_at, judge_position

PATH = "/api/positions"


class Asked(Wire, frozen=True):
    """The position that is asked for."""

    position: Position


async def judge(call: Call) -> Response:
    """Draw a position and tell the odds of every option; they leave the server here only."""
    call.context.limits.hints.count(call.person)
    with paid():
        game, state, _ = choice_at(call.query.position)
    await call.context.days.refuse_asked(state)
    if family_of(game.name).judge is None:
        raise NotFound("nobody judges this game")
    judged = await call.context.minds.think(judge_position, call.query.position)
    return Response(judged, media_type="application/json")


async def play_from(call: Call) -> Opening:
    """Open a table that goes on from a position."""
    call.context.limits.act(call.person, call.address)
    with paid():
        game, state, view = choice_at(call.body.position)
    await call.context.days.refuse_asked(state)
    assert view.seat is not None  # noqa: S101 - a seat has to choose
    return Opening(await call.doer.play_on(point_of(game, state, view.seat), call.body))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=PATH,
        does=judge,
        query=Asked,
        answer=Judged,
        tells="Look at a position, with the odds of every option",
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=PATH,
        does=play_from,
        body=PlayFrom,
        answer=Opening,
        tells="Play on from a position",
        thinks=True,
    ),
)
