"""What operators' programs ask a worker: is it alive, is it ready, what does it count."""

import os
from http import HTTPStatus

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from flambeur.server.context import Context
from flambeur.server.ops import metrics

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes behind one port put their numbers together."""


def ops_routes() -> list[Route]:
    """List the routes for operators; a proxy should not pass them on to the world."""
    return [
        Route("/health", _health),
        Route("/ready", _ready),
        Route("/metrics", _metrics),
    ]


async def _health(_request: Request) -> Response:
    """Answer while the process lives, whatever else is wrong: restarting would not mend it."""
    return PlainTextResponse("alive\n")


async def _ready(request: Request) -> Response:
    """Tell whether new people should be sent here."""
    store, bus = await _look(request)
    context = _context(request)
    kernels, leaving = context.kernels.loaded, context.leaving.now
    # Without the bus a worker still serves: viewers hear of moves from the sweep, a little later.
    ready = store and kernels and not leaving
    status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
    told = {"store": store, "bus": bus, "kernels": kernels, "leaving": leaving}
    return JSONResponse(told, status)


async def _metrics(request: Request) -> Response:
    """Tell the numbers, of all processes behind this port."""
    await _look(request)
    return Response(all_numbers(), media_type=CONTENT_TYPE_LATEST)


def all_numbers() -> bytes:
    """Write down what this process counted, or all processes that share a folder."""
    registry = CollectorRegistry() if SHARED in os.environ else REGISTRY
    if registry is not REGISTRY:
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it comes without types
    return generate_latest(registry)


async def _look(request: Request) -> tuple[bool, bool]:
    """Ask the database and the bus, and note the answers."""
    context = _context(request)
    store, bus = await context.store.ready(), await context.bus.ready()
    metrics.STORE_READY.set(store)
    metrics.BUS_READY.set(bus)
    return store, bus


def _context(request: Request) -> Context:
    context: Context = request.app.state.context
    return context
