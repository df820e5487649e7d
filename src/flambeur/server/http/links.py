"""The pages of tables, whose links speak before they are opened."""

import gzip
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from zlib import crc32

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur.core.errors import FlambeurError
from flambeur.server.http.head import Head, put_into
from flambeur.server.http.pages import ASK_AGAIN, WEB, accepted, send_page
from flambeur.server.http.posters import see_poster
from flambeur.server.http.shared import card_of, context_of, moment_of, score_of, words_of
from flambeur.server.origin import origin_of
from flambeur.shows.poster.said import said, title_of_moment

TABLES = ("/t/{id}", "/t/{id}/review", "/t/{id}/{moment:int}")
POSTERS = ("/t/{id}/poster.png", "/t/{id}/{moment:int}/poster.png")


def link_routes(folder: Path = WEB) -> list[Route]:
    """Make the routes of tables' pages and posters."""

    async def page(request: Request) -> Response:
        try:
            head = await _head(request)
        except FlambeurError:
            # A page that cannot say what it leads to opens all the same.
            head = None
        index = folder / "index.html"
        if head is None or not await to_thread.run_sync(index.is_file):
            return await send_page(request, folder)
        text = await to_thread.run_sync(index.read_text, "utf-8")
        return _send(request, put_into(text, head).encode())

    return [
        *(Route(path, page, methods=["GET"]) for path in TABLES),
        *(Route(path, see_poster, methods=["GET"]) for path in POSTERS),
    ]


async def _head(request: Request) -> Head | None:
    """Find what there is to tell of a table."""
    origin = origin_of(request.scope, context_of(request).settings)
    if origin is None:
        return None
    card, words = await card_of(request), await words_of(request)
    spoken = said(card, words, score_of(card))
    title, path = spoken.title, request.url.path
    picture = f"{origin}/t/{card.table}"
    if "moment" in request.path_params:
        title = title_of_moment(card, words)
        picture += f"/{moment}" if (moment := moment_of(request, card)) else ""
    # Whoever keeps pictures by their address gets a new one with each change.
    changed = crc32(repr((card.phase, card.places, card.outcome)).encode())
    image = f"{picture}/poster.png?l={words.language}&v={changed:08x}"
    return Head(title, spoken.text, words.language, f"{origin}{path}?l={words.language}", image)


def _send(request: Request, page: bytes) -> Response:
    """Send a page that was made for this request, or only say that it is the same."""
    squeezed = "gzip" in accepted(request)
    tag = f'"{sha256(page).hexdigest()[:20]}{"-gzip" if squeezed else ""}"'
    vary = "Accept-Encoding, Accept-Language"
    headers = {"Cache-Control": ASK_AGAIN, "Vary": vary, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if squeezed:
        headers["Content-Encoding"] = "gzip"
        page = gzip.compress(page, mtime=0)
    return Response(page, headers=headers, media_type="text/html")
