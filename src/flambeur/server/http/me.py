"""The endpoints around the one who asks: name, sessions, tokens, export and deletion."""

from http import HTTPStatus

import msgspec
from starlette.responses import Response

from flambeur.core.codec import encode
from flambeur.protocol.people import Export, Me, NewToken, Rename, TokenMade, Tokens
from flambeur.protocol.refusals import NotAllowed, NotFound
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.proofs import check_proof, check_session, check_signs
from flambeur.server.lines import CHANGED
from flambeur.server.people.export import describe, export, forget
from flambeur.server.people.names import clean_name
from flambeur.server.people.tokens import TokenDesk

ME = "/api/me"
TOKENS = f"{ME}/tokens"
PRIVATE = {"Cache-Control": "no-store"}
"""Answers that no cache may keep."""


async def see_me(call: Call) -> Me:
    """Tell who asks."""
    return await describe(call.context.store, call.visitor.person)


async def rename_me(call: Call) -> Me:
    """Change the name of an account."""
    check_session(call)
    person = call.visitor.person
    if person.kind != "account":
        raise NotAllowed("a guest gives a name at each table; an account keeps one")
    renamed = msgspec.structs.replace(person, name=clean_name(call.body.name))
    await call.context.store.change_person(renamed)
    return await describe(call.context.store, renamed)


async def delete_me(call: Call) -> Response:
    """Forget the one who asks; a bot may ask with its token, an account needs a proof."""
    await check_signs(call)
    if call.visitor.person.kind != "bot":
        check_session(call)
        await check_proof(call)
    await forget(call.context.store, call.visitor.person)
    return await _signed_out(call)


async def export_me(call: Call) -> Response:
    """Give everything that is kept about the one who asks, as a file."""
    data = encode(await export(call.context.store, call.visitor.person))
    headers = PRIVATE | {"Content-Disposition": 'attachment; filename="flambeur.json"'}
    return Response(data, headers=headers, media_type="application/json")


async def sign_out(call: Call) -> Response:
    """End all sessions of an account, wherever they are, and notices; a guest just leaves."""
    check_session(call)
    person = call.visitor.person
    await call.context.store.forget_notices(person.id)
    if person.kind == "account":
        ended = msgspec.structs.replace(person, epoch=person.epoch + 1)
        await call.context.store.change_person(ended)
    return await _signed_out(call)


async def list_tokens(call: Call) -> Tokens:
    """List the tokens of the one who asks, without the tokens themselves."""
    held = await TokenDesk(call.context.store).held(call.visitor.person)
    return Tokens(tuple(held))


async def make_token(call: Call) -> Response:
    """Make a token and show it, this once; one for the account itself needs a proof."""
    check_session(call)
    await check_signs(call)
    name = clean_name(call.body.name)
    if not call.body.bot:
        await check_proof(call)
    desk = TokenDesk(call.context.store)
    person, token = await desk.give(call.visitor.person, name, bot=call.body.bot)
    await _look_again(call, person.id)
    made = encode(TokenMade(name, person.id, token))
    return Response(made, headers=PRIVATE, media_type="application/json")


async def delete_token(call: Call) -> None:
    """Forget a token and the bot it was for; whoever came with it is let go at once."""
    check_session(call)
    void = await TokenDesk(call.context.store).take(call.visitor.person, call.path["name"])
    if not void:
        raise NotFound("there is no token of this name")
    for person in void:
        await _look_again(call, person)


async def _signed_out(call: Call) -> Response:
    """Clear the cookie, and have the open lines of this person closed."""
    await _look_again(call, call.person)
    cookie = {"set-cookie": call.context.sessions.no_cookie()}
    return Response(status_code=HTTPStatus.NO_CONTENT, headers=cookie)


async def _look_again(call: Call, person: str) -> None:
    """Have every worker check whether this person's open lines are still good."""
    await call.context.bus.publish(CHANGED.format(person), b"")


ENDPOINTS = (
    Endpoint(method="GET", path=ME, does=see_me, answer=Me, tells="See who you are"),
    Endpoint(
        method="PUT", path=ME, does=rename_me, body=Rename, answer=Me, tells="Change your name"
    ),
    Endpoint(
        method="DELETE",
        path=ME,
        does=delete_me,
        tells="Be forgotten; names at finished tables stay as played",
    ),
    Endpoint(
        method="GET",
        path=f"{ME}/export",
        does=export_me,
        answer=Export,
        tells="Get everything that is kept about you",
    ),
    Endpoint(method="POST", path=f"{ME}/sign-out", does=sign_out, tells="Sign out everywhere"),
    Endpoint(method="GET", path=TOKENS, does=list_tokens, answer=Tokens, tells="List your tokens"),
    Endpoint(
        method="POST",
        path=TOKENS,
        does=make_token,
        body=NewToken,
        answer=TokenMade,
        tells="Make a token, shown once",
    ),
    Endpoint(
        method="DELETE",
        path=f"{TOKENS}/{{name}}",
        does=delete_token,
        tells="Forget a token and its bot",
    ),
)
