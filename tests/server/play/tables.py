"""Workers, viewers and whole games for the tests of play."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.families import make_bot
from flambeur.protocol.acts import Play, Sit, Start
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.messages import Language
from flambeur.protocol.patch import Plain, merge
from flambeur.server.bus.contract import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.context import Context, close_context, open_context
from flambeur.server.play.table import Table
from flambeur.server.settings import Settings
from flambeur.server.store.contract import Store

FREE = Settings(
    acts="1000000/second", requests="1000000/second", tables="1000000/second", idle_reviews=0
)
PEOPLE = ("ana", "ben", "cleo", "dan", "eva")


class Eye:
    """A viewer that keeps all it is sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.language: Language | None = None
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    @property
    def updates(self) -> list[dict[str, Any]]:
        """What it was sent, read."""
        return [msgspec.json.decode(message) for message in self.sent]

    @property
    def pictures(self) -> dict[int, Plain]:
        """What a person saw at each place of the log."""
        return pictures_of(self.updates)

    @property
    def last(self) -> dict[str, Any]:
        """The latest update."""
        update: dict[str, Any] = msgspec.json.decode(self.sent[-1])
        return update


def pictures_of(updates: Iterable[dict[str, Any]]) -> dict[int, Plain]:
    """Apply patches, each to the picture at the place where it starts."""
    seen: dict[int, Plain] = {}
    for update in updates:
        if "patch" in update:
            seen[update["seq"]] = merge(seen[update["since"]], update["patch"])
        elif "picture" in update:
            seen[update["seq"]] = update["picture"]
    return seen


class Shared:
    """A store that several workers of a test share; it is opened and closed by its fixture."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def open(self) -> None:
        """Do nothing: the fixture has opened it."""

    async def close(self) -> None:
        """Do nothing: the fixture closes it."""


@asynccontextmanager
async def worker(
    store: Store, bus: Bus | None = None, settings: Settings = FREE
) -> AsyncIterator[Context]:
    """Run a worker on a store that others use, too."""
    shared: Any = Shared(store)
    context = await open_context(settings, shared, bus or LocalBus())
    try:
        yield context
    finally:
        await close_context(context)


async def open_game(
    context: Context,
    game: str,
    people: int,
    options: dict[str, Any] | None = None,
    **wanted: Any,
) -> str:
    """Open a table, let people sit down, and start."""
    new = NewTable(game, people, options or {}, **wanted)
    table = await context.lobby.open("ana", new)
    for person in PEOPLE[:people]:
        sit = Sit(person.title())
        await context.desk.act(table, person, sit, f"sit-{person}")
    await context.desk.act(table, "ana", Start(), "start")
    return table


def pick(table: Table, level: str = "uniform") -> Play:
    """Choose a move for whoever's turn it is, the same one for the same position."""
    seat = table.awaited()
    assert seat is not None
    assert table.position is not None
    view = table.position.view(seat)
    move = make_bot(level, table.card.game, f"{table.version}").choose(view)
    return Play(table.version, msgspec.Raw(encode(move)))


def person_at(table: Table, seat: int) -> str:
    """Tell who sits there."""
    place = table.card.places[seat]
    assert place is not None
    assert place.person is not None
    return place.person


async def one_move(context: Context, table: str, key: str | None = None) -> int:
    """Let whoever's turn it is make a move."""
    now = (await context.desk.see(table)).table
    seat = now.awaited()
    assert seat is not None
    act = pick(now)
    return await context.desk.act(table, person_at(now, seat), act, key or f"move-{now.version}")


async def play_on(context: Context, table: str, moves: int = 10_000) -> Table:
    """Let people move in turn, to the end or for a number of moves."""
    for _ in range(moves):
        now = (await context.desk.see(table)).table
        if now.awaited() is None:
            break
        await one_move(context, table)
    return (await context.desk.see(table)).table


async def until(condition: Any, seconds: float = 5.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
