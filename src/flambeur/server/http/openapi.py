"""The description of the API, made from the same list as its routes."""

import re
import sys
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur import __version__
from flambeur.protocol.messages import Refused
from flambeur.protocol.schema import Schema, require_written
from flambeur.server.http.endpoints import ENDPOINTS
from flambeur.server.http.kit import Endpoint

REF = "#/components/schemas/{name}"
REFUSALS = ("400", "401", "403", "404", "409", "413", "429", "503")


def openapi_route() -> Route:
    """Make the route that gives the description."""

    async def serve(_: Request) -> Response:
        return Response(written(), media_type="application/json")

    return Route("/api/openapi.json", serve, name="Describe the API")


@cache
def written() -> bytes:
    """Write the description down, the same bytes every time."""
    return msgspec.json.format(msgspec.json.encode(describe()), indent=1) + b"\n"


def describe() -> dict[str, Any]:
    """Describe all endpoints, as OpenAPI 3.1."""
    types = {e.body for e in ENDPOINTS} | {e.answer for e in ENDPOINTS} | {Refused}
    types -= {None, Any}
    ordered = sorted(types, key=str)
    schemas, components = msgspec.json.schema_components(
        ordered, schema_hook=_of_the_game, ref_template=REF
    )
    require_written(components)
    known = dict(zip(ordered, schemas, strict=True))
    refused = {
        "description": "Refused, with a code of the closed list",
        "content": {"application/json": {"schema": known[Refused]}},
    }
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Flambeur", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {"Refused": refused},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _of_the_game(_: type) -> Schema:
    """Leave moves open: each game has its own, in the schema of the socket."""
    return {"type": "object"}


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "summary": endpoint.tells,
        "parameters": [*_in_path(endpoint.path), *_in_query(endpoint.query)],
        "responses": _responses(endpoint, known),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _in_query(query: Any) -> list[dict[str, Any]]:
    if query is None:
        return []
    (schema,), components = msgspec.json.schema_components((query,))
    fields = components[schema["$ref"].rpartition("/")[2]]["properties"]
    return [{"name": name, "in": "query", "schema": inner} for name, inner in fields.items()]


def _responses(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.answer is None:
        good: dict[str, Any] = {"204": {"description": "Done"}}
    else:
        schema = known.get(endpoint.answer, {})
        good = {"200": {"description": "Done", "content": {endpoint.media: {"schema": schema}}}}
    return good | {status: {"$ref": "#/components/responses/Refused"} for status in REFUSALS}


if __name__ == "__main__":
    sys.stdout.buffer.write(written())
