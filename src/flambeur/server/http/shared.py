"""What is known of a link that somebody shared: its table, its moment, and its language."""

from anyio import to_thread
from starlette.requests import Request

from flambeur.core.errors import UnknownGame
from flambeur.families import family_of
from flambeur.protocol.card import Card
from flambeur.protocol.refusals import UnknownTable
from flambeur.server.address import address_of
from flambeur.server.context import Context
from flambeur.server.http.speech import language_of
from flambeur.server.http.tables import table_named
from flambeur.server.play.listing import read_cards
from flambeur.server.play.sealing import check_open
from flambeur.words.catalogues import Words


async def card_of(request: Request) -> Card:
    """Read the card of the table that a link leads to; its log is not touched."""
    context = context_of(request)
    context.limits.requests.count(address_of(request.scope, context.settings.proxies))
    found = await context.store.card(table_named(request.path_params["id"]))
    for card in read_cards([found] if found is not None else []):
        check_open(card)
        return card
    raise UnknownTable("there is no such table")


def moment_of(request: Request, card: Card) -> int:
    """Tell which moment of a finished game is meant; while one is played, its table is shown."""
    moment: int = request.path_params.get("moment", 0)
    return moment if card.phase == "over" else 0


async def words_of(request: Request) -> Words:
    """Find the words of whoever shared the link, or of the reader."""
    # The first time in each language it takes a fifth of a second, and others are waiting.
    return await to_thread.run_sync(Words, language_of(request))


def score_of(card: Card) -> str:
    """Tell what the scores of a game are; one that is not installed any more has points."""
    try:
        return family_of(card.game).score
    except UnknownGame:
        return "points"


def context_of(request: Request) -> Context:
    """Find the worker that serves a request."""
    context: Context = request.app.state.context
    return context
