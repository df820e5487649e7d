"""The bus between workers: news is late, overtakes other news, or never comes."""

from collections.abc import Callable

import msgspec

from bench.simulation.loop import SimLoop
from bench.simulation.node import NOWHERE, Node
from flambeur.server.bus.contract import Handler, Unsubscribe
from flambeur.server.bus.inbox import Inbox
from flambeur.server.play.heard import SEQ_BYTES, Heard

QUICK, SLOW, OFTEN = 0.003, 0.4, 0.05
"""Seconds that news travels at most, usually and in every twentieth case."""


class Ear(msgspec.Struct, frozen=True):
    """Somebody who listens."""

    node: Node
    subject: str
    inbox: Inbox


class Air:
    """What lies between all workers."""

    def __init__(self, loop: SimLoop, loss: float) -> None:
        """Take which share of all news gets lost even on a good day."""
        self._loop, self._loss = loop, loss
        self.ears: list[Ear] = []
        self.down = False
        self.cuts: set[tuple[int, int]] = set()
        """Pairs of workers that do not hear each other."""
        self.overheard: Callable[[str, Heard], None] = lambda *_: None
        """Called with all that a worker tells the others as committed."""

    def tell(self, node: Node, subject: str, news: bytes, *, self_too: bool) -> None:
        """Send news to all who listen, and to one of each group."""
        groups: dict[str, list[Ear]] = {}
        for number, ear in enumerate(self.ears):
            if ear.subject == subject and (self_too or ear.node is not node):
                groups.setdefault(ear.inbox.group or str(number), []).append(ear)
        for ears in groups.values():
            self._send(node, self._loop.luck.choice(ears), news)

    def _send(self, node: Node, ear: Ear, news: bytes) -> None:
        luck = self._loop.luck
        pair = (node.number, ear.node.number)
        if self.down or not self.cuts.isdisjoint((pair, pair[::-1])) or luck.random() < self._loss:
            return
        delay = luck.random() * (SLOW if luck.random() < OFTEN else QUICK)
        self._loop.call_later(delay, ear.inbox.put, ear.subject, news, context=NOWHERE)

    def forget(self, node: Node) -> None:
        """Let a worker go that is gone."""
        self.ears = [ear for ear in self.ears if ear.node is not node]


class SimBus:
    """The bus as one worker has it."""

    def __init__(self, air: Air, node: Node) -> None:
        """Take whose bus this is."""
        self._air, self._node = air, node

    async def open(self, _: bytes, /) -> None:
        """Need nothing."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Tell everybody who listens."""
        self._air.tell(self._node, subject, news, self_too=True)

    async def tell_others(self, subject: str, news: bytes) -> None:
        """Tell those who listen on other workers."""
        heard = msgspec.msgpack.decode(news[SEQ_BYTES:], type=Heard)
        self._air.overheard(subject, heard)
        self._air.tell(self._node, subject, news, self_too=False)

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Unsubscribe:
        """Listen."""
        ear = Ear(self._node, subject, Inbox(subject, handler, group))
        self._air.ears.append(ear)

        async def unsubscribe() -> None:
            ear.inbox.close()
            self._air.ears = [other for other in self._air.ears if other is not ear]

        return unsubscribe

    async def ready(self) -> bool:
        """Tell whether the line is up."""
        return not self._air.down

    async def close(self) -> None:
        """Need nothing."""
