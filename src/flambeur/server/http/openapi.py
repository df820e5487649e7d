"""The description of the API, made from the same list as its routes."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur import __version__
from flambeur.protocol.messages import Refused
from flambeur.server.http.kit import Endpoint

REF = "#/components/schemas/{name}"
REFUSALS = ("400", "401", "403", "404", "409", "413", "429", "503")


def openapi_route(endpoints: Sequence[Endpoint]) -> Route:
    """Make the route that gives the description."""

    @cache
    def written() -> bytes:
        return msgspec.json.format(msgspec.json.encode(describe(endpoints)))

    async def serve(_: Request) -> Response:
        return Response(written(), media_type="application/json")

    return Route("/api/openapi.json", serve, name="Describe the API")


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Write the description as OpenAPI 3.1."""
    types = {e.body for e in endpoints} | {e.answer for e in endpoints} | {Refused}
    types -= {None, Any}
    ordered = sorted(types, key=str)
    schemas, components = msgspec.json.schema_components(ordered, ref_template=REF)
    known = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Flambeur", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


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
    refused = {
        "description": "Refused, with a code of the closed list",
        "content": {"application/json": {"schema": known[Refused]}},
    }
    if endpoint.answer is None:
        good: dict[str, Any] = {"204": {"description": "Done"}}
    else:
        schema = known.get(endpoint.answer, {})
        good = {"200": {"description": "Done", "content": {endpoint.media: {"schema": schema}}}}
    return good | dict.fromkeys(REFUSALS, refused)
