"""The pages of tables, whose links speak before they are opened, and the posters of these links."""

import gzip
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from zlib import crc32

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur import __version__
from flambeur.core.errors import FlambeurError, UnknownGame
from flambeur.families import family_of
from flambeur.protocol.card import Card
from flambeur.protocol.refusals import UnknownTable
from flambeur.server.address import address_of
from flambeur.server.context import Context
from flambeur.server.http.head import Head, put_into
from flambeur.server.http.kit import refusal
from flambeur.server.http.pages import ASK_AGAIN, WEB, accepted, send_page
from flambeur.server.http.speech import language_of
from flambeur.server.http.tables import table_named
from flambeur.server.origin import origin_of
from flambeur.server.play.listing import read_cards
from flambeur.server.play.reading import aside, read_log
from flambeur.server.play.saying import said_at
from flambeur.shows.poster.drawing import draw, draw_moment
from flambeur.shows.poster.said import said, title_of_moment
from flambeur.words.catalogues import Words

TABLES = ("/t/{id}", "/t/{id}/review", "/t/{id}/{moment:int}")
POSTERS = ("/t/{id}/poster.png", "/t/{id}/{moment:int}/poster.png")
AGES = {"open": 60, "beginning": 60, "playing": 300, "over": 86_400}
"""Seconds for which a poster may be shown without asking again: who sits there soon changes."""


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


async def see_poster(request: Request) -> Response:
    """Show the poster of a table, in the language of whoever shared the link."""
    try:
        return await _poster(request)
    except FlambeurError as error:
        return refusal(error)


async def _poster(request: Request) -> Response:
    context, card, words = _context(request), await _card(request), await _words(request)
    moment = _moment(request, card)
    plain = "" if moment else draw(card, words, _score(card))
    # A finished game does not change, so the place of a moment names all that is on its poster.
    about = plain or f"{card.table} {moment} {words.language}"
    name = sha256(f"{__version__} {about}".encode()).hexdigest()[:20]
    headers = {
        "ETag": f'"{name}"',
        "Cache-Control": f"public, max-age={AGES[card.phase]}",
        "Vary": "Accept-Language",
    }
    if name in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    address = address_of(request.scope, context.settings.proxies)
    made = context.posters.kept(name)
    if made is None:
        # Nobody is signed in here, so the address pays as a person would.
        with context.limits.thinking.spend(address, address):
            svg = plain or await _draw_moment(context, card, words, moment)
            made = await context.posters.make(name, svg)
    return Response(made, headers=headers, media_type="image/png")


async def _draw_moment(context: Context, card: Card, words: Words, moment: int) -> str:
    stored = await read_log(context.store, card.table)
    told = await aside(stored, said_at, stored, moment, words)
    return draw_moment(card, words, _score(card), told)


def _moment(request: Request, card: Card) -> int:
    """Tell which moment of a finished game is meant; while one is played, its table is shown."""
    moment: int = request.path_params.get("moment", 0)
    return moment if card.phase == "over" else 0


async def _head(request: Request) -> Head | None:
    """Find what there is to tell of a table."""
    origin = origin_of(request.scope, _context(request).settings)
    if origin is None:
        return None
    card, words = await _card(request), await _words(request)
    spoken = said(card, words, _score(card))
    title, path = spoken.title, request.url.path
    picture = f"{origin}/t/{card.table}"
    if "moment" in request.path_params:
        title = title_of_moment(card, words)
        picture += f"/{moment}" if (moment := _moment(request, card)) else ""
    # Whoever keeps pictures by their address gets a new one with each change.
    changed = crc32(repr((card.phase, card.places, card.outcome)).encode())
    image = f"{picture}/poster.png?l={words.language}&v={changed:08x}"
    return Head(title, spoken.text, words.language, f"{origin}{path}?l={words.language}", image)


async def _card(request: Request) -> Card:
    """Read the card of the table that a link leads to; its log is not touched."""
    context = _context(request)
    context.limits.requests.count(address_of(request.scope, context.settings.proxies))
    found = await context.store.card(table_named(request.path_params["id"]))
    for card in read_cards([found] if found is not None else []):
        return card
    raise UnknownTable("there is no such table")


async def _words(request: Request) -> Words:
    # The first time in each language it takes a fifth of a second, and others are waiting.
    return await to_thread.run_sync(Words, language_of(request))


def _score(card: Card) -> str:
    """Tell what the scores of a game are; one that is not installed any more has points."""
    try:
        return family_of(card.game).score
    except UnknownGame:
        return "points"


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


def _context(request: Request) -> Context:
    context: Context = request.app.state.context
    return context
