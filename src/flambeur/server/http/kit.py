"""How an endpoint is written: as data, from which both the routes and the API's schema follow."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from math import ceil
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from flambeur.core.codec import encode, reader_of, shape_as
from flambeur.core.errors import FlambeurError
from flambeur.protocol.messages import Refused
from flambeur.protocol.refusals import BadRequest, Busy, NotSignedIn, TooLarge, TooMany, TooSlow
from flambeur.server.context import Context
from flambeur.server.doing import Doer
from flambeur.server.intake import read_json
from flambeur.server.people.session import Visitor

LONGEST = 16_384
"""Bytes in the body of a request."""

STATUS = {
    "request": HTTPStatus.BAD_REQUEST,
    "game": HTTPStatus.BAD_REQUEST,
    "record": HTTPStatus.BAD_REQUEST,
    "position": HTTPStatus.BAD_REQUEST,
    "position/today": HTTPStatus.FORBIDDEN,
    "request/too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "request/too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "request/too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "request/key": HTTPStatus.CONFLICT,
    "request/origin": HTTPStatus.FORBIDDEN,
    "request/not-found": HTTPStatus.NOT_FOUND,
    "request/method": HTTPStatus.METHOD_NOT_ALLOWED,
    "server/broken": HTTPStatus.INTERNAL_SERVER_ERROR,
    "table/unknown": HTTPStatus.NOT_FOUND,
    "night/unknown": HTTPStatus.NOT_FOUND,
    "table/host": HTTPStatus.FORBIDDEN,
    "table/hints": HTTPStatus.FORBIDDEN,
    "table/sealed": HTTPStatus.FORBIDDEN,
    "person/unknown": HTTPStatus.UNAUTHORIZED,
    "person/forbidden": HTTPStatus.FORBIDDEN,
    "seat/none": HTTPStatus.FORBIDDEN,
    "server/unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "server/busy": HTTPStatus.SERVICE_UNAVAILABLE,
}


def status_of(code: str) -> HTTPStatus:
    """Find the status for a refusal: by its code, by its family, or a conflict."""
    family = code.partition("/")[0]
    return STATUS.get(code) or STATUS.get(family) or HTTPStatus.CONFLICT


class Call(msgspec.Struct, frozen=True):
    """A request that has been read and checked."""

    context: Context
    visitor: Visitor
    path: dict[str, str]
    query: Any
    body: Any
    address: str
    request: Request

    @property
    def person(self) -> str:
        """The public id of the one who asks."""
        return self.visitor.person.id

    @property
    def doer(self) -> Doer:
        """The one who asks, as one who does something at tables."""
        return Doer(self.context, self.person, self.address)


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the API can do."""

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    does: Callable[[Call], Awaitable[Any]]
    """Takes the call and gives the answer, or a ready response."""
    tells: str
    """What it does, in a sentence."""
    body: Any = None
    query: Any = None
    answer: Any = None
    """The type of the answer; nothing is an empty one."""
    media: str = "application/json"
    plays: bool = False
    """It is how somebody plays, so it is open to the player of a table that is sealed."""
    thinks: bool = False
    """It may take long: what it takes is charged to the one who asks."""


async def read_body(request: Request, kind: Any, seconds: float) -> Any:
    """Read the body of a request as a value of this type; anything unknown is refused."""
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("the body must be JSON")
    try:
        async with asyncio.timeout(seconds):
            data = await _bytes(request)
    except (TimeoutError, ClientDisconnect) as error:
        raise TooSlow(f"a body must arrive within {seconds:g} seconds") from error
    return read_json(data, reader_of(kind))


async def _bytes(request: Request) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST:
            raise TooLarge(f"at most {LONGEST} bytes")
    return bytes(data)


def read_query(request: Request, kind: Any) -> Any:
    """Read what stands after the question mark."""
    if kind is None:
        return None
    try:
        return shape_as(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from error


def answer(value: object) -> Response:
    """Make a response of what an endpoint gave."""
    if isinstance(value, Response):
        return value
    if value is None:
        return Response(status_code=HTTPStatus.NO_CONTENT)
    return Response(encode(value), media_type="application/json")


def refused(error: FlambeurError, key: str | None = None, table: str | None = None) -> Refused:
    """Make a message of a refusal."""
    wait = error.wait if isinstance(error, TooMany | Busy) else None
    return Refused(error.code, str(error), key, table, wait)


def refusal(error: FlambeurError) -> Response:
    """Make a response of a refusal."""
    told = refused(error)
    response = Response(encode(told), status_of(error.code), media_type="application/json")
    if told.wait is not None:
        response.headers["Retry-After"] = str(ceil(told.wait))
    if isinstance(error, NotSignedIn):
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
