"""The endpoints around the board of a day."""

from flambeur.protocol.board import BoardResult, NewBoard
from flambeur.protocol.lobby import Opening
from flambeur.server.http.kit import Call, Endpoint


async def open_board(call: Call) -> Opening:
    """Begin the attempt of the one who asks, or find it again."""
    call.context.limits.act(call.person, call.address)
    return Opening(await call.doer.open_board(call.body))


async def see_result(call: Call) -> BoardResult:
    """Tell what the attempt of the one who asks came to."""
    return await call.context.boards.result(call.person, call.path["day"])


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/today/board",
        does=open_board,
        body=NewBoard,
        answer=Opening,
        tells="Play the board of a day: one game with the same dice for everybody, one attempt",
    ),
    Endpoint(
        method="GET",
        path="/api/days/{day}/board",
        does=see_result,
        answer=BoardResult,
        tells="Compare your attempt at the board of a day, once it is over",
        thinks=True,
    ),
)
