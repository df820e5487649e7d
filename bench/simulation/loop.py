"""An event loop without a clock, sockets or threads: a seed decides what runs next."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from heapq import heappop, heappush
from random import Random
from typing import Any, TypeVar, cast

from bench.simulation.node import NODE, Node

T = TypeVar("T")
THOUGHT = 0.02
"""Seconds that work takes for which a real worker uses a thread, at most."""


class Call:
    """Something to run, at home on some node."""

    __slots__ = ("args", "callback", "context", "dropped", "node")

    def __init__(self, callback: Callable[..., object], args: Any, context: Context) -> None:
        """Take what to run, and where."""
        self.callback, self.args, self.context = callback, args, context
        self.node: Node | None = context.get(NODE)
        self.dropped = False

    def cancel(self) -> None:
        """Do not run it."""
        self.dropped = True

    def cancelled(self) -> bool:
        """Tell whether it will not run."""
        return self.dropped


class SimLoop:
    """Runs whatever is ready in random order; time passes only when nothing is ready."""

    def __init__(self, luck: Random) -> None:
        """Take where all chance comes from."""
        self.luck, self.now, self.steps = luck, 0.0, 0
        self.next_alarm = -1
        self.alarm: Callable[[], None] = lambda: None
        """Called before step `next_alarm`, between two awaits of whoever runs."""
        self._ready: list[Call] = []
        self._timers: list[tuple[float, int, Call]] = []
        self._count = 0
        self._open = True
        # Coroutines that end as garbage would run their `finally` at a moment nobody chose.
        self._tasks: list[asyncio.Task[Any]] = []
        # It has what tasks, locks and queues ask of a loop, and nothing of the other half.
        self._loop = cast("asyncio.AbstractEventLoop", self)

    def time(self) -> float:
        """Tell the simulated time."""
        return self.now

    def get_debug(self) -> bool:
        """Never look closer: that would read a real clock."""
        return False

    def create_future(self) -> asyncio.Future[Any]:
        """Make a future of this loop."""
        return asyncio.Future(loop=self._loop)

    def create_task(
        self,
        coro: Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        """Make a task, and keep it from becoming garbage."""
        task = asyncio.Task(coro, loop=self._loop, name=str(name), context=context)
        self._tasks.append(task)
        return task

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Call:
        """Let something run at this moment, in whatever order."""
        call = Call(callback, args, copy_context() if context is None else context)
        if self._open:
            self._ready.append(call)
        return call

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        """Let something run after some simulated seconds."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        """Let something run at a simulated time."""
        call = Call(callback, args, copy_context() if context is None else context)
        self._count += 1
        heappush(self._timers, (when, self._count, call))
        return call

    def run_in_executor(self, _: object, work: Callable[..., T], *given: Any) -> asyncio.Future[T]:
        """Do what a thread would do, a moment later."""
        future: asyncio.Future[T] = self.create_future()
        self.call_later(self.luck.random() * THOUGHT, _finish, future, work, given)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Say nothing of tasks that vanished with their worker."""

    def wake(self, node: Node) -> None:
        """Let a node go on that stood still."""
        node.paused = False
        self._ready += node.held
        node.held.clear()

    def run(self) -> None:
        """Run until somebody stops it, or nothing is left to do."""
        asyncio._set_running_loop(self._loop)  # noqa: SLF001 - made for those who write loops
        try:
            while self._open and (self._ready or self._advance()):
                self._step()
        finally:
            self._open = False
            self._end()
            asyncio._set_running_loop(None)  # noqa: SLF001 - the same

    def stop(self) -> None:
        """Run nothing more."""
        self._open = False

    def _end(self) -> None:
        """End what is left half done; nothing that it does on its way out is run any more."""
        for task in self._tasks:
            coroutine = task.get_coro()
            if not task.done() and isinstance(coroutine, Coroutine):
                coroutine.close()
        self._tasks.clear()

    def _advance(self) -> bool:
        """Let time pass until something is to be done."""
        timers, ready = self._timers, self._ready
        while timers and (not ready or timers[0][0] <= self.now):
            when, _, call = heappop(timers)
            if not call.dropped:
                self.now = max(self.now, when)
                ready.append(call)
        return bool(ready)

    def _step(self) -> None:
        ready = self._ready
        at = int(self.luck.random() * len(ready))
        call, ready[at] = ready[at], ready[-1]
        ready.pop()
        if self.steps == self.next_alarm:
            self.alarm()
        if call.dropped or not (call.node is None or call.node.takes(call)):
            return
        self.steps += 1
        call.context.run(call.callback, *call.args)


def _finish(future: asyncio.Future[T], work: Callable[..., T], given: Any) -> None:
    if future.done():
        return
    try:
        future.set_result(work(*given))
    except Exception as error:  # noqa: BLE001 - whoever waits gets it
        future.set_exception(error)
