"""A primary and its standby: what is committed here is safe once it is there."""

from collections.abc import Callable

from bench.simulation.loop import SimLoop
from bench.simulation.node import NOWHERE
from bench.simulation.state import Commit, State

LAG = 0.02
"""Seconds that a commit travels to the standby, at most, while all is well."""
Reply = Callable[[], None]


class Database:
    """Takes commits on the primary, and ships them to the standby in their order."""

    def __init__(self, loop: SimLoop) -> None:
        """Begin with nothing, on two servers."""
        self._loop = loop
        self.state = State()
        self.log: list[Commit] = []
        self.safe = 0
        """So many commits are on the standby."""
        self.era = 0
        """So often the standby has taken over."""
        self._cut = False
        self._waiting: list[tuple[int, Reply, Reply]] = []

    def commit(self, commit: Commit) -> None:
        """Carry out a transaction on the primary; the standby gets it a little later."""
        commit(self.state)
        self.log.append(commit)
        self._ship()

    def when_safe(self, reply: Reply, fail: Reply) -> None:
        """Reply once the standby has everything that is committed now, or fail if it never will."""
        if self.safe >= len(self.log):
            reply()
        else:
            self._waiting.append((len(self.log), reply, fail))

    def cut(self) -> None:
        """Let nothing through to the standby."""
        self._cut = True

    def mend(self) -> None:
        """Let the standby catch up."""
        self._cut = False
        self._ship()

    def promote(self) -> None:
        """Lose the primary: the standby goes on with what it has, and gets a standby of its own."""
        waiting, self._waiting = self._waiting, []
        del self.log[self.safe :]
        self.state, self._cut, self.era = State(), False, self.era + 1
        for commit in self.log:
            commit(self.state)
        for _, _, fail in waiting:
            fail()

    def _ship(self) -> None:
        delay = self._loop.luck.random() * LAG
        self._loop.call_later(delay, self._arrive, self.era, len(self.log), context=NOWHERE)

    def _arrive(self, era: int, length: int) -> None:
        if self._cut or era != self.era or length <= self.safe:
            return
        self.safe = length
        ready = [reply for wanted, reply, _ in self._waiting if wanted <= length]
        self._waiting = [one for one in self._waiting if one[0] > length]
        for reply in ready:
            reply()
