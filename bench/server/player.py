"""A player behind a socket: moves at random, comes back after every fault, and asks again."""

import asyncio
import itertools
import random
from collections.abc import Callable
from ipaddress import IPv4Address
from time import perf_counter

import msgspec

from bench.server.giving import LATE, Giver
from bench.server.messages import DECODER, PASSING, Done, Hello, Refused, Update
from bench.server.wire import Socket, connect
from flambeur.core.codec import encode
from flambeur.protocol.messages import Language, Resume, Watch
from flambeur.protocol.patch import Plain, merge

AGAIN = 0.1
"""Seconds until something that failed is tried again."""
QUIET, DEAD = 20.0, 28.0
"""Seconds of silence until a player asks whether the line is alive, and until it is given up."""
BEGINNING = 1
"""From this place of the log a browser wants everything told when it comes to a table."""
KEYS, HOMES = itertools.count(1), itertools.count(int(IPv4Address("10.0.0.1")))


class Asked(msgspec.Struct, gc=False):
    """Something a player asked for and has no answer to yet."""

    table: str
    key: str
    message: bytes
    at: float
    version: int = -1
    """The version of the game for which this is a move; others have none."""
    gives: str = ""
    """Which part of the dice this is: a commitment, or a nonce."""
    answer: asyncio.Future[int] | None = None


class Recorder:
    """Notes what players see and get; this one notes nothing."""

    def sent(self, player: "Player", asked: Asked) -> None:
        """Something goes out for the first time."""

    def acknowledged(self, player: "Player", asked: Asked, seq: int) -> None:
        """Something asked for is committed."""

    def delayed(self, player: "Player", asked: Asked) -> None:
        """Something asked for could not be done yet, and will be asked for again."""

    def refused(self, player: "Player", asked: Asked | None, code: str) -> None:
        """Something asked for was refused for good."""

    def updated(self, player: "Player", update: Update, raw: bytes) -> None:
        """A player was told what happened."""


class Player:
    """One person with one socket, who follows one table at a time."""

    def __init__(
        self,
        urls: list[str],
        home: int,
        recorder: Recorder,
        think: Callable[[], float] | None = None,
        language: Language | None = None,
        giver: Giver | None = None,
    ) -> None:
        """Take the workers, which to begin with, how long to think, and who adds to the dice.

        With a language the player follows tables as a browser does, without one as a bot does.
        """
        self.urls, self.home, self._first = urls, home, home
        self.table, self.seq = "", 0
        self.looking = False
        """The next update answers a request to see the table."""
        self.cookie, self.person = "", ""
        self.address = str(IPv4Address(next(HOMES)))
        self._language = language
        self.on_over: Callable[[Player], None] = lambda _: None
        self._recorder, self._think, self.giver = recorder, think, giver
        self._choose = random.Random(home)
        self._socket: Socket | None = None
        self._heard = 0.0
        self._asked: dict[str, Asked] = {}
        self._moved = -1
        self._picture: Plain | None = None
        """What a browser would draw."""
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, at whichever worker answers; come back where one was."""
        while not self._closed:
            url = self.urls[self.home % len(self.urls)]
            try:
                self._socket, self.cookie = await connect(
                    url, self._hear, self._lost, self.cookie, self.address
                )
            except (OSError, TimeoutError):
                self.home += 1
                await asyncio.sleep(AGAIN)
                continue
            self._heard = perf_counter()
            self._resume()
            return

    def close(self) -> None:
        """Leave for good."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            self._socket.close()

    def go_home(self) -> None:
        """Go back to the worker where this player began, if a fault led them away."""
        if self._socket is not None and (self.home - self._first) % len(self.urls):
            self.home = self._first - 1
            self._socket.close()

    def check_line(self) -> None:
        """Ask whether a quiet line is alive, and come back over another one if it is not."""
        silence = perf_counter() - self._heard
        if self._socket is None or silence < QUIET:
            return
        if silence < DEAD:
            self._say(b'{"type":"ping"}')
        else:
            self._socket.close()

    def follow(self, table: str) -> None:
        """Look at another table from now on."""
        if self.table:
            self._say(b'{"type":"unwatch","table":"%b"}' % self.table.encode())
        self.table, self.seq, self._moved = table, 0, -1
        self._look()

    async def ask(self, act: bytes) -> int:
        """Do something at the table, as often as it takes; return its place in the log."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._ask(act, answer=answer)
        return await answer

    def _ask(
        self,
        act: bytes,
        version: int = -1,
        answer: asyncio.Future[int] | None = None,
        gives: str = "",
    ) -> None:
        key = f"k{next(KEYS)}"
        message = b'{"type":"do","table":"%b","key":"%b","act":%b}' % (
            self.table.encode(),
            key.encode(),
            act,
        )
        asked = Asked(self.table, key, message, perf_counter(), version, gives, answer)
        self._asked[key] = asked
        self._recorder.sent(self, asked)
        self._say(message)

    def _say(self, message: bytes) -> None:
        if self._socket is not None:
            self._socket.send(message)

    def _lost(self) -> None:
        self._socket = None
        self.home += 1
        if not self._closed:
            self._task = asyncio.ensure_future(self.open())

    def _resume(self) -> None:
        if self.table:
            self._look()
        for asked in list(self._asked.values()):
            self._say(asked.message)

    def _look(self) -> None:
        self.looking = True
        since = self.seq or (BEGINNING if self._language else 0)
        if since:
            self._say(encode(Resume(self.table, since, self._language)))
        else:
            self._say(encode(Watch(self.table)))

    def _hear(self, raw: bytes) -> None:
        self._heard = perf_counter()
        match DECODER.decode(raw):
            case Update() as update:
                if update.table == self.table:
                    self._see(update, raw)
            case Done(key=key, seq=seq):
                asked = self._asked.pop(key, None)
                if asked is not None:
                    self._recorder.acknowledged(self, asked, seq)
                    if asked.answer is not None and not asked.answer.done():
                        asked.answer.set_result(seq)
            case Hello(person=person):
                self.person = person
            case Refused() as refused:
                self._take_refusal(refused)

    def _see(self, update: Update, raw: bytes) -> None:
        self._recorder.updated(self, update, raw)
        self.seq, self.looking = update.seq, False
        card, choice = update.card, update.choice()
        self._picture = (
            update.picture if update.patch is None else merge(self._picture or {}, update.patch)
        )
        if card is not None and card.phase == "over":
            self.on_over(self)
        elif choice is not None:
            self._plan(*choice)
        if self.giver is not None and update.seat is not None:
            part = self.giver.answer(update.seat, raw)
            if part is not None:
                self._ask(encode(part), gives=type(part).__name__.lower())

    def _plan(self, version: int, moves: tuple[msgspec.Raw, ...]) -> None:
        if version == self._moved or not moves:
            return
        self._moved = version
        act = b'{"type":"play","version":%d,"move":%b}' % (version, self._choose.choice(moves))
        if self._think is None:
            self._ask(act, version)
        else:
            loop, table = asyncio.get_running_loop(), self.table
            loop.call_later(self._think(), self._move, table, version, act)

    def _move(self, table: str, version: int, act: bytes) -> None:
        if table == self.table and not self._closed:
            self._ask(act, version)

    def _take_refusal(self, refused: Refused) -> None:
        loop = asyncio.get_running_loop()
        if refused.key is None:
            if refused.code not in PASSING:
                self._recorder.refused(self, None, refused.code)
            elif refused.table == self.table:  # at a table they have left, it does not matter
                loop.call_later(refused.wait or AGAIN, self._look)
            return
        asked = self._asked.get(refused.key)
        if asked is not None and refused.code in PASSING:
            self._recorder.delayed(self, asked)
            loop.call_later(refused.wait or AGAIN, self._say_again, asked.key)
        elif asked is not None:
            self._give_up(asked, refused)

    def _say_again(self, key: str) -> None:
        if key in self._asked:
            self._say(self._asked[key].message)

    def _give_up(self, asked: Asked, refused: Refused) -> None:
        del self._asked[asked.key]
        if not (asked.gives and refused.code in LATE):
            self._recorder.refused(self, asked, refused.code)
        if asked.answer is not None and not asked.answer.done():
            asked.answer.set_exception(RuntimeError(f"{refused.code}: {refused.message}"))
