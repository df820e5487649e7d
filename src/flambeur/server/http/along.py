"""The endpoints with which somebody takes their seat along to another browser."""

from starlette.responses import Response

from flambeur.core.codec import encode
from flambeur.protocol.people import AlongMade, AlongTaken, Me
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.me import ME, PRIVATE
from flambeur.server.http.proofs import check_session, check_signs
from flambeur.server.people.along import LIFE, Along
from flambeur.server.people.export import describe


async def make_along(call: Call) -> Response:
    """Make a link for the one who asks; nothing but their session is needed, and nothing more."""
    check_session(call)
    await check_signs(call)
    made = AlongMade(_along(call).make(call.visitor.person), LIFE)
    return Response(encode(made), headers=PRIVATE, media_type="application/json")


async def take_along(call: Call) -> Response:
    """Make this browser the person of the link; whoever it was before is left behind."""
    check_session(call)
    await check_signs(call)
    person = await _along(call).take(call.body.secret)
    me = encode(await describe(call.context.store, person))
    headers = PRIVATE | {"set-cookie": call.context.sessions.cookie_for(person)}
    return Response(me, headers=headers, media_type="application/json")


def _along(call: Call) -> Along:
    return Along(call.context.store, call.context.sessions)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path=f"{ME}/along",
        does=make_along,
        answer=AlongMade,
        tells="Make a link that makes another browser you, once",
    ),
    Endpoint(
        method="POST",
        path="/api/along",
        does=take_along,
        body=AlongTaken,
        answer=Me,
        tells="Become the one whose link this is",
    ),
)
