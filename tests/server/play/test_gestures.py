"""What the hands of the one in turn do: told to all, kept nowhere, and never what is hidden."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw

from flambeur.core.codec import encode
from flambeur.core.errors import IllegalMove
from flambeur.core.fair.lines import line_of
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.families import every_family
from flambeur.protocol.acts import Play
from flambeur.protocol.messages import Gesture, Gestured
from flambeur.protocol.refusals import BadRequest, TooMany
from flambeur.server.limits import Limits
from flambeur.server.play.gestures import shown_of
from flambeur.server.play.table import Table
from flambeur.server.settings import Settings
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources import SeededSource
from tests.server.live import Json, Live, Socket, serving
from tests.server.play.tables import open_game, person_at, pick, worker

HIDING = {"tiles": ("A1", "G1")}
"""Machines at which something is hidden: a fist and boxes."""
GAMES: tuple[tuple[str, Json], ...] = (
    *((family.name, {}) for family in every_family()),
    ("vegas/royale", HIDING),
)
MOVES = 40
WHOLE = 1_000
"""More moves than a game has: in a whole one, something is hidden for sure."""


def considered(table: Table, move: Move, before: int = 0) -> Gesture:
    """Look at a move, now or some moves before it."""
    return Gesture(table.id, table.version - before, "consider", Raw(encode(move)))


def choice_of(table: Table) -> Choice:
    """Tell what is awaited."""
    assert table.position is not None
    assert isinstance(table.position.turn, Choice)
    return table.position.turn


def moves_of(turn: Choice) -> list[Move]:
    """List what can be chosen, with one move of each form."""
    return [*turn.moves, *(form.sample(SeededSource("a").roll) for form in turn.forms)]


def is_open(table: Table, move: Move) -> bool:
    """Tell whether everybody can read a move in the record once it is played."""
    assert table.position is not None
    entry = table.position.awaits(choice_of(table).seat, move)
    return encode(move) in line_of(entry).public


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_only_what_all_will_see_is_shown(
    sqlite_store: SqliteStore, game: str, options: Json
) -> None:
    """At any table, a move that is looked at is told exactly if it is public once it is played."""
    luck, told = Random(0), set()
    async with worker(sqlite_store) as context:
        name = await open_game(context, game, 2, options)
        for _ in range(WHOLE if options == HIDING else MOVES):
            table = (await context.desk.see(name)).table
            if table.awaited() is None:
                break
            turn = choice_of(table)
            person = person_at(table, turn.seat)
            for move in moves_of(turn):
                shown = shown_of(considered(table, move), table, person)
                assert is_open(table, move) == (shown is not None)
                assert shown is None or move == shown.move
                told.add(shown is not None)
            nothing = Gesture(name, table.version, "consider")
            assert (turn.audience is None) == (shown_of(nothing, table, person) is not None)
            act = Play(table.version, Raw(encode(luck.choice(moves_of(turn)))))
            await context.desk.act(name, person, act, f"move-{table.version}")
    assert ({True, False} if options == HIDING else {True}) == told


async def test_only_the_one_in_turn_is_shown(sqlite_store: SqliteStore) -> None:
    """The others, onlookers and those who are late show nothing, whatever they send."""
    async with worker(sqlite_store) as context:
        name = await open_game(context, "vegas", 2)
        table = (await context.desk.see(name)).table
        turn = choice_of(table)
        mine, other = person_at(table, turn.seat), person_at(table, 1 - turn.seat)
        for kind in ("cup", "tip"):
            gesture = Gesture(name, table.version, kind)
            assert Gestured(name, table.version, turn.seat, kind) == shown_of(gesture, table, mine)
            assert [None, None] == [shown_of(gesture, table, one) for one in (other, "nobody")]
        late = considered(table, turn.moves[0], before=1)
        assert shown_of(late, table, mine) is None
        await context.desk.act(name, mine, pick(table), "move")
        after = (await context.desk.see(name)).table
        assert shown_of(Gesture(name, table.version, "tip"), after, mine) is None


async def test_what_cannot_be_played_is_refused(sqlite_store: SqliteStore) -> None:
    """A move that the rules do not offer is no gesture, and neither is what is no move."""
    async with worker(sqlite_store) as context:
        name = await open_game(context, "vegas", 2)
        table = (await context.desk.see(name)).table
        turn = choice_of(table)
        person = person_at(table, turn.seat)
        wrong: Any = msgspec.structs.replace(cast("Any", turn.moves[0]), face=7)
        with pytest.raises((IllegalMove, BadRequest)):
            shown_of(considered(table, wrong), table, person)
        for raw in (b"{}", b"7", b'{"type": "stop"}'):
            gesture = Gesture(name, table.version, "consider", Raw(raw))
            with pytest.raises(BadRequest):
                shown_of(gesture, table, person)


@pytest.mark.parametrize(("game", "aims"), [("strike", True), ("vegas", False)])
async def test_only_throws_are_aimed(sqlite_store: SqliteStore, game: str, aims: bool) -> None:
    """Where and how hard somebody aims is told in a game of throws, and in no other."""
    async with worker(sqlite_store) as context:
        name = await open_game(context, game, 2)
        table = (await context.desk.see(name)).table
        seat = choice_of(table).seat
        gesture = Gesture(name, table.version, "aim", angle=90_000, strength=700)
        shown = Gestured(name, table.version, seat, "aim", angle=90_000, strength=700)
        found = shown_of(gesture, table, person_at(table, seat))
        assert (shown if aims else None) == found


def test_a_flood_is_dropped_first_and_refused_then() -> None:
    """A hand has ten words of aim at once and five others; they do not use up what it may do."""
    limits = Limits(Settings(acts="1/hour"))
    assert 10 == [limits.gesture("ana", aims=True) for _ in range(20)].count(True)
    assert 5 == [limits.gesture("ana", aims=False) for _ in range(20)].count(True)
    assert limits.gesture("ben", aims=False)
    limits.act("ana", "here")
    with pytest.raises(TooMany):
        limits.act("ana", "here")


def without_seat(message: Json) -> Json:
    """Leave out whose hands they are."""
    return {key: value for key, value in message.items() if key != "seat"}


async def heard(socket: Socket) -> list[Json]:
    """Hear all that comes before the answer to a ping."""
    said: list[Json] = []
    await socket.say({"type": "ping"})
    while (message := await socket.hear())["type"] != "pong":
        said.append(message)
    return said


@asynccontextmanager
async def seated(live: Live) -> AsyncIterator[tuple[Json, list[Socket]]]:
    """Let two people play and a third look on; give a gesture of now, and their lines."""
    people = [live.guest() for _ in range(3)]
    table = await people[0].open(chairs=2)
    for number, person in enumerate(people[:2]):
        await person.do(table, {"type": "sit", "name": f"Guest{number}"}, f"sit{number}")
    await people[0].do(table, {"type": "start"}, "start")
    version = (await people[0].see(table))["view"]["version"]
    async with AsyncExitStack() as open_lines:
        sockets = [await open_lines.enter_async_context(one.socket()) for one in people]
        for socket in sockets:
            await socket.say({"type": "watch", "table": table})
            await heard(socket)
        yield {"type": "gesture", "table": table, "version": version, "kind": "tip"}, sockets


async def test_gestures_reach_all_who_follow() -> None:
    """Those of the one in turn are seen by all over the socket, and the log stays as it is."""
    async with serving() as live, seated(live) as (said, sockets):
        steps = await live.context.store.seqs([said["table"]])
        for socket in sockets[:2]:
            await socket.say(said)
        for socket in sockets:
            assert said | {"type": "gestured"} == without_seat(await socket.hear())
        assert steps == await live.context.store.seqs([said["table"]])


async def test_onlookers_have_no_hands() -> None:
    """Whoever does not sit here is refused."""
    async with serving() as live, seated(live) as (said, sockets):
        assert "seat/none" == (await sockets[2].ask(said))["code"]


async def test_more_than_a_hand_does_is_not_passed_on() -> None:
    """Of many words at once a few are passed on; nobody is refused for the others."""
    async with serving() as live, seated(live) as (said, sockets):
        for socket in sockets[:2]:
            for _ in range(12):
                await socket.say(said)
            assert {"gestured"} >= {message["type"] for message in await heard(socket)}
        told = len(await heard(sockets[2]))
        assert 5 <= told <= 7
