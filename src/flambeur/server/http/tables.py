"""The endpoints around tables."""

from typing import Any

from starlette.responses import Response, StreamingResponse

from flambeur.core.errors import UnknownGame
from flambeur.families import find
from flambeur.protocol.acts import Act, Key
from flambeur.protocol.card import Phase
from flambeur.protocol.lobby import (
    Cards,
    Committed,
    GameName,
    NewTable,
    Opening,
    Quick,
    Receipt,
)
from flambeur.protocol.messages import Update
from flambeur.protocol.refusals import UnknownTable, WrongPhase
from flambeur.protocol.wire import Wire
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.stream import Stream
from flambeur.server.play.export import export_record
from flambeur.server.play.fan import whole
from flambeur.server.play.reading import aside, read_log

SOME_TABLE = "/api/tables/{table}"
ID_LENGTH = 12


class Doing(Wire, frozen=True):
    """Something to do at a table, once for each key."""

    act: Act
    key: Key


class ListQuery(Wire, frozen=True):
    """Which tables to list."""

    phase: Phase = "open"
    game: GameName | None = None


async def open_table(call: Call) -> Opening:
    """Open a table."""
    return Opening(await call.doer.open(call.body))


async def quick(call: Call) -> Opening:
    """Find a table for a quick game."""
    return Opening(await call.doer.quick(call.body))


async def list_tables(call: Call) -> Cards:
    """List public tables."""
    game = None if call.query.game is None else _game_id(call.query.game)
    return Cards(tuple(await call.context.lobby.listed(call.query.phase, game)))


async def my_tables(call: Call) -> Cards:
    """List the tables of the one who asks."""
    return Cards(tuple(await call.context.lobby.tables_of(call.person)))


async def see_table(call: Call) -> Response:
    """Show a table as it stands, to the one who asks."""
    slot = await call.context.desk.see(table_of(call))
    news = whole(slot.table, slot.left).for_person(call.person)
    return Response(news, media_type="application/json")


async def do(call: Call) -> Committed:
    """Do something at a table."""
    call.context.limits.act(call.person, call.address)
    return await call.doer.do(table_of(call), call.body.act, call.body.key)


async def stream(call: Call) -> StreamingResponse:
    """Tell what happens at a table, line by line, as long as the line is open."""
    line, table, context = Stream(call.visitor.credential), table_of(call), call.context
    await context.desk.watch(table, line)
    context.lines.add(line)

    async def end() -> None:
        context.lines.discard(line)
        await context.desk.unwatch(table, line)

    return StreamingResponse(line.lines(end), media_type="application/x-ndjson")


async def record(call: Call) -> Response:
    """Give the record of a finished game as a file."""
    stored = await read_log(call.context.store, table_of(call))
    data = await aside(stored, export_record, stored, call.context.signing)
    if data is None:
        raise WrongPhase("the record is given out when the game is over")
    name = f'attachment; filename="{table_of(call)}.jsonl"'
    return Response(data, headers={"Content-Disposition": name}, media_type="application/jsonl")


async def receipt(call: Call) -> Receipt:
    """Give what proves the dice; the seed only once the game is over."""
    table = (await call.context.desk.see(table_of(call))).table
    if table.scheme > 1:
        return Receipt(table.id, table.card.hash, table.begun())
    seed = table.seed if table.card.phase == "over" else None
    return Receipt(table.id, table.card.hash, (), tuple(n for n in table.nonces if n), seed)


def table_of(call: Call) -> str:
    """Read the name of the table that is asked for."""
    return table_named(call.path["table"])


def table_named(table: str) -> str:
    """Give back the name of a table, or refuse what cannot be one."""
    if len(table) != ID_LENGTH or not table.isalnum() or not table.isascii():
        raise UnknownTable("there is no such table")
    return table


def _game_id(name: str) -> str:
    try:
        return find(name).id
    except UnknownGame:
        return name


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables",
        does=open_table,
        body=NewTable,
        answer=Opening,
        tells="Open a table",
    ),
    Endpoint(
        method="POST",
        path="/api/quick",
        does=quick,
        body=Quick,
        answer=Opening,
        tells="Play with whoever is there",
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        does=list_tables,
        query=ListQuery,
        answer=Cards,
        tells="List public tables",
    ),
    Endpoint(
        method="GET",
        path="/api/me/tables",
        does=my_tables,
        answer=Cards,
        tells="List your own tables",
    ),
    Endpoint(
        method="GET",
        path=SOME_TABLE,
        does=see_table,
        answer=Update,
        tells="Look at a table",
        plays=True,
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=f"{SOME_TABLE}/acts",
        does=do,
        body=Doing,
        answer=Committed,
        tells="Do something at a table",
        plays=True,
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/stream",
        does=stream,
        answer=Update,
        media="application/x-ndjson",
        tells="Follow a table, line by line",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/record",
        does=record,
        answer=Any,
        media="application/jsonl",
        tells="Get the record of a finished game",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{SOME_TABLE}/receipt",
        does=receipt,
        answer=Receipt,
        tells="Get what proves the dice",
        thinks=True,
    ),
)
