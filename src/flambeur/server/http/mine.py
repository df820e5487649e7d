"""The endpoint that tells somebody about the games they play and played."""

from flambeur.protocol.mine import MyGames, MyGamesQuery
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.play.mine import games_of


async def my_games(call: Call) -> MyGames:
    """List the games of the one who asks."""
    return await games_of(call.context.desk, call.person, call.query.limit, call.query.skip)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/me/games",
        does=my_games,
        query=MyGamesQuery,
        answer=MyGames,
        tells="List your games: where you are awaited, and how others ended",
        thinks=True,
    ),
)
