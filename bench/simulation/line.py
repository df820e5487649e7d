"""A line between a client and a worker: in order both ways, until it breaks."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from bench.simulation.node import NOWHERE
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.messages import Do, Done, FromServer, Hello, Language, Refused, Resume, Watch

if TYPE_CHECKING:
    from bench.simulation.client import Client
    from bench.simulation.worker import Worker

DELAY = 0.02
"""Seconds that a message travels, at most."""
NOTICED = 0.5
"""Seconds until the other end notices that a line is lost, at most."""
Said = Do | Watch | Resume | NewTable


class Line:
    """The worker's end answers one message after the other, as the socket of the server does."""

    language: Language | None = None

    def __init__(self, client: "Client", worker: "Worker") -> None:
        """Connect."""
        self.client, self.worker, self.person = client, worker, client.person
        self._loop = client.world.loop
        self.open = True
        self._said: asyncio.Queue[Said] = asyncio.Queue()
        self._there = self._back = 0.0
        worker.lines.append(self)
        self._loop.create_task(self._listen(), context=worker.context)

    def __hash__(self) -> int:
        """Stand in sets where the seed says, not where memory happened to be free."""
        return hash(self.client.number)

    def say(self, said: Said) -> None:
        """Send something to the worker."""
        self._there = self._travel(self._there, self._said.put_nowait, said)

    def send(self, message: bytes) -> None:
        """Send something to the client."""
        self._back = self._travel(self._back, self.client.hear, self, message)

    def _travel(self, last: float, arrive: Callable[..., None], *given: object) -> float:
        """Let a message arrive after the one before it, unless the line is lost by then."""
        at = max(self._loop.now + self._loop.luck.random() * DELAY, last + 1e-6)

        def deliver() -> None:
            if self.open:
                arrive(*given)

        self._loop.call_at(at, deliver, context=NOWHERE)
        return at

    def lose(self) -> None:
        """Break; both ends notice it by and by."""
        if not self.open:
            return
        self.open = False
        if self in self.worker.lines:
            self.worker.lines.remove(self)
        luck = self._loop.luck
        self._loop.call_later(luck.random() * NOTICED, self.client.lost, self, context=NOWHERE)
        context, table = self.worker.context, self.client.table
        self._loop.call_later(luck.random() * NOTICED, self._unwatch, table, context=context)

    def _unwatch(self, table: str) -> None:
        self._loop.create_task(self.worker.desk.unwatch(table, self))

    async def _listen(self) -> None:
        while True:
            said = await self._said.get()
            try:
                await self._answer(said)
            except FlambeurError as error:
                key, table = getattr(said, "key", None), getattr(said, "table", None)
                self._say(Refused(error.code, str(error), key, table))

    async def _answer(self, said: Said) -> None:
        desk = self.worker.desk
        match said:
            case Do(table=table, act=act, key=key):
                self._say(Done(key, table, await desk.act(table, self.person, act, key)))
            case Watch(table=table):
                await desk.watch(table, self, None)
            case Resume(table=table, since=since):
                await desk.watch(table, self, since)
                await desk.welcome(table, self.person)
            case NewTable():
                table = await self.worker.lobby.open(self.person, said)
                self._say(Hello(table, ""))

    def _say(self, message: FromServer) -> None:
        self.send(encode(message))
