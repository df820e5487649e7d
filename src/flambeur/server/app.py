"""The ASGI application of one worker."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from flambeur.server.bus.open import open_bus
from flambeur.server.context import Context, close_context, open_context
from flambeur.server.http.endpoints import ENDPOINTS
from flambeur.server.http.headers import with_headers
from flambeur.server.http.links import link_routes
from flambeur.server.http.openapi import openapi_route
from flambeur.server.http.pages import page_routes
from flambeur.server.http.routes import broken, make_routes, not_found, wrong_method
from flambeur.server.ops.endpoints import ops_routes
from flambeur.server.schema import schema_route
from flambeur.server.settings import Settings
from flambeur.server.socket.app import serve
from flambeur.server.store.open import open_store

SOCKET = re.compile("/socket(/[^/]*)?")
"""Any worker serves any table; whoever names one helps a balancer to lead its people together."""


def make_app(settings: Settings, ready: Callable[[Context], None] | None = None) -> ASGIApp:
    """Make a worker; it connects when the server starts and lets go when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, bus = open_store(settings.database), open_bus(settings.bus)
        app.state.context = context = await open_context(settings, store, bus)
        if ready is not None:
            ready(context)
        try:
            yield
        finally:
            await close_context(context)

    http = Starlette(
        routes=[
            *make_routes(ENDPOINTS),
            openapi_route(),
            schema_route(),
            *ops_routes(),
            *link_routes(),
            *page_routes(),
        ],
        exception_handlers={404: not_found, 405: wrong_method, Exception: broken},
        lifespan=lifespan,
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and SOCKET.fullmatch(scope["path"]):
            await serve(http.state.context, scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404})
        else:
            await http(scope, receive, send)

    return with_headers(app, settings.hsts)
