"""The endpoints of the coach: reviews of finished games, and hints in games without rivals."""

from time import perf_counter

import msgspec
from starlette.responses import Response

from flambeur.core.codec import shape_as
from flambeur.core.fair.signer import NoSigner
from flambeur.families import family_of
from flambeur.protocol.refusals import NotFound, UnknownTable, WrongPhase
from flambeur.protocol.review import Hint, ReviewJob
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.tables import SOME_TABLE, table_of
from flambeur.server.ops import metrics
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import aside, read_log
from flambeur.server.store.contract import Reviewed
from flambeur.server.thought.hints import ask_hint, give_hint
from flambeur.server.thought.reviews import game_of

JSON = "application/json"
REVIEW = f"{SOME_TABLE}/review"


async def ask_review(call: Call) -> ReviewJob:
    """Have a finished game reviewed, unless it was already."""
    table = table_of(call)
    found = await call.context.reviews.find(table)
    if found is None or found.state == "failed":
        game = await _finished(call, table)
        limits, reviews = call.context.limits, call.context.reviews
        limits.reviewing.check(call.person, call.address)
        limits.reviews.count(call.address)
        limits.reviewing.charge(call.person, call.address, reviews.cost(game))
        found = await reviews.ask(table)
    return _job(table, found)


async def see_review(call: Call) -> ReviewJob | Response:
    """Tell how far a review is, and give it once it is done."""
    table = table_of(call)
    found = await call.context.reviews.find(table)
    if found is None:
        raise NotFound("nobody asked for a review of this game")
    if found.body is None:
        return _job(table, found)
    stored = await read_log(call.context.store, table)
    record = await aside(stored, export_record, stored, NoSigner())
    if record is None:
        raise UnknownTable("there is no such table")
    told = await call.context.reviews.tell(table, record, found.body)
    job = {"table": table, "state": "done", "progress": 1.0, "review": msgspec.Raw(found.body)}
    words = family_of(game_of(record)).words_name()
    return Response(
        msgspec.json.encode(job | {"told": msgspec.Raw(told), "words": words}), media_type=JSON
    )


async def hint(call: Call) -> Response:
    """Say what the coach would do in the place of the one who asks."""
    table = (await call.context.desk.see(table_of(call))).table
    asking = ask_hint(table, call.person)
    await call.context.days.refuse_asked(asking.view().state)
    call.context.limits.hints.count(call.person)
    started = perf_counter()
    given = await call.context.minds.think(give_hint, asking)
    metrics.HINT_SECONDS.observe(perf_counter() - started)
    return Response(given, media_type=JSON)


async def _finished(call: Call, table: str) -> str:
    """Tell which game was played to its end, or refuse."""
    card = (await call.context.desk.see(table)).table.card
    if card.outcome is None or card.outcome.ending != "finished":
        raise WrongPhase("only a game that was played to its end is reviewed")
    if family_of(card.game).judge is None:
        raise NotFound("nobody reviews this game")
    return card.game


def _job(table: str, found: Reviewed) -> ReviewJob:
    return shape_as({"table": table, "state": found.state, "progress": found.progress}, ReviewJob)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path=REVIEW,
        does=ask_review,
        answer=ReviewJob,
        tells="Have a finished game reviewed",
    ),
    Endpoint(
        method="GET",
        path=REVIEW,
        does=see_review,
        answer=ReviewJob,
        tells="Get the review of a finished game, or how far it is",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/hint",
        does=hint,
        answer=Hint,
        tells="Ask the coach what to do",
        thinks=True,
    ),
)
