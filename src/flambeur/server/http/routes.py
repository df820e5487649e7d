"""From endpoints to routes: who asks is found, what is asked is checked, then it is done."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur.core.errors import FlambeurError
from flambeur.protocol.refusals import Broken, NotFound, WrongMethod
from flambeur.server.address import address_of
from flambeur.server.context import Context
from flambeur.server.http.kit import (
    Call,
    Endpoint,
    answer,
    read_body,
    read_query,
    refusal,
)
from flambeur.server.http.pages import unknown_page
from flambeur.server.intake import check_address
from flambeur.server.ops import metrics
from flambeur.server.origin import check_origin
from flambeur.server.play.sealing import check_open, check_player


def make_routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """Make a route for each path, with all that can be done there."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods) for path, methods in paths.items()]


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    async def serve(request: Request) -> Response:
        try:
            return await _serve(
                methods["GET" if request.method == "HEAD" else request.method], request
            )
        except FlambeurError as error:
            metrics.REFUSALS.labels(error.code).inc()
            return refusal(error)

    return Route(path, serve, methods=list(methods), name=path)


async def not_found(request: Request, _: Exception) -> Response:
    """Say that there is nothing at this path: to people by a page, to programs by the protocol."""
    return await unknown_page(request) or refusal(NotFound("there is nothing here"))


async def wrong_method(_: Request, error: Exception) -> Response:
    """Say in the words of the protocol what else can be done at this path."""
    response = refusal(WrongMethod("this cannot be done here"))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


async def broken(_: Request, __: Exception) -> Response:
    """Say that something went wrong, and nothing about what."""
    return refusal(Broken("something went wrong here"))


async def _serve(endpoint: Endpoint, request: Request) -> Response:
    context: Context = request.app.state.context
    settings = context.settings
    address = address_of(request.scope, settings.proxies)
    context.limits.requests.count(address)
    check_address(request)
    check_origin(endpoint.method, request.scope, settings)
    visitor = await context.sessions.visitor(
        request.headers.get("authorization"), request.cookies.get(context.sessions.cookie)
    )
    context.seen.note(visitor.person)
    call = Call(
        context,
        visitor,
        request.path_params,
        read_query(request, endpoint.query),
        await read_body(request, endpoint.body, settings.arrival),
        address,
        request,
    )
    with _charging(endpoint, call):
        await _check_seal(endpoint, call)
        response = answer(await endpoint.does(call))
    if visitor.cookie is not None and "set-cookie" not in response.headers:
        response.headers["set-cookie"] = visitor.cookie
    return response


async def _check_seal(endpoint: Endpoint, call: Call) -> None:
    """Let nobody look into a sealed table; this holds for every endpoint that names a table."""
    if "table" not in call.path:
        return
    card = await call.context.desk.card(call.path["table"])
    if card is not None and endpoint.plays:
        check_player(card, call.person)
    elif card is not None:
        check_open(card)


def _charging(endpoint: Endpoint, call: Call) -> AbstractContextManager[None]:
    """Let the one who asks pay for what takes long."""
    if endpoint.thinks:
        return call.context.limits.thinking.spend(call.person, call.address)
    return nullcontext()
