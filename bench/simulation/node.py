"""A worker as the scheduler sees it: it runs, stands still, or is gone."""

from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.simulation.loop import Call


class Node:
    """One life of a worker; after a crash another one begins."""

    def __init__(self, number: int) -> None:
        """Take which worker this is."""
        self.number = number
        self.alive = True
        self.paused = False
        self.cut = False
        """No word from or to the database comes through."""
        self.ahead = 0.0
        """Seconds by which its clock is ahead of the others."""
        self.held: list[Call] = []
        """What waits while the worker stands still."""

    def takes(self, call: "Call") -> bool:
        """Tell whether something may run now; what may not waits or vanishes."""
        if self.alive and self.paused:
            self.held.append(call)
        return self.alive and not self.paused


NODE: ContextVar[Node | None] = ContextVar("NODE", default=None)
"""Where the code that runs now is at home; clients and the database belong to no worker."""


def context_of(node: Node | None) -> Context:
    """Make a context in which everything belongs to a worker."""
    context = copy_context()
    context.run(NODE.set, node)
    return context


NOWHERE = context_of(None)
