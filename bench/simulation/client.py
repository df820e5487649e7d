"""Somebody at the other end of a line: comes back after every fault, and asks again."""

import asyncio
from typing import TYPE_CHECKING

from bench.server.messages import BUSY, DECODER, UNAVAILABLE, Done, Hello, Refused, Update
from bench.simulation.line import Line
from flambeur.core.codec import encode
from flambeur.protocol.acts import Act
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.messages import Do, Resume, Watch

if TYPE_CHECKING:
    from bench.simulation.world import World

AGAIN = 0.3
"""Seconds until something that failed is tried again."""
IMPATIENT = 4.0
"""Seconds without an answer after which somebody tries another worker, at most."""


class Client:
    """One person who follows the table."""

    def __init__(self, world: "World", number: int) -> None:
        """Come, and take a line to some worker."""
        self.world, self.number, self.person = world, number, f"p{number}"
        self.table, self.seq, self.over = "", 0, False
        self._asked: dict[str, tuple[Do, asyncio.Future[bool]]] = {}
        self._opening: asyncio.Future[str] | None = None
        self._looking = False
        self._line: Line | None = None
        self._keys = 0
        self._connect()

    async def open_table(self, wanted: NewTable) -> str:
        """Open a table, as often as it takes; one whose answer is lost is left alone."""
        while True:
            self._opening = self.world.loop.create_future()
            if self._line is not None:
                self._line.say(wanted)
            self.world.loop.call_later(IMPATIENT, _give_up, self._opening)
            if table := await self._opening:
                self._opening = None
                return table

    @property
    def over_at(self) -> int | None:
        """How long the log is, for one who knows that all is over and waits for no answer."""
        return self.seq if self.over and not self._asked else None

    def follow(self, table: str) -> None:
        """Look at the table from now on."""
        self.table = table
        self._look()

    async def ask(self, act: Act) -> bool:
        """Do something, as often as it takes; tell whether it was done or refused."""
        self._keys += 1
        do = Do(self.table, act, f"k{self._keys}")
        self._asked[do.key] = do, self.world.loop.create_future()
        self.world.history.note(self.person, f"asks {do.key}: {encode(act).decode()}")
        self._say(do.key)
        return await self._asked[do.key][1]

    def _say(self, key: str) -> None:
        if key in self._asked and self._line is not None:
            line = self._line
            line.say(self._asked[key][0])
            loop = self.world.loop
            loop.call_later(IMPATIENT * loop.luck.random(), self._wait_no_more, key, line)

    def _wait_no_more(self, key: str, line: Line) -> None:
        if key in self._asked and line is self._line and self.world.loop.luck.random() < 0.5:
            self.world.history.note(self.person, "hangs up")
            line.lose()

    def _connect(self) -> None:
        alive = [worker for worker in self.world.workers if worker.node.alive]
        if not alive:
            self.world.loop.call_later(AGAIN, self._connect)
            return
        self._line = Line(self, self.world.loop.luck.choice(alive))
        self.world.history.note(self.person, f"is at worker {self._line.worker.node.number}")
        self._look()
        for key in list(self._asked):
            self._say(key)

    def lost(self, line: Line) -> None:
        """Notice that the line is lost, and take another one."""
        if line is self._line:
            self._line = None
            self._connect()

    def _look(self) -> None:
        if self._line is not None and self.table:
            self._looking = True
            self._line.say(Resume(self.table, self.seq) if self.seq else Watch(self.table))

    def _look_again(self, line: Line | None) -> None:
        if line is self._line and self._looking:
            self._look()

    def hear(self, line: Line, raw: bytes) -> None:
        """Take a message."""
        if line is not self._line:
            return
        match DECODER.decode(raw):
            case Update() as update:
                self._see(update, raw)
            case Done(key=key, seq=seq) if key in self._asked:
                self.world.history.acknowledged(self.person, key, seq)
                self._asked.pop(key)[1].set_result(True)
            case Hello(person=table) if self._opening is not None and not self._opening.done():
                self._opening.set_result(table)
            case Refused() as refused:
                self._take_refusal(refused)

    def _see(self, update: Update, raw: bytes) -> None:
        self.world.history.updated(self.number, update, raw, asked=self._looking)
        self.seq, self._looking = update.seq, False
        if update.card is not None:
            self.over = update.card.phase == "over"
        self.see(update, raw)

    def see(self, update: Update, raw: bytes) -> None:
        """Watch only; players do more."""

    def _take_refusal(self, refused: Refused) -> None:
        loop, key = self.world.loop, refused.key
        if key is None:
            if refused.table:
                loop.call_later(AGAIN, self._look_again, self._line)
        elif key in self._asked and refused.code in {UNAVAILABLE, BUSY}:
            loop.call_later(AGAIN * loop.luck.random(), self._say, key)
        elif key in self._asked:
            do, answer = self._asked.pop(key)
            self.world.history.refused(self.person, do, refused.code)
            answer.set_result(False)


def _give_up(opening: asyncio.Future[str]) -> None:
    if not opening.done():
        opening.set_result("")
