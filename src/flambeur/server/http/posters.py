"""The pictures beside the links to tables: drawn when they are asked for, and kept by name."""

from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from flambeur import __version__
from flambeur.core.codec import read_as
from flambeur.core.errors import FlambeurError
from flambeur.protocol.card import Card
from flambeur.protocol.review import SeatReview
from flambeur.server.address import address_of
from flambeur.server.context import Context
from flambeur.server.http.kit import refusal
from flambeur.server.http.shared import card_of, context_of, moment_of, score_of, words_of
from flambeur.server.play.reading import aside, read_log
from flambeur.server.play.saying import said_at, said_of_choice
from flambeur.shows.poster.drawing import draw, draw_moment
from flambeur.shows.poster.said import Merits, results_of
from flambeur.words.catalogues import Words

AGES = {"open": 60, "beginning": 60, "playing": 300, "over": 86_400}
"""Seconds for which a poster may be shown without asking again: who sits there soon changes."""


class Plan(msgspec.Struct, frozen=True):
    """A poster that can be drawn: what tells it from all others, and how it is done."""

    about: str
    draw: Callable[[], Awaitable[str]]


class _Seats(msgspec.Struct, frozen=True):
    """What is needed of a review: no moves, so that no game is needed."""

    seats: tuple[SeatReview, ...]


async def see_poster(request: Request) -> Response:
    """Show the poster of a table, in the language of whoever shared the link."""
    try:
        return await _poster(request)
    except FlambeurError as error:
        return refusal(error)


async def _poster(request: Request) -> Response:
    context, card, words = context_of(request), await card_of(request), await words_of(request)
    plan = await _plan(context, card, words, moment_of(request, card))
    name = sha256(f"{__version__} {plan.about}".encode()).hexdigest()[:20]
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
            made = await context.posters.make(name, await plan.draw())
    return Response(made, headers=headers, media_type="image/png")


async def _plan(context: Context, card: Card, words: Words, moment: int) -> Plan:
    # A finished game and its review do not change, so their names tell all that is on a poster.
    about = f"{card.table} {words.language}"
    if moment:
        return Plan(f"{about} {moment}", partial(_draw_moment, context, card, words, moment))
    seat = await _winner(context, card)
    if seat is not None:
        return Plan(f"{about} reviewed", partial(_draw_result, context, card, words, seat))
    drawn = draw(card, words, score_of(card))

    async def ready() -> str:
        return drawn

    return Plan(drawn, ready)


async def _draw_moment(context: Context, card: Card, words: Words, moment: int) -> str:
    stored = await read_log(context.store, card.table)
    told = await aside(stored, said_at, stored, moment, words)
    return draw_moment(card, words, score_of(card), told)


async def _draw_result(context: Context, card: Card, words: Words, seat: SeatReview) -> str:
    """Draw the podium with the luck and the skill of whoever won, and their best move."""
    told: list[str] = []
    if seat.best is not None:
        stored = await read_log(context.store, card.table)
        told = await aside(stored, said_of_choice, stored, seat.best.version, words)
    merits = Merits(seat.luck, seat.skill or 0.0, told[0] if told else "")
    return draw(card, words, score_of(card), merits)


async def _winner(context: Context, card: Card) -> SeatReview | None:
    """Find what a review says of who won alone against others, if there is one that tells."""
    best = [result.seat for result in results_of(card) if result.rank == 1]
    if len(best) != 1 or len(card.places) == 1:
        return None
    reviewed = await context.store.review(card.table)
    if reviewed is None or reviewed.body is None:
        return None
    seat = read_as(reviewed.body, _Seats).seats[best[0]]
    return None if seat.skill is None else seat
