"""The socket: messages in, answers and updates out."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection

from flambeur.core.codec import reader_of
from flambeur.core.errors import FlambeurError
from flambeur.protocol.messages import (
    Do,
    DoAtNight,
    Done,
    Follow,
    FromClient,
    Gesture,
    Hello,
    Ping,
    Pong,
    React,
    Reacted,
    Resume,
    Unfollow,
    Unwatch,
    Watch,
)
from flambeur.protocol.refusals import BadRequest, NotSeated, TooLarge, TooMany
from flambeur.server.address import address_of
from flambeur.server.context import Context
from flambeur.server.doing import Doer
from flambeur.server.http.kit import refusal, refused
from flambeur.server.intake import read_json
from flambeur.server.ops import metrics
from flambeur.server.origin import check_origin
from flambeur.server.play.gestures import shown_of
from flambeur.server.play.sealing import check_player
from flambeur.server.socket.line import Line, Message, Send

LONGEST = 8192
"""Characters in one message."""
FOLLOWED = 8
"""Tables one socket may follow, and as many nights."""
VOID = 4401
"""The session of the cookie is over: whoever asks over HTTP gets a new one and may come again."""

Receive = Callable[[], Awaitable[Message]]
DECODER = reader_of(FromClient)


async def serve(context: Context, scope: Any, receive: Receive, send: Send) -> None:
    """Serve one socket from its opening to its end."""
    await receive()
    try:
        line = await _accept(context, scope, send)
    except FlambeurError as error:
        await refusal(error)(scope, receive, send)
        return
    if line is None:
        return
    context.lines.add(line)
    metrics.SOCKETS.inc()
    try:
        await _listen(context, line, receive)
    finally:
        context.lines.discard(line)
        metrics.SOCKETS.dec()
        for table in tuple(line.tables):
            await context.desk.unwatch(table, line)
        for night in tuple(line.nights):
            await context.nights.unfollow(night, line)


async def _accept(context: Context, scope: Any, send: Send) -> Line | None:
    """Let somebody in, unless their session is void: a new one is given over HTTP alone."""
    asked, settings, sessions = HTTPConnection(scope), context.settings, context.sessions
    headers = asked.headers
    address = address_of(scope, settings.proxies)
    context.limits.requests.count(address)
    check_origin("SOCKET", scope, settings)
    cookie = asked.cookies.get(sessions.cookie)
    visitor = await sessions.visitor(headers.get("authorization"), cookie)
    if cookie is not None and visitor.is_new:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": VOID})
        return None
    context.seen.note(visitor.person)
    fresh = [(b"set-cookie", visitor.cookie.encode())] if visitor.is_new and visitor.cookie else []
    await send({"type": "websocket.accept", "headers": fresh})
    line = Line(send, visitor.credential, address)
    line.say(Hello(visitor.person.id, visitor.person.name))
    return line


async def _listen(context: Context, line: Line, receive: Receive) -> None:
    """Answer one message after the other, until the other end hangs up."""
    while line.closed is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            line.closed = line.closed or 1000
            return
        await _answer(context, line, message.get("text"))


async def _answer(context: Context, line: Line, text: str | None) -> None:
    said: FromClient | None = None
    try:
        try:
            said = _read(text)
        finally:
            # What cannot be read is counted, too; what can is refused with its key.
            if not isinstance(said, Gesture):
                context.limits.act(line.person, line.address)
        await _carry_out(context, line, said)
    except FlambeurError as error:
        metrics.REFUSALS.labels(error.code).inc()
        key = said.key if isinstance(said, Do | DoAtNight) else None
        table = getattr(said, "table", None) or getattr(said, "night", None)
        line.say(refused(error, key, table))


def _read(text: str | None) -> FromClient:
    if text is None:
        raise BadRequest("messages are text")
    if len(text) > LONGEST:
        raise TooLarge(f"at most {LONGEST} characters")
    said: FromClient = read_json(text, DECODER)
    return said


async def _carry_out(context: Context, line: Line, said: FromClient) -> None:
    if isinstance(said, Do | Watch | Resume | React | Gesture):
        await _check_seal(context, line, said.table)
    match said:
        case Do(table=table, act=act, key=key):
            done = await Doer(context, line.person, line.address).do(table, act, key)
            line.say(Done(key, table, done.seq, done.receipt))
        case Watch(table=table, language=language):
            line.language = language
            await _follow(context, line, table, None)
        case Resume(table=table, since=since, language=language):
            line.language = language
            await _follow(context, line, table, since)
        case Unwatch(table=table):
            line.tables.discard(table)
            await context.desk.unwatch(table, line)
        case React(table=table, reaction=reaction):
            await _react(context, line, Reacted(table, line.person, reaction))
        case Gesture():
            await _gesture(context, line, said)
        case Follow() | Unfollow() | DoAtNight():
            await _at_night(context, line, said)
        case Ping():
            line.say(Pong())


async def _check_seal(context: Context, line: Line, table: str) -> None:
    """Let nobody but its player come to a sealed table."""
    card = await context.desk.card(table)
    if card is not None:
        check_player(card, line.person)


async def _follow(context: Context, line: Line, table: str, since: int | None) -> None:
    if table not in line.tables and len(line.tables) >= FOLLOWED:
        raise TooMany(f"a socket follows at most {FOLLOWED} tables")
    with context.limits.thinking.spend(line.person, line.address):
        await context.desk.watch(table, line, since)
    line.tables.add(table)
    await context.desk.welcome(table, line.person)


async def _at_night(context: Context, line: Line, said: Follow | Unfollow | DoAtNight) -> None:
    match said:
        case Follow(night=night, screen=screen):
            if night not in line.nights and len(line.nights) >= FOLLOWED:
                raise TooMany(f"a socket follows at most {FOLLOWED} nights")
            await context.nights.follow(night, line, screen=screen)
            line.nights.add(night)
            await context.keeper.come(night, line, screen=screen)
        case Unfollow(night=night):
            line.nights.discard(night)
            await context.nights.unfollow(night, line)
        case DoAtNight(night=night, act=act, key=key):
            done = await Doer(context, line.person, line.address).do_at_night(night, act, key)
            line.say(Done(key, night, done))


async def _react(context: Context, line: Line, said: Reacted) -> None:
    slot = await context.desk.slots.get(said.table)
    if slot.table.seat_of(line.person) is None:
        raise NotSeated("only those who sit here are heard")
    await context.desk.pass_on(said)


async def _gesture(context: Context, line: Line, said: Gesture) -> None:
    """Let the others see it; what is too often for that counts as acts do, against floods."""
    if not context.limits.gesture(line.person, aims=said.kind == "aim"):
        context.limits.act(line.person, line.address)
        return
    table = (await context.desk.slots.get(said.table)).table
    if table.seat_of(line.person) is None:
        raise NotSeated("only those who sit here are heard")
    if (gestured := shown_of(said, table, line.person)) is not None:
        await context.desk.pass_on(gestured)
