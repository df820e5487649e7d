"""The endpoint that lists the best."""

from flambeur.families import find
from flambeur.protocol.people import RatingsQuery, Standing, Standings
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.people.export import skill_of

LISTED = 100


async def list_ratings(call: Call) -> Standings:
    """List the best accounts or bots in a game."""
    game = find(call.query.game).name
    best = await call.context.store.best(game, call.query.kind, LISTED)
    standings = (Standing(rating.person, name, skill_of(rating)) for name, rating in best)
    return Standings(game, tuple(standings))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/ratings",
        does=list_ratings,
        query=RatingsQuery,
        answer=Standings,
        tells="List the best in a game",
    ),
)
