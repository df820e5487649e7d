"""The endpoint that tells for how long things are kept."""

from flambeur.protocol.people import Kept
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.people.kept import kept_for


async def see_kept(call: Call) -> Kept:
    """Tell the days of this server."""
    return kept_for(call.context.settings)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/privacy",
        does=see_kept,
        answer=Kept,
        tells="See for how many days things are kept here",
    ),
)
