"""A primary and its standby: what is committed here is safe once it is there.

As in PostgreSQL, a commit that waits for the standby is not seen by others, and what it changed
stays locked. Its wait ends when the standby has it, or when whoever asked for it gives up: then it
is seen, though the standby does not have it.
"""

from collections.abc import Callable

from bench.simulation.loop import SimLoop
from bench.simulation.node import NOWHERE
from bench.simulation.request import Request
from bench.simulation.state import Commit, State

LAG = 0.02
"""Seconds that a commit travels to the standby, at most, while all is well."""
LOCKED = 4.0
"""Seconds that somebody waits for what is locked."""
Witness = Callable[[str, Request | None], None]


class Locked(Exception):
    """What is to be changed is held by a commit that waits."""


class Database:
    """Takes commits on the primary, and ships them to the standby in their order."""

    def __init__(self, loop: SimLoop) -> None:
        """Begin with nothing, on two servers."""
        self._loop = loop
        self.state = State()
        """What can be read on the primary."""
        self.log: list[Commit] = []
        self.safe = 0
        """So many commits are on the standby."""
        self.era = 0
        """So often the standby has taken over."""
        self.now = 0.0
        """When the transaction began that is carried out."""
        self.witness: Witness = lambda *_: None
        """Called with all that happens, in its order."""
        self._cut = False
        self._request: Request | None = None
        self._waiting: list[Request] = []
        self._blocked: list[Request] = []

    def serve(self, request: Request) -> None:
        """Carry out what was asked."""
        if request.era != self.era:
            request.fail()
            return
        request.began = self._loop.now
        self.witness("asked", request)
        length = len(self.log)
        self._carry_out(request)
        self._ship(length)
        if request in self._blocked:
            self._loop.call_later(LOCKED, self._end_locked, request, context=NOWHERE)

    def is_locked(self, key: str) -> bool:
        """Tell whether a commit that waits has changed this."""
        return any(key in request.locks for request in self._waiting)

    @property
    def met(self) -> set[str]:
        """What was locked when the request that is carried out now was tried before."""
        return set() if self._request is None else self._request.met

    def commit(self, commit: Commit, *keys: str) -> None:
        """Commit what is carried out now, which changes these things."""
        assert self._request is not None
        if locked := set(filter(self.is_locked, keys)):
            self._request.met |= locked
            raise Locked
        self.log.append(commit)
        self._request.place, self._request.locks = len(self.log), frozenset(keys)

    def cancel(self, request: Request) -> None:
        """Wait no longer: a commit is there all the same, and anything else was not done."""
        if request in self._blocked:
            self._blocked.remove(request)
            self.witness("cancel", request)
            request.fail()
        elif request in self._waiting:
            self.witness("cancel", request)
            self._let_go([request])

    def cut(self) -> None:
        """Let nothing through to the standby."""
        self._cut = True

    def mend(self) -> None:
        """Let the standby catch up."""
        self._cut = False
        self._ship(0)

    def promote(self) -> None:
        """Lose the primary: the standby goes on with what it has, and gets a standby of its own."""
        self.witness("promote", None)
        lost = self._waiting + self._blocked
        self._waiting, self._blocked = [], []
        del self.log[self.safe :]
        self.state, self._cut, self.era = State(), False, self.era + 1
        for commit in self.log:
            commit(self.state)
        for request in lost:
            request.fail()

    def _end_locked(self, request: Request) -> None:
        """Wait no longer for what is locked; this limit does not end a commit."""
        if request in self._blocked:
            self.cancel(request)

    def _carry_out(self, request: Request) -> None:
        self._request, self.now = request, request.began
        try:
            request.result = request.work(self.state)
        except Locked:
            self._blocked.append(request)
            self.witness("is blocked", request)
            return
        if request.place:
            self._waiting.append(request)
            self.witness("waits", request)
        else:
            self.witness("is answered", request)
            request.reply(request.result)

    def _let_go(self, ready: list[Request]) -> None:
        """Let commits be seen, and those go on who waited for what they held."""
        length = len(self.log)
        for request in ready:
            self._waiting.remove(request)
            self.log[request.place - 1](self.state)
            self.witness("is answered", request)
            request.reply(request.result)
        blocked, self._blocked = self._blocked, []
        for request in blocked:
            self._carry_out(request)
        self._ship(length)

    def _ship(self, length: int) -> None:
        """Send what is new to the standby: commits of one moment arrive together."""
        if len(self.log) > length:
            delay = self._loop.luck.random() * LAG
            self._loop.call_later(delay, self._arrive, self.era, len(self.log), context=NOWHERE)

    def _arrive(self, era: int, length: int) -> None:
        if self._cut or era != self.era or length <= self.safe:
            return
        self.safe = length
        self.witness("arrives", None)
        self._let_go([request for request in self._waiting if request.place <= length])
