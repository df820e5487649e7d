"""Something that a worker asks of the primary, and how far it is."""

from collections.abc import Callable
from typing import Any

from bench.simulation.state import State

Work = Callable[[State], Any]
Reply = Callable[[Any], None]
Fail = Callable[[], None]
Called = tuple[str, tuple[Any, ...]]
"""Which method of a store was called, and with what."""


class Request:
    """One transaction; whoever asked for it may give up meanwhile."""

    def __init__(self, called: Called, era: int, work: Work, reply: Reply, fail: Fail) -> None:
        """Take what is to be done, and who is told."""
        self.called, self.era = called, era
        self.work, self.reply, self.fail = work, reply, fail
        self.began = 0.0
        self.place = 0
        """Where its commit stands in the log of the primary, from 1 on."""
        self.locks: frozenset[str] = frozenset()
        self.met: set[str] = set()
        """What it had to wait for."""
        self.result: Any = None
