"""The endpoint for the words of a game, with which clients say its lines."""

from starlette.responses import Response

from flambeur.families import every_family
from flambeur.protocol.refusals import NotFound
from flambeur.server.http.kit import Call, Endpoint
from flambeur.words.served import served

FOREVER = "public, max-age=31536000, immutable"
"""Another text has another name."""


async def see_words(call: Call) -> Response:
    """Give the catalogues that an update has named, in one language."""
    known = {one.name: one.texts for one in (served(family.words) for family in every_family())}
    text = known.get(call.path["name"], {}).get(call.path["language"])
    if text is None:
        raise NotFound("there are no such words")
    return Response(text, media_type="text/plain", headers={"cache-control": FOREVER})


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/words/{name}/{language}",
        does=see_words,
        answer=str,
        media="text/plain",
        tells="Get the words of a game in a language, in Fluent, by the name that an update gives",
    ),
)
